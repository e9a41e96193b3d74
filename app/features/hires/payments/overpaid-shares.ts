import type { VatRow } from "#app/features/orders/totals.ts";
import type { RefundShare } from "#app/features/payments/refunds/refunds.ts";
import { type Cents, subtractCents, vatIncluded, ZERO } from "#app/lib/money.ts";
import { type HireMoney, type HirePayment, refundableRows, sumOf, withoutRows } from "./hire-money.ts";

interface PaidHire {
  readonly orders: readonly HirePayment[];
  readonly money: Pick<HireMoney, "overpaid" | "overpaidRows">;
}

/**
 * Shares what of a sum was paid too much for a hire over the payments that carried it, the one of `first` before the latest
 * others, each with its VAT table: what is left on all documents of the hire is then its price at every rate.
 */
export function overpaidShares(
  { orders, money }: PaidHire,
  amount: Cents,
  first: string | null,
): readonly RefundShare[] {
  const paid = orders.filter(
    ({ kind, paidAt }) => paidAt !== null && (kind === "hire-deposit" || kind === "hire-balance"),
  );
  const own = paid.filter(({ orderId }) => orderId === first);
  const others = paid.filter(({ orderId }) => orderId !== first).toReversed();
  let [open, left] = [money.overpaidRows, smaller(amount, money.overpaid)];
  return [...own, ...others].flatMap((payment) => {
    const vatRows = takeRows(open, refundableRows(payment), left);
    if (vatRows.length === 0) return [];
    const taken = sumOf(vatRows);
    open = withoutRows(open, vatRows);
    left = subtractCents(left, taken);
    return [{ orderId: payment.orderId, amount: taken, vatRows }];
  });
}

/** What of `open` a payment carries, at most `most`. */
function takeRows(open: readonly VatRow[], carried: readonly VatRow[], most: Cents): readonly VatRow[] {
  let left = most;
  return open.flatMap((row) => {
    const limit = carried.find(({ rate }) => rate === row.rate);
    const gross = limit ? smaller(smaller(row.gross, limit.gross), left) : ZERO;
    if (!limit || gross <= 0) return [];
    left = subtractCents(left, gross);
    const whole = [limit, row].find((known) => known.gross === gross);
    const vat = whole?.vat ?? smaller(vatIncluded(gross, row.rate), row.vat);
    return [{ rate: row.rate, gross, vat, net: subtractCents(gross, vat) }];
  });
}

function smaller(a: Cents, b: Cents): Cents {
  return a < b ? a : b;
}
