import { addCents, type Cents } from "#app/lib/money.ts";
import type { HireMoney } from "../payments/hire-money.ts";

/** What of a hire is to be paid now, VAT included. */
export function openSum({ deposit, balance, security, charges, unpaidCharges }: HireMoney): Cents {
  const charged = [...charges, ...unpaidCharges].map(({ total }) => total);
  return addCents(deposit.open, balance.open, security.open, ...charged);
}

/** Whether something of a hire is still to be paid, or held and to be given back. */
export function openMoney({
  deposit,
  balance,
  security,
  charges,
  unpaidCharges,
  securityHeld,
  overpaid,
}: HireMoney): boolean {
  const owed = deposit.open > 0 || balance.open > 0 || charges.length + unpaidCharges.length > 0;
  return owed || overpaid > 0 || securityHeld > 0 || security.waiting !== null;
}
