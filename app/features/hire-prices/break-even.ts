import { type Cents, netOfVat, type VatRate } from "#app/lib/money.ts";

/**
 * The number of the hire from which on buying costs no more than hiring: the price without VAT over what one hire costs
 * without VAT, rounded up. Null where hiring costs nothing.
 */
export function breakEvenHires(
  price: { readonly gross: Cents; readonly vatRate: VatRate },
  hireNet: Cents,
): number | null {
  return hireNet > 0 ? Math.max(1, Math.ceil(netOfVat(price.gross, price.vatRate) / hireNet)) : null;
}
