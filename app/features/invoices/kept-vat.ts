import type { VatRow } from "#app/features/orders/totals.ts";
import { addCents, type Cents, multiplyCents } from "#app/lib/money.ts";
import type { OrderDocument } from "./invoices.ts";

/**
 * The VAT in what is kept of an order, by rate: that of its invoice less that of its credit notes, as the VAT return adds
 * them up. None while they do not come to `kept`, because a refund has no credit note yet.
 */
export function keptVat(
  documents: readonly Pick<OrderDocument, "kind" | "vatRows">[],
  kept: Cents,
): readonly VatRow[] {
  const signed = documents.flatMap(({ kind, vatRows }) => {
    const sign = kind === "credit-note" ? -1 : 1;
    return vatRows.map(({ rate, ...row }) => ({
      rate,
      gross: multiplyCents(row.gross, sign),
      net: multiplyCents(row.net, sign),
      vat: multiplyCents(row.vat, sign),
    }));
  });
  const rows = [...Map.groupBy(signed, ({ rate }) => rate)].map(([rate, own]) => ({
    rate,
    gross: addCents(...own.map(({ gross }) => gross)),
    net: addCents(...own.map(({ net }) => net)),
    vat: addCents(...own.map(({ vat }) => vat)),
  }));
  if (addCents(...rows.map(({ gross }) => gross)) !== kept) return [];
  return rows.filter(({ gross, vat }) => gross !== 0 || vat !== 0).toSorted((a, b) => b.rate - a.rate);
}
