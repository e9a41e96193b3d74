import type { Cents } from "#app/lib/money.ts";
import { isUpcoming } from "../../hire-states.ts";
import type { HireView } from "../../hires.ts";
import type { HireMoney, HirePayment } from "../hire-money.ts";

export const PAYABLE_PARTS = ["deposit", "balance", "security"] as const;
export type PayablePart = (typeof PAYABLE_PARTS)[number];

/** A part of the price, the security deposit, or the order of a charge. */
export type RecordedPart = PayablePart | { readonly orderId: string };

/** The charge with this order, where it is still to be paid: it waits, or ended unpaid. */
export function chargeToPay(
  { charges, unpaidCharges }: HireMoney,
  { orderId }: { readonly orderId: string },
): HirePayment | null {
  return [...charges, ...unpaidCharges].find((charge) => charge.orderId === orderId) ?? null;
}

export interface Waivable {
  readonly amount: Cents;
  /** The order that is given up with it; null for none. */
  readonly orderId: string | null;
}

/** What of a hire can be waived; null: nothing of this part. */
export function waivable(hire: Pick<HireView, "state" | "money">, part: RecordedPart): Waivable | null {
  const { money } = hire;
  if (isBeforeCollection(hire, part)) return null;
  if (typeof part !== "string") {
    const charge = chargeToPay(money, part);
    return charge && { amount: charge.total, orderId: charge.orderId };
  }
  const { open, waiting } = money[part];
  const orderId = waiting?.orderId ?? null;
  if (part === "balance") return open > 0 ? { amount: open, orderId } : null;
  return part === "security" && waiting && open === 0 ? { amount: waiting.total, orderId } : null;
}

/** Its price is changed by a new version of the quote. */
export function isBeforeCollection({ state }: Pick<HireView, "state">, part: RecordedPart): boolean {
  return typeof part === "string" && isUpcoming(state);
}

/** The part that a form names; null for none. */
export function readRecordedPart(text: string): RecordedPart | null {
  return PAYABLE_PARTS.find((part) => part === text) ?? (text === "" ? null : { orderId: text });
}
