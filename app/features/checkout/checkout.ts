import type { ZoneReach } from "#app/features/addresses/addresses.ts";
import type { StockView } from "#app/features/catalog/catalog.ts";
import type { SaleDuties } from "#app/features/catalog/duties/duties.ts";
import type { Choice, Options, OptionTexts } from "#app/features/catalog/index/choices.ts";
import type { Totals } from "#app/features/orders/totals.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Named } from "#app/i18n/named.ts";
import { type Cents, cents, type VatRate } from "#app/lib/money.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";

/** How long a checkout may stay open, in hours. */
export const CHECKOUT_HOURS = 24;

/** Why a line is not, or not wholly, in the order. */
type LineFault =
  /** No longer sold. */
  | { readonly kind: "gone" }
  | { readonly kind: "sold-out" }
  /** Fewer are left than were wanted. */
  | { readonly kind: "fewer"; readonly wanted: number }
  | { readonly kind: "on-request" }
  /** The buyer has not said which of these it shall be. */
  | { readonly kind: "choose"; readonly missing: readonly Choice[] };

export interface CheckoutLine extends Named, OptionTexts {
  readonly productId: string;
  readonly sku: string | null;
  readonly choices: readonly Choice[];
  /** What the buyer chose where the variation leaves an attribute open. */
  readonly chosen: Options;
  readonly href: string | null;
  readonly picture: PictureSource | null;
  /** How many will be ordered; 0 when none can be. */
  readonly quantity: number;
  readonly unitPrice: Cents;
  /** The unit price is that of the customer's price list. */
  readonly listed?: true;
  readonly vatRate: VatRate;
  /** What is taken off the line, for all pieces together. */
  readonly discount: Cents;
  readonly lineTotal: Cents;
  readonly stock: StockView | null;
  readonly fault: LineFault | null;
  readonly duties: SaleDuties;
}

/** One way for the goods to reach the buyer, with what the whole order costs then. */
export interface DeliveryOption extends ZoneReach {
  /** "collection", or a delivery zone's id. */
  readonly id: string;
  /** The delivery zone; null for collection. */
  readonly zone: { readonly en: string; readonly ga: string } | null;
  /** What the price of delivery is discounted by. */
  readonly deliveryDiscount: Cents;
  readonly totals: Totals;
}

export const COLLECTION = "collection";

export interface CheckoutView {
  readonly id: string;
  readonly token: string;
  readonly locale: Locale;
  readonly userId: string | null;
  /** True where an order was placed from its cart. */
  readonly orderedBefore: boolean;
  readonly lines: readonly CheckoutLine[];
  readonly options: readonly DeliveryOption[];
  /** Settings let businesses abroad buy without VAT. */
  readonly zeroRate: boolean;
  /** The code that is taken off; null for none. */
  readonly discountCode: string | null;
  /** True where the prices are those of a sale without VAT. */
  readonly reverseCharge: boolean;
  /** Changes whenever a price, a quantity, a rate or what can be bought changes. */
  readonly seal: string;
}

/** A private person's invoice up to this amount needs no address of theirs (S.I. 639/2010, regulation 22). */
export const SIMPLIFIED_UP_TO = cents(10_000);

/** The lines that can be ordered. */
export function buyable(lines: readonly CheckoutLine[]): readonly CheckoutLine[] {
  return lines.filter((line) => line.quantity > 0);
}

/** Why a checkout did not become an order, as its page says it. */
export type CheckoutRefusalView =
  | {
      readonly kind:
        | "invalid"
        | "changed"
        | "vat-changed"
        | "discount-changed"
        | "discount-refused"
        | "nothing-left"
        | "too-expensive"
        | "too-cheap"
        | "no-payment";
    }
  /** `retryAfter` is in seconds. */
  | { readonly kind: "too-many-orders"; readonly retryAfter: number }
  /** More pieces than are held unpaid for one buyer. */
  | { readonly kind: "too-many-pieces"; readonly most: number };
