import type { WithdrawalException } from "#app/features/catalog/duties/duties.ts";
import { isAwaitingPayment, isPaid, type OrderState } from "#app/features/orders/order-states.ts";
import type { ProviderName } from "#app/features/orders/orders.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/withdrawal.ts";
import { addCents, type Cents } from "#app/lib/money.ts";
import type { WITHDRAWAL_STATES } from "./enums.ts";
import { type Extension, isInPeriod } from "./period.ts";

export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** A line of an order as the form offers it. */
export interface WithdrawalLine {
  /** The line's index in its order, from 0. */
  readonly position: number;
  readonly text: string;
  readonly ordered: number;
  /** What open and refunded statements name. */
  readonly stated: number;
  /** What no such statement names and no refund gave back. */
  readonly left: number;
  readonly exception: WithdrawalException | null;
}

/** Part of a line, as a statement names it. */
export interface WithdrawalItem {
  readonly position: number;
  readonly text: string;
  readonly quantity: number;
}

/** An order from the view of somebody who may withdraw from it. */
export interface WithdrawableOrder {
  readonly id: string;
  readonly number: number;
  readonly token: string;
  readonly name: string;
  readonly email: string;
  /** False while no contract exists, or when it came to nothing. */
  readonly hasContract: boolean;
  /** Sold at the counter: no distance contract. */
  readonly atCounter: boolean;
  readonly lines: readonly WithdrawalLine[];
  /** Goods of it were dispatched or collected. */
  readonly hasLeft: boolean;
  /** First instant after the period; null while it has not begun. */
  readonly periodEndsAt: Date | null;
}

/** A statement as its maker sees it again. */
export interface WithdrawalReceipt {
  readonly token: string;
  readonly locale: Locale;
  readonly fromOrder: boolean;
  readonly email: string;
  readonly statement: string;
  readonly receivedAt: Date;
  readonly refundDueAt: Date;
  readonly state: WithdrawalState;
  readonly note: string | null;
}

/** What a statement claims back, including VAT. */
export interface OwedSum {
  readonly goods: Cents;
  readonly delivery: Cents;
  /** Whether it names the whole order. */
  readonly isWhole: boolean;
}

/** A statement as the page after it shows it. */
export interface ReceivedWithdrawal extends WithdrawalReceipt {
  /** Null where it is not certain, or where its maker is told nothing of an order. */
  readonly owed: OwedSum | null;
  /** Goods of its order were dispatched or collected; null where its maker is told nothing of an order. */
  readonly hasLeft: boolean | null;
  /** What refunds for it gave back, including VAT; 0 where its maker is told nothing of an order. */
  readonly refunded: Cents;
}

/** A statement as staff see it. */
export interface AdminWithdrawal extends WithdrawalReceipt {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly periodEndsAt: Date | null;
  readonly settledAt: Date | null;
  readonly order: {
    readonly id: string;
    readonly number: number;
    readonly business: boolean;
    /** Sold at the counter: no right to withdraw. */
    readonly atCounter: boolean;
  } | null;
}

/** What staff do about an open statement. */
export interface Settlement {
  readonly id: string;
  /** Null: a refund settles it that no staff member asked for. */
  readonly actorId: string | null;
  readonly now: Date;
  /**
   * A refusal says why; a refund needs no words. `confirmed`: false where staff were not asked yet about a refund that is
   * recorded nowhere; left out, no one is asked.
   */
  readonly outcome:
    | { readonly kind: "refunded"; readonly confirmed?: boolean }
    | { readonly kind: "refused"; readonly note: string }
    | { readonly kind: "link"; readonly orderNumber: number };
}

export type SettlementRefusal =
  | { readonly kind: "conflict" }
  | { readonly kind: "reason-required" }
  /** No refund of the order is recorded since the statement came. */
  | { readonly kind: "to-confirm" }
  | { readonly kind: "no-such-order" }
  /** A payment of a hire: a customer withdraws from a hire on the page of the hire. */
  | { readonly kind: "order-of-hire" };

/** What an order's page shows about withdrawing from it. */
export interface OrderWithdrawalFacts {
  readonly token: string;
  /** A contract is, its period runs and something is left of it. */
  readonly possible: boolean;
  /** First instant after the period; null while it has not begun. */
  readonly periodEndsAt: Date | null;
  /** Goods of it were dispatched or collected. */
  readonly hasLeft: boolean;
  readonly statements: readonly WithdrawalReceipt[];
}

