import type { StoredAttribute } from "#app/db/schema/shop/catalog.ts";
import { type AttributeWords, wordOf } from "#app/features/catalog/attributes/attribute-words.ts";
import {
  optionsText,
  type ProductKind,
  productPath,
  type StockStatus,
} from "#app/features/catalog/catalog.ts";
import type { CategoryTree } from "#app/features/catalog/category-tree.ts";
import { type PricePoint, reductionOf } from "#app/features/catalog/prices.ts";
import { type LibraryPicture, pictureOf } from "#app/features/media/picture-of.ts";
import { type DeliveryZone, deliveriesOf } from "#app/features/settings/settings.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import { nameIn } from "#app/i18n/named.ts";
import type { Cents } from "#app/lib/money.ts";
import { irishDayOf, isoDay } from "#app/lib/time/irish-time.ts";
import { pictureSrc } from "#app/ui/picture-source.ts";
import { feedGtin } from "./feed-gtin.ts";
import { feedPostcodes } from "./feed-postcodes.ts";
import type { FeedItem, FeedShipping } from "./product-feed.ts";

/** Pixels. */
const PICTURE_WIDTH = 1600;

/** An offer as the database has it; a variation with the name and the texts of its product. */
interface Offer {
  readonly id: string;
  readonly parentId: string | null;
  readonly kind: ProductKind;
  readonly slug: string;
  readonly name: string;
  readonly nameGa: string | null;
  readonly attributes: readonly StoredAttribute[] | null;
  readonly options: Readonly<Record<string, string>>;
  readonly sku: string | null;
  readonly gtin: string | null;
  readonly price: Cents | null;
  readonly salePrice: Cents | null;
  readonly saleFrom: Date | null;
  readonly saleTo: Date | null;
  readonly stockStatus: StockStatus;
  readonly brand: string | null;
  readonly categoryId: string | null;
  readonly weightGrams: number | null;
  readonly shortDescription: string;
  readonly shortDescriptionGa: string;
  readonly description: string;
  readonly descriptionGa: string;
}

export interface FeedContext {
  readonly locale: Locale;
  readonly origin: string;
  readonly now: Date;
  readonly tree: CategoryTree;
  readonly zones: readonly DeliveryZone[];
  /** Days until goods on backorder are sent; null where that is not known. */
  readonly backorderDays: number | null;
  readonly images: ReadonlyMap<string, readonly LibraryPicture[]>;
  readonly history: ReadonlyMap<string, readonly PricePoint[]>;
  readonly words: AttributeWords;
  readonly toText: (html: string) => string;
}

const AVAILABILITY = {
  in_stock: "in_stock",
  out_of_stock: "out_of_stock",
  on_backorder: "backorder",
} as const;

/** An offer as the feed lists it. It has a price, a picture and no faulty GTIN. */
export function toFeedItem(offer: Offer, context: FeedContext): FeedItem {
  const { locale, origin, tree, backorderDays, now } = context;
  const options = optionsOf(offer, context);
  const name = nameIn(locale, offer);
  const values = optionsText(
    options,
    (offer.attributes ?? []).map((attribute) => attribute.name),
  );
  const availability = AVAILABILITY[offer.stockStatus];
  const waits = availability === "backorder" && backorderDays !== null;
  return {
    id: offer.id,
    title: values === "" ? name : `${name}, ${values}`,
    description: descriptionOf(offer, context),
    link: origin + localeHref(locale, productPath(offer)),
    pictures: picturesOf(offer, context),
    availability,
    availableFrom: waits ? isoDay(irishDayOf(now) + backorderDays) : null,
    ...pricesOf(offer, context),
    brand: offer.brand,
    gtin: offer.gtin && feedGtin(offer.gtin),
    mpn: offer.sku,
    groupId: offer.parentId,
    details: detailsOf(options),
    productType: tree.trail(offer.categoryId).map((category) => nameIn(locale, category)),
    shipping: shippingOf(offer, context),
    weightGrams: offer.weightGrams,
  };
}

/** A value that an attribute has alone holds for every variation that names none. */
function optionsOf({ attributes, options }: Offer, { locale, words }: FeedContext): Record<string, string> {
  const singles = (attributes ?? []).flatMap(({ name, values, variation }) =>
    variation && values.length === 1 ? [[name, values[0] ?? ""] as const] : [],
  );
  const chosen = Object.entries({ ...Object.fromEntries(singles), ...options });
  return Object.fromEntries(
    chosen.map(([name, value]) => [name, nameIn(locale, wordOf(words, "value", value))]),
  );
}

function descriptionOf(offer: Offer, { locale, toText }: FeedContext): string {
  const english = [offer.shortDescription, offer.description];
  const irish = [
    offer.shortDescriptionGa || offer.shortDescription,
    offer.descriptionGa || offer.description,
  ];
  return (locale === "ga" ? irish : english).map(toText).filter(Boolean).join("\n\n");
}

/** A JPEG where there is one, as in structured data. */
function picturesOf({ id, parentId }: Offer, { images, origin }: FeedContext): readonly string[] {
  const ownPictures = images.get(id) ?? [];
  const shared = parentId === null ? [] : (images.get(parentId) ?? []);
  const addresses = [...ownPictures, ...shared].map(
    (picture) => origin + (picture.share?.src ?? pictureSrc(pictureOf(picture), PICTURE_WIDTH)),
  );
  return [...new Set(addresses)];
}

/**
 * The price in force. A reduction is told as the product's page tells it: against the lowest price of the 30 days before,
 * and not at all where the law does not let it be announced (S.I. 597/2022).
 */
function pricesOf(offer: Offer, { history, now }: FeedContext) {
  const current = offer.price;
  if (current === null) throw new Error(`Offer ${offer.id} has no price`);
  const reduction = reductionOf(history.get(offer.id) ?? [], now);
  if (!reduction) return { price: current, salePrice: null, saleBetween: null };
  const { saleFrom, saleTo, salePrice } = offer;
  const isDated = salePrice === current && saleFrom !== null && saleTo !== null;
  return {
    price: reduction.lowestBefore,
    salePrice: current,
    saleBetween: isDated ? ([saleFrom, saleTo] as const) : null,
  };
}

/** Attributes that Google has a name for, by what shops call them. */
const NAMED: Readonly<Record<string, string>> = {
  colour: "color",
  color: "color",
  size: "size",
  material: "material",
  pattern: "pattern",
};

function detailsOf(options: Readonly<Record<string, string>>): FeedItem["details"] {
  return Object.entries(options).flatMap(([name, value]) => {
    const named = NAMED[name.toLowerCase()];
    return named === undefined ? [] : [[named, value] as const];
  });
}

/** What the shop asks for the delivery of one; nothing for zones to which it is too heavy. */
function shippingOf({ weightGrams, price }: Offer, { zones }: FeedContext): readonly FeedShipping[] {
  if (price === null) return [];
  return deliveriesOf(zones, weightGrams ?? 0, price).flatMap(({ zone, price: cost }) => {
    const { country, postcodePrefixes } = zone;
    const ranges = postcodePrefixes.flatMap((prefix) => feedPostcodes(country, prefix));
    return (ranges.length === 0 ? [null] : ranges).map((postcodes) => ({ country, postcodes, price: cost }));
  });
}
