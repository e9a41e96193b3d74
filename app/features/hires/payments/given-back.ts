import { addCents, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { type HirePayment, listDeposits } from "./hire-money.ts";

/** What of payments was given back, VAT included. */
export interface GivenBack {
  readonly paidOut: Cents;
  /** Not paid out yet: by the provider of the payment, or by a bank transfer. */
  readonly due: Cents;
}

type Facts = Pick<HirePayment, "refunded" | "refundsDue">;

export function givenBackOf(orders: readonly Facts[]): GivenBack {
  const due = addCents(...orders.map(({ refundsDue = ZERO }) => refundsDue));
  return { paidOut: subtractCents(addCents(...orders.map(({ refunded }) => refunded)), due), due };
}

/** The paid orders of a hire by what they pay. */
export function paidOrders(orders: readonly HirePayment[]) {
  const paid = orders.filter(({ paidAt }) => paidAt !== null);
  const charges = paid.filter(({ kind }) => kind === "hire-charge");
  return {
    price: paid.filter(({ kind }) => kind === "hire-deposit" || kind === "hire-balance"),
    securities: paid.filter(({ kind }) => kind === "hire-security"),
    charges,
    /** Paid from the security deposit. */
    taken: charges.filter(({ provider }) => provider === "security"),
  };
}

/**
 * What was given back of deposit and balance as a concession. `moneyOf` has what was too much subtracted already, and
 * does not count a deposit that was given back whole.
 */
export function priceGivenBack(orders: readonly HirePayment[]): Cents {
  const counted = [...listDeposits(orders), ...paidOrders(orders).price.filter(isBalance)];
  return addCents(...counted.map(({ refunded, returned = ZERO }) => subtractCents(refunded, returned)));
}

function isBalance({ kind }: HirePayment): boolean {
  return kind === "hire-balance";
}