/** An order's side of withdrawing, for staff: when the goods were received, until when it lasts, what was stated. */
export interface OrderReceptionFacts {
  readonly orderId: string;
  /** Sold at the counter: no right to withdraw. */
  readonly atCounter: boolean;
  readonly receivedAt: Date | null;
  readonly periodEndsAt: Date | null;
  /** Why the period is longer than fourteen days. */
  readonly extension: Extension | null;
  readonly statements: readonly WithdrawalReceipt[];
}

/** Whether a contract is that can be withdrawn from: paid, or on account and not given up. */
export function hasContract(state: OrderState, provider: ProviderName): boolean {
  return isPaid(state) || (provider === "invoice" && isAwaitingPayment(state));
}

/**
 * What follows a withdrawal, by whether goods left (Directive 2011/83/EU, Arts 13 and 14): only what left is sent back,
 * and only for it may a refund wait. `due`: the last day of the refund, in words; `store`: where goods are sent back to,
 * on one line, "" where the settings have no address.
 */
export function nextSteps(
  locale: Locale,
  { hasLeft, owed }: Pick<ReceivedWithdrawal, "hasLeft" | "owed">,
  { due, store }: { readonly due: string; readonly store: string },
): readonly string[] {
  const sum = owed && sumText(locale, owed);
  const refund = sum
    ? format(locale, messages.nextRefundSum, { sum, date: due })
    : format(locale, messages.nextRefundOnly, { date: due });
  const delivery = owed?.isWhole ? [] : [format(locale, messages.nextDelivery)];
  if (hasLeft === false) return [format(locale, messages.nextNothing), refund, ...delivery];
  const send = format(locale, hasLeft ? messages.nextSend : messages.nextSendIfAny);
  const to = store === "" ? "" : ` ${format(locale, messages.nextSendTo, { address: store })}`;
  return [`${send}${to}`, `${refund} ${format(locale, messages.nextMayWait)}`, ...delivery];
}

function sumText(locale: Locale, { goods, delivery }: OwedSum): string {
  if (delivery === 0) return formatMoney(goods);
  return format(locale, messages.sumOfParts, {
    total: formatMoney(addCents(goods, delivery)),
    goods: formatMoney(goods),
    delivery: formatMoney(delivery),
  });
}

/** Why an order's page offers no withdrawal. */
export type WithdrawalObstacle =
  | { readonly kind: "no-contract" | "at-counter" }
  | { readonly kind: "period-over"; readonly endedAt: Date }
  | { readonly kind: "nothing-left" };

/** What forbids to withdraw from an order; null: the function must be there (Directive 2011/83/EU, Art. 11a). */
export function obstacleTo(order: WithdrawableOrder, now: Date): WithdrawalObstacle | null {
  const { periodEndsAt } = order;
  if (!order.hasContract) return { kind: "no-contract" };
  if (order.atCounter) return { kind: "at-counter" };
  if (periodEndsAt && !isInPeriod(periodEndsAt, now)) return { kind: "period-over", endedAt: periodEndsAt };
  return withdrawableLines(order.lines).length === 0 ? { kind: "nothing-left" } : null;
}

/** The lines that something can still be withdrawn from. */
function withdrawableLines(lines: readonly WithdrawalLine[]): readonly WithdrawalLine[] {
  return lines.filter((line) => line.left > 0 && line.exception !== "custom-made");
}

/** The number in "#1001", "Order 1001" or "1001"; null when there is none. */
export function orderNumberIn(reference: string): number | null {
  const digits = /\d{1,9}/.exec(reference)?.[0];
  return digits === undefined ? null : Number(digits);
}

export interface StatementFacts {
  readonly company: string;
  readonly number: string;
  readonly name: string;
  readonly email: string;
  /** The lines to withdraw from, as text; empty: the whole order. */
  readonly items: string;
}

/** The text that is confirmed, sent back and kept. */
export function statementText(
  locale: Locale,
  { company, number, name, email, items }: StatementFacts,
): string {
  const what =
    items === ""
      ? format(locale, messages.statementWhole, { company, number })
      : format(locale, messages.statementItems, { company, number, items });
  return `${what}\n${format(locale, messages.statementWho, { name, email })}`;
}

/** "2 × DMX cable, 10 m; 1 × Hazer". */
export function itemsInWords(items: readonly WithdrawalItem[]): string {
  return items.map(({ quantity, text }) => `${quantity} × ${text}`).join("; ");
}
