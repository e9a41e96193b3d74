import type { VatRow } from "#app/features/orders/totals.ts";
import type { RefundShare } from "#app/features/payments/refunds/refunds.ts";
import { addCents, type Cents, cents, subtractCents, vatIncluded, ZERO } from "#app/lib/money.ts";
import { smallerCents } from "#app/lib/sums.ts";
import {
  type HireMoney,
  type HirePayment,
  refundableRows,
  shareOf,
  sumOfVatRows,
  withoutRows,
} from "./hire-money.ts";

interface PaidHire {
  readonly orders: readonly HirePayment[];
  readonly money: Pick<HireMoney, "overpaid" | "overpaidRows" | "underpaidRows">;
}

/**
 * Shares what of a sum was paid too much for a hire over the payments that carried it, the one of `first` before the latest
 * others, each with its VAT table: what is left on all documents of the hire is then its price at every rate. What the
 * hire has more of at another rate is charged with the last of it, as negative rows of the credit notes.
 */
export function overpaidShares(
  { orders, money }: PaidHire,
  wanted: Cents,
  first: string | null,
): readonly RefundShare[] {
  const paid = orders.filter(
    ({ kind, paidAt }) => paidAt !== null && (kind === "hire-deposit" || kind === "hire-balance"),
  );
  const own = paid.filter(({ orderId }) => orderId === first);
  const others = paid.filter(({ orderId }) => orderId !== first).toReversed();
  const amount = smallerCents(wanted, money.overpaid);
  const charged = amount === money.overpaid ? money.underpaidRows : [];
  let [open, left] = [money.overpaidRows, addCents(amount, sumOfVatRows(charged))];
  const shares = [...own, ...others].flatMap((payment) => {
    const vatRows = takeRows(open, refundableRows(payment), left);
    if (vatRows.length === 0) return [];
    const taken = sumOfVatRows(vatRows);
    open = withoutRows(open, vatRows);
    left = subtractCents(left, taken);
    return [{ orderId: payment.orderId, amount: taken, vatRows }];
  });
  // Each refund gives back at least a cent: fewer cents than payments go to those that carry the most.
  const kept = shares.toSorted((a, b) => b.amount - a.amount).slice(0, amount);
  return chargeRows(
    shares.filter((share) => kept.includes(share)),
    charged,
    amount,
  );
}

/** Charges rows on the largest shares first, so that all come to `amount`. */
function chargeRows(
  shares: readonly RefundShare[],
  charged: readonly VatRow[],
  amount: Cents,
): readonly RefundShare[] {
  let open = charged;
  // Concessions may have left less of the other rates than would be given back for these.
  let left = subtractCents(addCents(...shares.map((share) => share.amount)), amount);
  const bySize = shares.toSorted((a, b) => b.amount - a.amount);
  const charges = new Map<string, readonly VatRow[]>();
  for (const share of bySize) {
    const sum = smallerCents(left, subtractCents(share.amount, cents(1)));
    if (sum <= 0) continue;
    const rows = sum === sumOfVatRows(open) ? open : shareOf(open, sum);
    charges.set(share.orderId, rows);
    open = withoutRows(open, rows);
    left = subtractCents(left, sum);
  }
  return shares.map((share) => {
    const vatRows = withoutRows(share.vatRows, charges.get(share.orderId) ?? []);
    return { ...share, vatRows, amount: sumOfVatRows(vatRows) };
  });
}

/** What of `open` a payment carries, at most `most`. */
function takeRows(open: readonly VatRow[], carried: readonly VatRow[], most: Cents): readonly VatRow[] {
  let left = most;
  return open.flatMap((row) => {
    const limit = carried.find(({ rate }) => rate === row.rate);
    const gross = limit ? smallerCents(smallerCents(row.gross, limit.gross), left) : ZERO;
    if (!limit || gross <= 0) return [];
    left = subtractCents(left, gross);
    const whole = [limit, row].find((known) => known.gross === gross);
    const vat = whole?.vat ?? smallerCents(vatIncluded(gross, row.rate), row.vat);
    return [{ rate: row.rate, gross, vat, net: subtractCents(gross, vat) }];
  });
}
