import type { HireCharge } from "#app/features/orders/orders.ts";

/** What staff charge a hire for. */
export const STAFF_CHARGES = [
  "late",
  "longer",
  "lost",
  "damaged",
  "other",
] as const satisfies readonly HireCharge[];
export type StaffCharge = (typeof STAFF_CHARGES)[number];

const REPLACES = "replaces-";

/** The name of the field that replaces a charge that ended unpaid. */
export function replacesField(orderId: string): string {
  return REPLACES + orderId;
}

/** The id of the order that a field replaces; null for any other field. */
export function replacedId(name: string): string | null {
  return name.startsWith(REPLACES) ? name.slice(REPLACES.length) : null;
}
