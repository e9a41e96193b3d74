import type { Choice } from "#app/features/catalog/index/choices.ts";
import type { VatRow } from "#app/features/orders/totals.ts";
import type { FormFault } from "#app/lib/forms/form-faults.ts";
import type { Cents } from "#app/lib/money.ts";

/** What a line comes to. Prices include VAT. */
export interface DraftLineFigures {
  readonly name: string;
  readonly sku: string | null;
  readonly choices: readonly Choice[];
  /** The price in the catalogue now, or in the customer's price list; null for a line that is not in the catalogue. */
  readonly listPrice: Cents | null;
  /** `listPrice` is that of the customer's price list. */
  readonly isCustomerPrice: boolean;
  /** The most that can be ordered now; null where nothing limits it. */
  readonly available: number | null;
  /** The sum after its own discount, before that on the order; null where it cannot be read. */
  readonly total: Cents | null;
}

export interface DraftFigures {
  /** The account whose prices these are; empty for none. */
  readonly user: string;
  /** The name of its price list, where goods of the draft are in it. */
  readonly priceList: string | null;
  /** The lines by their key in the form. */
  readonly lines: Readonly<Record<string, DraftLineFigures>>;
  /** Ways of delivery with what each costs these goods. */
  readonly options: readonly DeliveryFigure[];
  /** The sum of the lines' totals, without delivery. */
  readonly goods: Cents;
  /** The discount on the order. */
  readonly discount: Cents;
  readonly delivery: Cents;
  readonly total: Cents;
  readonly vatRows: readonly VatRow[];
  /** An order of it needs a billing address. */
  readonly needsBilling: boolean;
}

interface DeliveryFigure {
  /** "collection", or a delivery zone's id. */
  readonly id: string;
  /** The delivery zone; null for collection. */
  readonly zone: { readonly en: string; readonly ga: string } | null;
  /** The price; null where these goods are too heavy for the zone: it is set by hand. */
  readonly price: Cents | null;
}

type DraftFaultKind =
  | "required"
  | "too-long"
  | "email"
  | "sum"
  | "vat"
  | "vat-number"
  | "quantity"
  | "stock"
  | "discount"
  | "discount-too-high"
  | "reason"
  | "choose"
  | "gone"
  | "on-request"
  | "postcode"
  | "delivery-price"
  | "too-many-lines"
  | "unknown-code"
  | "no-lines";

/** What is wrong with a field of the editor. */
export interface DraftFault extends FormFault<DraftFaultKind> {
  /** Characters of a text that is too long, and at most. */
  readonly over?: { readonly length: number; readonly limit: number };
}
