import { addCents, type Cents } from "#app/lib/money.ts";
import { type HireState, isBack } from "../hire-states.ts";
import type { HireMoney } from "../payments/hire-money.ts";

/** What of a hire is to be paid now, VAT included. */
export function openSum({ deposit, balance, security, charges, unpaidCharges }: HireMoney): Cents {
  const charged = [...charges, ...unpaidCharges].map(({ total }) => total);
  return addCents(deposit.open, balance.open, security.open, ...charged);
}

/** Whether what is held of the security deposit can be given back: everything that left is accounted for. */
export function givesBack({
  state,
  money,
}: {
  readonly state: HireState;
  readonly money: HireMoney;
}): boolean {
  return money.securityHeld > 0 && (isBack(state) || state === "cancelled");
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
