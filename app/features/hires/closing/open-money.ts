import { MIN_TOTAL } from "#app/features/orders/orders.ts";
import { addCents, type Cents, cents, subtractCents } from "#app/lib/money.ts";
import { type HireState, isBack } from "../hire-states.ts";
import type { HireMoney, HirePayment } from "../payments/hire-money.ts";

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

/** What of an open charge is taken from the security deposit: all of it, or a part. */
export interface SecurityDeduction {
  readonly charge: HirePayment;
  /** VAT included. */
  readonly amount: Cents;
}

/**
 * The open charges that what is held of the security deposit pays, the oldest first. The last may be taken in part; its
 * rest is never less than a payment page can charge.
 */
export function securityDeductions(hire: {
  readonly state: HireState;
  readonly money: HireMoney;
}): readonly SecurityDeduction[] {
  if (!givesBack(hire)) return [];
  const { charges, unpaidCharges, securityHeld } = hire.money;
  const deductions: SecurityDeduction[] = [];
  let left = securityHeld;
  for (const charge of [...charges, ...unpaidCharges].toSorted((a, b) => a.number - b.number)) {
    // Its money is on its way.
    if (charge.state === "processing") continue;
    const { total } = charge;
    const amount = total <= left ? total : cents(Math.min(left, total - MIN_TOTAL));
    if (amount <= 0) break;
    deductions.push({ charge, amount });
    left = subtractCents(left, amount);
  }
  return deductions;
}

/** What is taken of them together. */
export function deductedSum(deductions: readonly SecurityDeduction[]): Cents {
  return addCents(...deductions.map(({ amount }) => amount));
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
