import type { HireMoney } from "../payments/hire-money.ts";

/** What of a hire can be unpaid, without a sum: the warehouse reads it. */
const UNPAID_PARTS = ["deposit", "balance", "security", "charges"] as const;
export type UnpaidPart = (typeof UNPAID_PARTS)[number];

/** What of a hire is still to be paid now. */
export function unpaidParts({ deposit, balance, security, charges, unpaidCharges }: HireMoney): UnpaidPart[] {
  const isOpen: Readonly<Record<UnpaidPart, boolean>> = {
    deposit: deposit.open > 0,
    balance: balance.open > 0,
    security: security.open > 0,
    charges: charges.length + unpaidCharges.length > 0,
  };
  return UNPAID_PARTS.filter((part) => isOpen[part]);
}
