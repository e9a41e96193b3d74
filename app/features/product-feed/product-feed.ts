import { adminPath } from "#app/i18n/admin-path.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { listQuery, oneOf, optionalId, type QueryOf } from "#app/lib/list-query.ts";
import type { Cents } from "#app/lib/money.ts";
import { OMISSIONS } from "./enums.ts";

export type Omission = (typeof OMISSIONS)[number];

/** The public address of the feed in each language. Merchant Center keeps them: they do not change. */
export const FEED_PATHS: Readonly<Record<Locale, `/${string}`>> = {
  en: "/feeds/products-en.xml",
  ga: "/feeds/products-ga.xml",
};

/** What delivery to one area costs. */
export interface FeedShipping {
  /** ISO 3166 code. */
  readonly country: string;
  /** A code, a beginning with `*`, or a range of two; null for the whole country. */
  readonly postcodes: string | null;
  readonly price: Cents;
}

/** An offer as the feed lists it: a product without variations, or one variation. Prices include VAT. */
export interface FeedItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Absolute addresses. */
  readonly link: string;
  readonly pictures: readonly string[];
  readonly availability: "in_stock" | "out_of_stock" | "backorder";
  /** An ISO date; null where it is not needed or not known. */
  readonly availableFrom: string | null;
  readonly price: Cents;
  /** The reduced price; null: not reduced, or not in a way that may be announced. */
  readonly salePrice: Cents | null;
  /** The period of the sale; null where its beginning or end is not set. */
  readonly saleBetween: readonly [from: Date, to: Date] | null;
  readonly brand: string | null;
  readonly gtin: string | null;
  readonly mpn: string | null;
  /** The product of a variation. */
  readonly groupId: string | null;
  /** Attributes that Google names itself, such as color, with their values. */
  readonly details: readonly (readonly [name: string, value: string])[];
  /** Names of the categories from the top. */
  readonly productType: readonly string[];
  readonly shipping: readonly FeedShipping[];
  readonly weightGrams: number | null;
}

/** An offer that is not in the feed. */
export interface OmittedOffer {
  readonly id: string;
  /** The product whose page in the back office mends it. */
  readonly productId: string;
  readonly name: string;
  readonly sku: string | null;
  readonly gtin: string | null;
}

/** The offers left out for one reason, on the page of the feed. */
export const omittedOffers = listQuery(adminPath("/admin/settings/feed"), {
  reason: oneOf(OMISSIONS),
  /** The id of the last offer already shown. */
  after: optionalId,
});

/** What the address of that list asks for. */
export type OmittedOffersQuery = QueryOf<typeof omittedOffers>;

export interface FeedFindings {
  readonly included: number;
  /** Those of them that are on backorder. */
  readonly backorders: number;
  readonly omitted: readonly { readonly reason: Omission; readonly offers: number }[];
  /** Offers left out for the reason that was asked for, whether they are the first, and the cursor of the next ones. */
  readonly reason: Omission | null;
  readonly offers: readonly OmittedOffer[];
  readonly isFirst: boolean;
  readonly next: string | null;
}
