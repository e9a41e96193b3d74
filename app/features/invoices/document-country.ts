import { countryText } from "#app/features/orders/orders.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { InvoiceAddress } from "./invoices.ts";

/** The name of the country of a document's address, whose last line is the postcode; "" in the State. */
export function countryOnDocument(locale: Locale, { country, address }: InvoiceAddress): string {
  return countryText(locale, { ...(country && { country }), postcode: address.at(-1) ?? "" });
}
