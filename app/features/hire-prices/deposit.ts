import type { VatRow } from "#app/features/orders/totals.ts";
import type { HireSettings } from "#app/features/settings/hire-settings.ts";
import { addCents, allocate, type Cents, cents, subtractCents, vatIncluded, ZERO } from "#app/lib/money.ts";

/** What one invoice carries: gross sums with the VAT in them, by rate. */
export interface InvoicedPart {
  readonly total: Cents;
  readonly vat: Cents;
  readonly vatRows: readonly VatRow[];
}

/**
 * Splits an accepted total into a booking deposit of `wanted` cents and the balance. VAT is due on a deposit when it is
 * received, at the rates of the total. The balance is per rate what the deposit has not carried, so that both invoices
 * add up to the total to the cent. A negative rate, which the balance of a further version may have, is carried by the
 * part that takes the whole total, otherwise by the balance.
 */
export function splitAmount(
  { vatRows }: { readonly vatRows: readonly VatRow[] },
  wanted: Cents,
): { readonly deposit: InvoicedPart; readonly balance: InvoicedPart } {
  const isWhole = wanted === addCents(...vatRows.map(({ gross }) => gross));
  if (isWhole) return { deposit: partOf(vatRows), balance: partOf(remainderOf(vatRows, vatRows)) };
  const shares = allocate(
    wanted,
    vatRows.map(({ gross }) => Math.max(0, gross)),
  );
  const first = vatRows.map(({ rate }, position): VatRow => {
    const gross = shares[position] ?? ZERO;
    const vat = vatIncluded(gross, rate);
    return { rate, gross, vat, net: subtractCents(gross, vat) };
  });
  return { deposit: partOf(first), balance: partOf(remainderOf(vatRows, first)) };
}

/**
 * A security deposit, in cents: the settings' share of the replacement value, rounded up to the next `securityStep`.
 * Trade customers leave none. It is no consideration and carries no VAT until something is charged against it.
 */
export function securityOf(
  items: readonly { readonly quantity: number; readonly replacementNet: Cents | null }[],
  { security, securityStep }: Pick<HireSettings, "security" | "securityStep">,
  { isTrade }: { readonly isTrade: boolean },
): Cents {
  if (isTrade) return ZERO;
  const share =
    items.reduce(
      (sum, { quantity, replacementNet }) => sum + BigInt(replacementNet ?? 0) * BigInt(quantity),
      0n,
    ) * BigInt(security);
  const step = BigInt(Math.max(1, securityStep));
  const unit = step * 10_000n;
  return cents(Number(((share + unit - 1n) / unit) * step));
}

function remainderOf(rows: readonly VatRow[], carried: readonly VatRow[]): VatRow[] {
  return rows.map((row, position) => {
    const part = carried[position] ?? { gross: ZERO, net: ZERO, vat: ZERO };
    return {
      rate: row.rate,
      gross: subtractCents(row.gross, part.gross),
      net: subtractCents(row.net, part.net),
      vat: subtractCents(row.vat, part.vat),
    };
  });
}

function partOf(vatRows: readonly VatRow[]): InvoicedPart {
  return {
    total: addCents(...vatRows.map(({ gross }) => gross)),
    vat: addCents(...vatRows.map(({ vat }) => vat)),
    vatRows,
  };
}
