import { securityOf } from "#app/features/hire-prices/deposit.ts";
import { MIN_TOTAL } from "#app/features/orders/orders.ts";
import {
  type PricedQuote,
  priceQuote,
  type QuoteContent,
} from "#app/features/quotes/content/quote-content.ts";
import {
  hasWithdrawal,
  withdrawalUntil,
  withOptions,
} from "#app/features/quotes/content/withdrawal-right.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Cents, ZERO } from "#app/lib/money.ts";
import { addMs, HOUR_MS } from "#app/lib/time/clock.ts";
import { concludedAt } from "../cancel/cancellation.ts";
import { type HireState, hireStateAt } from "../hire-states.ts";

/** What the accepting page sends, and from where. */
export interface AcceptAsk {
  /** The token of the quote. */
  readonly token: string;
  /** The version, and the hash of its content, that the page showed. */
  readonly versionId: string;
  readonly hash: string;
  /** Ids of the optional lines that were ticked. */
  readonly options: readonly string[];
  readonly name: string;
  readonly email: string;
  readonly poNumber: string | null;
  /** A consumer's request to begin before the time to withdraw is over. */
  readonly beginEarly: boolean;
  readonly ip: string;
  readonly userAgent: string;
  readonly locale: Locale;
  /** The account that is signed in; the hire is its own only where the quote is (`findOwner`). */
  readonly userId: string | null;
}

export type AcceptRefusal =
  | { readonly kind: "not-found" | "expired" | "withdrawn" | "declined" | "conflict" | "unknown-option" }
  /** All its lines are optional, and none is ticked. */
  | { readonly kind: "nothing-chosen" }
  /** Another version was sent meanwhile. */
  | { readonly kind: "superseded"; readonly current: { readonly versionId: string; readonly number: number } }
  /** It begins before the time to withdraw is over, and the customer has not asked for that. */
  | { readonly kind: "withdrawal-consent" }
  /** Staff took this further version back. */
  | { readonly kind: "taken-back" }
  /** Gear of the hire is out. */
  | { readonly kind: "out" }
  | {
      readonly kind: "short";
      readonly lines: readonly {
        readonly lineId: string;
        readonly name: string;
        readonly available: number;
      }[];
    };

/** What an acceptance at `now` comes to. */
export interface AgreedHire {
  readonly priced: PricedQuote;
  readonly period: { readonly from: Date; readonly to: Date };
  /** VAT included; 0: none, also where it is less than can be charged. */
  readonly deposit: Cents;
  /** The instant until which the deposit is due; null where no deposit is due; never after the collection. */
  readonly depositDueAt: Date | null;
  readonly security: Cents;
  /** The last instant to withdraw; null: no right to withdraw. It ends with the start of the hire. */
  readonly withdrawUntil: Date | null;
  /** The acceptance from which the right to withdraw runs. */
  readonly concludedAt: Date;
  /** The first mail of the contract: that of this acceptance unless one went out before. */
  readonly informedAt: Date;
  /** The last instant to withdraw from what a further version adds; null: it begins the contract. */
  readonly addedUntil: Date | null;
}

/**
 * What an acceptance at `now` agrees on, with the optional lines in `options`. No deposit is due that is less than can
 * be charged. A further version (`before`) does not renew the right to withdraw from the contract that it changes.
 */
export function agreedHire(
  content: QuoteContent,
  options: readonly string[],
  { before, now }: { readonly before: AcceptedBefore | null; readonly now: Date },
): AgreedHire {
  const priced = priceQuote(content, options);
  const period = { from: new Date(content.from), to: new Date(content.to) };
  const deposit = priced.deposit < MIN_TOTAL ? ZERO : priced.deposit;
  const due = addMs(now, content.settings.depositHours * HOUR_MS);
  const lines = priced.lines.map(({ line }) => line);
  const continued = before && !hasLapsed(before, now) ? concludedAt(before) : null;
  const concluded = continued ?? now;
  const informedAt = continued && before?.informedAt ? earlier(before.informedAt, now) : now;
  return {
    priced,
    period,
    deposit,
    depositDueAt: deposit === 0 ? null : earlier(due, period.from),
    security: securityOf(lines, content.settings, { isTrade: content.customer.trade }),
    concludedAt: concluded,
    informedAt,
    withdrawUntil: hasWithdrawal(withOptions(content, options))
      ? withdrawalUntil({ acceptedAt: concluded, informedAt, startsAt: period.from })
      : null,
    addedUntil: continued && withdrawalUntil({ acceptedAt: now, informedAt: now, startsAt: period.from }),
  };
}

/** A hire of which a further version is accepted. */
export interface AcceptedBefore {
  readonly state: HireState;
  readonly total: Cents;
  readonly acceptedAt: Date;
  readonly concludedAt: Date | null;
  /** When its contract was first mailed; null: never. */
  readonly informedAt: Date | null;
  readonly deposit: Cents;
  readonly depositDueAt: Date | null;
  /** Whether its deposit was paid, which may have been after it lapsed, and not given back since. */
  readonly depositPaid: boolean;
}

/**
 * The deposit that an acceptance at `now` waits for, and until when; null for none. A further version (`before`) never
 * asks for another one: one that is not paid yet stays due as it was, or by the new collection if that is earlier. Where
 * the hire lapsed, its own deposit is due as for a first version.
 */
export function awaitedDeposit(
  { deposit, depositDueAt, priced, period }: AgreedHire,
  before: AcceptedBefore | null,
  now: Date,
): { readonly amount: Cents; readonly dueAt: Date } | null {
  if (!before || (hasLapsed(before, now) && !before.depositPaid))
    return depositDueAt && { amount: deposit, dueAt: depositDueAt };
  const waits = hireStateAt(before.state, before.depositDueAt, now) === "awaiting-deposit";
  const { total } = priced.price;
  return waits && before.depositDueAt
    ? {
        amount: before.deposit > total ? total : before.deposit,
        dueAt: earlier(before.depositDueAt, period.from),
      }
    : null;
}

function hasLapsed({ state, depositDueAt }: AcceptedBefore, now: Date): boolean {
  return hireStateAt(state, depositDueAt, now) === "lapsed";
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
