import { MIN_TOTAL } from "#app/features/orders/orders.ts";
import { shareAt } from "#app/features/quotes/content/cancellation-step.ts";
import { type AcceptedPart, boundTotal } from "#app/features/quotes/content/withdrawal-right.ts";
import type { HireSettings } from "#app/features/settings/hire-settings.ts";
import { addCents, type Cents, roundHalfUp, subtractCents } from "#app/lib/money.ts";
import { atLeastZero } from "#app/lib/sums.ts";
import { type HireState, isUpcoming } from "../hire-states.ts";
import type { HireMoney } from "../payments/hire-money.ts";

export interface CancellableHire {
  /** The state by the clock. */
  readonly state: HireState;
  readonly startsAt: Date;
  readonly total: Cents;
  readonly withdrawUntil: Date | null;
  /** The acceptances since the contract was concluded, oldest first. */
  readonly accepted: readonly AcceptedPart[];
  /** Frozen with the accepted version. */
  readonly settings: Pick<HireSettings, "cancellation">;
  readonly money: Pick<HireMoney, "paid" | "refunded" | "chargesHeld" | "securityHeld">;
}

/** What a cancellation comes to; sums include VAT. */
export interface Cancellation {
  /** Basis points of the total, less what is `added`. */
  readonly share: number;
  /** What a further version added that a consumer may still withdraw from: it costs nothing. */
  readonly added: Cents;
  readonly charge: Cents;
  /** The sum to be paid back, the security and the extra charges included. */
  readonly refund: Cents;
  /** What stays to be paid where less than the charge was paid. */
  readonly due: Cents;
  /** True while the customer may withdraw, which costs nothing. */
  readonly withdrawal: boolean;
}

/**
 * What cancelling a hire at `now` costs by the scale that was accepted. Nothing while a consumer may withdraw (`boundTotal`
 * for what a further version adds), before a deposit has reserved it, and where the company itself cancels (`free`).
 * Extra charges are no part of the scale: they are given back whole.
 */
export function cancellationOf(hire: CancellableHire, now: Date, { free = false } = {}): Cancellation {
  const withdrawal = hire.withdrawUntil !== null && now < hire.withdrawUntil;
  const reserved = hire.state !== "awaiting-deposit" && hire.state !== "lapsed";
  const isFree = free || withdrawal || !reserved;
  const share = isFree ? 0 : shareAt(hire.settings.cancellation, hire.startsAt, now);
  const bound = share === 0 ? hire.total : boundOf(hire, now);
  const charge = roundHalfUp(BigInt(bound) * BigInt(share), 10_000);
  const kept = subtractCents(hire.money.paid, hire.money.refunded);
  return {
    share,
    added: subtractCents(hire.total, bound),
    charge,
    withdrawal,
    refund: addCents(
      atLeastZero(subtractCents(kept, charge)),
      hire.money.chargesHeld,
      hire.money.securityHeld,
    ),
    due: atLeastZero(subtractCents(charge, kept)),
  };
}

interface WithdrawableHire {
  readonly state: HireState;
  /** Null: no right to withdraw. */
  readonly withdrawUntil: Date | null;
}

/** The last instant at which its customer may withdraw from a hire; null: no right to withdraw, or it is over. */
export function openWithdrawal({ state, withdrawUntil }: WithdrawableHire, now: Date): Date | null {
  if (withdrawUntil === null || !isUpcoming(state)) return null;
  return withdrawUntil > now ? withdrawUntil : null;
}

interface ConcludedHire {
  /** That of the version accepted last. */
  readonly acceptedAt: Date;
  /** Null: of that one, too. */
  readonly concludedAt: Date | null;
}

/** The instant from which the right to withdraw from a hire runs. */
export function concludedAt(hire: ConcludedHire): Date {
  return hire.concludedAt ?? hire.acceptedAt;
}

/** Whether what stays due of a cancellation is asked for: no payment page charges less. */
export function isPayable(due: Cents): boolean {
  return due >= MIN_TOTAL;
}

/** The part of the total that the scale counts. */
function boundOf({ total, withdrawUntil, accepted }: CancellableHire, now: Date): Cents {
  if (withdrawUntil === null) return total;
  const bound = boundTotal(accepted, now);
  return bound < total ? bound : total;
}
