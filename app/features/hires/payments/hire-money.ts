import { splitAmount } from "#app/features/hire-prices/deposit.ts";
import type { OrderState } from "#app/features/orders/order-states.ts";
import { hasEndedUnpaid, isAwaitingPayment } from "#app/features/orders/order-states.ts";
import type { HireCharge, OrderKind, ProviderName } from "#app/features/orders/orders.ts";
import type { VatRow } from "#app/features/orders/totals.ts";
import { addCents, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { atLeastZero } from "#app/lib/sums.ts";
import { type HireState, isBack, isDropped, isUpcoming } from "../hire-states.ts";

/** Days in which a charge, or what stays due of a cancelled hire, can be paid. */
export const DUE_DAYS = 30;

/** A payment of a hire, as its order has it. Sums include VAT. */
export interface HirePayment {
  readonly orderId: string;
  readonly number: number;
  readonly token: string;
  readonly kind: OrderKind;
  /** What a charge is for; null for every other payment. */
  readonly charge: HireCharge | null;
  readonly state: OrderState;
  readonly provider: ProviderName;
  readonly total: Cents;
  readonly vatRows: readonly VatRow[];
  readonly placedAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | null;
  /** Given back or on its way back. */
  readonly refunded: Cents;
  /** The part of `refunded` that has not been paid out; left out: nothing. */
  readonly refundsDue?: Cents;
  /** The VAT tables of refunds of what was too much, where they were stored with one; left out: none. */
  readonly returnedRows?: readonly VatRow[];
  /** The part of `refunded` that was not owed at that time (`returnedOf`); left out: nothing. */
  readonly returned?: Cents;
}

/** What of a hire is to be paid, in cents, VAT included. */
export interface HirePart {
  /** The whole part. */
  readonly due: Cents;
  readonly paid: Cents;
  /** Still to be paid now; 0 while it cannot be paid. */
  readonly open: Cents;
  /** The VAT by rate of what is still to be paid. */
  readonly vatRows: readonly VatRow[];
  /** The order in which it can be paid, once there is one. */
  readonly waiting: HirePayment | null;
}

export interface HireMoney {
  readonly deposit: HirePart;
  readonly balance: HirePart;
  readonly security: HirePart;
  /** Extra charges that wait for their payment. */
  readonly charges: readonly HirePayment[];
  /** Those that ended unpaid, until they are paid, waived, cancelled or replaced by staff. */
  readonly unpaidCharges: readonly HirePayment[];
  /** Deposit and balances that were paid, and what was given back of them. */
  readonly paid: Cents;
  readonly refunded: Cents;
  /** Extra charges that were paid, less what was given back of them. */
  readonly chargesHeld: Cents;
  /** What is held of the security: paid, less what was charged against it and given back. */
  readonly securityHeld: Cents;
  /** Paid for the hire beyond its total and not given back yet. */
  readonly overpaid: Cents;
  /** The rates at which more was paid than the hire has. */
  readonly overpaidRows: readonly VatRow[];
  /** The rates at which less was paid than the hire has. */
  readonly underpaidRows: readonly VatRow[];
}

export interface HireSums {
  /** The state by the clock. */
  readonly state: HireState;
  readonly total: Cents;
  readonly vatRows: readonly VatRow[];
  readonly deposit: Cents;
  readonly security: Cents;
  /** What staff do not ask for any more of the balance; left out: nothing. */
  readonly balanceWaived?: Cents;
}

/**
 * What is due, paid and open of a hire, to the cent. No security is asked for once the equipment is back. The balance
 * is, per rate, the accepted total less what earlier paid orders carried, so that all invoices of a hire add up to its
 * total.
 */
export function moneyOf(hire: HireSums, orders: readonly HirePayment[]): HireMoney {
  const paidOf = (...kinds: readonly OrderKind[]) =>
    orders.filter(({ kind, paidAt }) => paidAt !== null && kinds.includes(kind));
  const carried = paidOf("hire-deposit", "hire-balance");
  const counted = withoutReturnedDeposits(carried);
  const deposits = listDeposits(orders);
  const paid = totalOf(carried);
  const refunded = refundedOf(carried);
  const rest = remainingRows(hire.vatRows, counted);
  const left = sumOfVatRows(rest);
  const { balanceWaived = ZERO } = hire;
  const asked = atLeastZero(subtractCents(left, balanceWaived));
  const waitsForDeposit = hire.state === "awaiting-deposit" && deposits.length === 0;
  const payable = !isDropped(hire.state);
  const securities = paidOf("hire-security");
  const charges = paidOf("hire-charge");
  const taken = charges.filter(({ provider }) => provider === "security");
  const secures = payable && !waitsForDeposit && !isBack(hire.state);
  const securityOpen = secures
    ? atLeastZero(subtractCents(hire.security, securedBy(hire, securities)))
    : ZERO;
  return {
    deposit: {
      due: hire.deposit,
      paid: carriedBy(deposits),
      open: waitsForDeposit ? hire.deposit : ZERO,
      vatRows: splitAmount(hire, hire.deposit).deposit.vatRows,
      waiting: waitingOf(orders, "hire-deposit"),
    },
    balance: {
      due: atLeastZero(subtractCents(hire.total, carriedBy(deposits))),
      paid: carriedBy(paidOf("hire-balance")),
      open: payable && !waitsForDeposit ? asked : ZERO,
      vatRows: balanceWaived > 0 && asked > 0 ? shareOf(rest, asked) : rest,
      waiting: waitingOf(orders, "hire-balance"),
    },
    security: {
      due: hire.security,
      paid: totalOf(securities),
      open: securityOpen,
      vatRows: withoutVat(securityOpen),
      waiting: waitingOf(orders, "hire-security"),
    },
    charges: orders.filter(({ kind, state }) => kind === "hire-charge" && isAwaitingPayment(state)),
    unpaidCharges: listUnpaidCharges(orders),
    paid,
    refunded,
    chargesHeld: atLeastZero(subtractCents(totalOf(charges), refundedOf(charges))),
    securityHeld: atLeastZero(
      subtractCents(totalOf(securities), addCents(totalOf(taken), ...securities.map((o) => o.refunded))),
    ),
    overpaidRows: rest.filter(({ gross }) => gross < 0).map((row) => withoutRow(NO_SUM, row)),
    underpaidRows: rest.filter(({ gross }) => gross > 0),
    overpaid: atLeastZero(
      subtractCents(subtractCents(ZERO, left), subtractCents(refundedOf(counted), returnedBy(counted))),
    ),
  };
}

function listUnpaidCharges(orders: readonly HirePayment[]): readonly HirePayment[] {
  return orders.filter(({ kind, state }) => kind === "hire-charge" && hasEndedUnpaid(state));
}

/** The paid deposits that count: not those of `withoutReturnedDeposits`. */
export function listDeposits(orders: readonly HirePayment[]): readonly HirePayment[] {
  return withoutReturnedDeposits(orders.filter(({ paidAt }) => paidAt !== null)).filter(
    ({ kind }) => kind === "hire-deposit",
  );
}

/**
 * The payments without a deposit that was given back whole and lessens the balance no more: a second one, or one that
 * carries nothing of the price. The only deposit of a reserved hire counts, for it was given back as a concession.
 */
export function withoutReturnedDeposits<T extends DepositFacts>(paid: readonly T[]): readonly T[] {
  const isGivenBack = ({ kind, total, refunded }: T) => kind === "hire-deposit" && refunded >= total;
  const hasOther = paid.some((order) => order.kind === "hire-deposit" && !isGivenBack(order));
  return paid.filter((order) => !isGivenBack(order) || (!hasOther && (order.returned ?? ZERO) < order.total));
}

type DepositFacts = Pick<HirePayment, "kind" | "total" | "refunded" | "returned">;

/**
 * What counts as paid of the security of a hire. What was given back before the collection is asked for again; later it is
 * the customer's own.
 */
export function securedBy(
  { state }: Pick<HireSums, "state">,
  paid: readonly Pick<HirePayment, "total" | "refunded">[],
): Cents {
  const total = addCents(...paid.map((order) => order.total));
  return isUpcoming(state) ? subtractCents(total, addCents(...paid.map(({ refunded }) => refunded))) : total;
}

function refundedOf(orders: readonly HirePayment[]): Cents {
  return addCents(...orders.map(({ refunded }) => refunded));
}

function returnedBy(orders: readonly Pick<HirePayment, "returned">[]): Cents {
  return addCents(...orders.map(({ returned = ZERO }) => returned));
}

/** What payments carry of the price of their hire: not what was given back because it was too much. */
export function carriedBy(orders: readonly Pick<HirePayment, "total" | "returned">[]): Cents {
  return subtractCents(addCents(...orders.map(({ total }) => total)), returnedBy(orders));
}

/** The VAT table of what a payment carries. */
function carriedRows({ vatRows, returnedRows = [], returned = ZERO }: HirePayment): readonly VatRow[] {
  const known = sumOfVatRows(returnedRows);
  if (returned < known) return splitAmount({ vatRows }, returned).balance.vatRows;
  return leftOf(withoutRows(vatRows, returnedRows), subtractCents(returned, known));
}

/** The VAT table of what was given back of no payment yet: no refund is credited at a rate beyond it. */
export function refundableRows({ vatRows, returnedRows = [], refunded }: HirePayment): readonly VatRow[] {
  const other = atLeastZero(subtractCents(refunded, sumOfVatRows(returnedRows)));
  return leftOf(withoutRows(vatRows, returnedRows), other);
}

function leftOf(vatRows: readonly VatRow[], amount: Cents): readonly VatRow[] {
  return amount === 0 ? vatRows : splitAmount({ vatRows }, amount).balance.vatRows;
}

const NO_SUM = { gross: ZERO, net: ZERO, vat: ZERO };

/** A VAT table less another, by rate. Rates that only the other has come last, as negative rows. */
export function withoutRows(rows: readonly VatRow[], taken: readonly VatRow[]): readonly VatRow[] {
  const left = new Map(rows.map((row) => [row.rate, row]));
  for (const row of taken) left.set(row.rate, withoutRow(left.get(row.rate) ?? NO_SUM, row));
  return [...left.values()];
}

function withoutRow(from: Omit<VatRow, "rate">, row: VatRow): VatRow {
  return {
    rate: row.rate,
    gross: subtractCents(from.gross, row.gross),
    net: subtractCents(from.net, row.net),
    vat: subtractCents(from.vat, row.vat),
  };
}

export function sumOfVatRows(rows: readonly VatRow[]): Cents {
  return addCents(...rows.map(({ gross }) => gross));
}

/** The VAT table of a part of a sum. */
export function shareOf(rows: readonly VatRow[], amount: Cents): readonly VatRow[] {
  return splitAmount({ vatRows: rows.filter(({ gross }) => gross > 0) }, amount).deposit.vatRows;
}

/** A sum without VAT, as the VAT table of a receipt. */
function withoutVat(gross: Cents): readonly VatRow[] {
  return [{ rate: 0, gross, net: gross, vat: ZERO }];
}

/** An accepted VAT table less those of paid orders. A rate that only they had is carried as a negative row. */
function remainingRows(accepted: readonly VatRow[], carried: readonly HirePayment[]): readonly VatRow[] {
  return withoutRows(accepted, carried.flatMap(carriedRows)).toSorted((a, b) => b.rate - a.rate);
}

function waitingOf(orders: readonly HirePayment[], wanted: OrderKind): HirePayment | null {
  return orders.findLast(({ kind, state }) => kind === wanted && isAwaitingPayment(state)) ?? null;
}

function totalOf(orders: readonly HirePayment[]): Cents {
  return addCents(...orders.map(({ total }) => total));
}
