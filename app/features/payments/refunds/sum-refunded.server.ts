import type { ProviderName } from "#app/features/orders/orders.ts";
import { addCents, type Cents, subtractCents } from "#app/lib/money.ts";
import type { RefundView } from "./refunds.ts";

/** A refund that a mail tells of. */
export interface MailedRefund {
  /** Our own id; null or left out for a refund made at the provider itself. */
  readonly refundId?: string | null;
  /** The provider's id, where it is known. */
  readonly ref?: string | null;
  /** That of the payment it goes back to; left out: the order's. */
  readonly provider?: ProviderName;
  /** Staff have given the money back themselves. */
  readonly byHand?: boolean;
  /** What is given back as money, including VAT. */
  readonly amount: Cents;
  /** The part of the refund that pays an added order, beside the money. */
  readonly applied?: Cents;
  /** Of a refund that is not written down yet: why, as its credit note says. */
  readonly reason?: string;
  /** Refunds of the same order that are recorded in the same transaction, before this one. */
  readonly earlier?: readonly Pick<MailedRefund, "refundId" | "ref" | "amount">[];
}

/** Why money is given back, as the credit note of the refund says; "" where staff gave no reason. */
export function reasonOf(known: readonly RefundView[], refund: MailedRefund): string {
  return refund.reason ?? ownOf(known, refund)?.reason ?? "";
}

/** The refund as it is written down; null where it is not yet. */
export function ownOf(known: readonly RefundView[], refund: MailedRefund): RefundView | null {
  return known.find((row) => isSame(row, refund)) ?? null;
}

/**
 * What of an order was given back as money with this refund and all of the known ones that were taken on before it,
 * including VAT. Null for a payment that was too much.
 */
export function sumRefunded(known: readonly RefundView[], refund: MailedRefund): Cents | null {
  const own = ownOf(known, refund);
  if (own?.kind === "duplicate") return null;
  const taken = known.filter((row) => row !== own && row.kind === "order" && row.takenAt !== null);
  const earlier = (refund.earlier ?? []).filter((other) => !known.some((row) => isSame(row, other)));
  const amounts = [...taken, ...earlier].map(({ amount }) => amount);
  const applied = addCents(...taken.map((row) => row.applied));
  return addCents(refund.amount, subtractCents(addCents(...amounts), applied));
}

function isSame(
  row: { readonly id: string; readonly providerRef: string | null },
  { refundId = null, ref = null }: Pick<MailedRefund, "refundId" | "ref">,
): boolean {
  return row.id === refundId || (ref !== null && row.providerRef === ref);
}
