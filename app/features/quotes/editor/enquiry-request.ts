import type { Locale } from "#app/i18n/locale.ts";

/** What the customer asked for in the enquiry of a quote. */
export interface EnquiryRequest {
  readonly id: string;
  readonly reference: string;
  readonly locale: Locale;
  /** The customer's own words. */
  readonly message: string;
  /** The kit list of the form, a line each. */
  readonly list: readonly string[];
  /** What can be read of both as lines of a quote. */
  readonly lines: readonly RequestedLine[];
}

/** The longest text of a customer that a line keeps, in characters. */
export const MAX_SOURCE_LENGTH = 500;

export interface RequestedLine {
  /** The item that is surely meant; null: it is priced by hand. */
  readonly item: { readonly id: string; readonly name: string } | null;
  readonly quantity: number;
  readonly text: string;
  /** As the customer wrote it, up to `MAX_SOURCE_LENGTH`. */
  readonly source: string;
}
