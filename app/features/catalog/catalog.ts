import type { Turntable } from "#app/features/media/encode/turntables.ts";
import type { Named } from "#app/i18n/named.ts";
import type { Cents } from "#app/lib/money.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";
import type { ProductDuties, SaleDuties, WithdrawalException } from "./duties/duties.ts";
import type {
  BACKORDERS,
  LINK_KINDS,
  PRODUCT_KINDS,
  PRODUCT_SOURCES,
  PRODUCT_STATUSES,
  STOCK_LABELS,
  STOCK_STATUSES,
  VISIBILITIES,
} from "./enums.ts";
import type { Choice, OptionTexts } from "./index/choices.ts";

export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
export type ProductSource = (typeof PRODUCT_SOURCES)[number];
export type Visibility = (typeof VISIBILITIES)[number];
export type LinkKind = (typeof LINK_KINDS)[number];
export type Backorders = (typeof BACKORDERS)[number];
export type StockStatus = (typeof STOCK_STATUSES)[number];

export type StockLabel = (typeof STOCK_LABELS)[number];

/** `left` is the count, given only while it is 5 or fewer. */
export interface StockView {
  readonly word: StockLabel;
  readonly left: number | null;
}

/** Counts above this are never shown. */
export const SHOWN_STOCK = 5;

export type ProductKind = (typeof PRODUCT_KINDS)[number];

export interface CategoryView extends Named {
  readonly id: string;
  readonly slug: string;
  readonly parentId: string | null;
  /** Number of listed products in the category and below it, each counted once. */
  readonly products: number;
}

/** What staff say of a category above its products. */
export interface CategoryIntroContent {
  /** English. Paragraphs are separated by blank lines. */
  readonly text: string;
  readonly textGa: string | null;
  readonly picture: PictureSource | null;
}

export interface CategoryRef extends Named {
  readonly slug: string;
}

export type ProductImage = PictureSource;

/** The widest a tile in a cart is ever asked for, in pixels: about 6.5rem on the densest screens. */
export const TILE_WIDTH = 400;

/** A product in a list. */
export interface ProductCard extends Named {
  readonly id: string;
  readonly slug: string;
  readonly kind: ProductKind;
  readonly brand: string | null;
  readonly category: CategoryRef | null;
  /** Including VAT; null is "price on request". */
  readonly price: Cents | null;
  /** What others pay, where the price is that of the customer's price list. */
  readonly catalogPrice?: Cents | null;
  /** True when variations cost more: "From €x". */
  readonly from: boolean;
  readonly vatRate: number;
  readonly stock: StockView;
  readonly image: ProductImage | null;
  /** Environmental cost within the price of one piece; null where none is prescribed. */
  readonly environmentalCost: Cents | null;
}

/** One page of a list. `closest` says that nothing matched as typed and these come nearest. */
export interface ProductList extends Omit<ListSize, "shown"> {
  readonly products: readonly ProductCard[];
}

/** How long a list of products is, and the page of it that is shown. */
export interface ListSize {
  /** Products on this page. */
  readonly shown: number;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly closest: boolean;
}

export interface Variation {
  readonly id: string;
  readonly sku: string | null;
  readonly gtin: string | null;
  /** Values by attribute name; a missing name means any. */
  readonly options: Readonly<Record<string, string>>;
  readonly price: Cents | null;
  /** What others pay, where the price is that of the customer's price list. */
  readonly catalogPrice?: Cents | null;
  readonly vatRate: number;
  readonly stock: StockView;
  readonly reduction: Reduction | null;
  /** The weight of one piece; null when unknown. */
  readonly weightGrams: number | null;
  /** The variation's own environmental cost; null: that of its product. */
  readonly environmentalCost: Cents | null;
  readonly exception: WithdrawalException | null;
  /** The variation's own pictures; none where it looks as its product does. */
  readonly images: readonly ProductImage[];
}

/** A price cut as the law lets it be announced. */
export interface Reduction {
  /** The lowest price in force during the 30 days before the cut. */
  readonly lowestBefore: Cents;
}

export interface ProductAttribute extends Named {
  readonly values: readonly string[];
  /** The values in Irish, in the same order; null where one has no Irish. */
  readonly valuesGa: readonly (string | null)[];
  readonly variation: boolean;
}

/** A document that its maker, or we, keep elsewhere. */
export interface Manual {
  readonly title: string;
  /** Address of the manual, with https:// or http://. */
  readonly url: string;
}

export interface ProductPage extends ProductCard {
  readonly sku: string | null;
  readonly gtin: string | null;
  readonly brandUrl: string | null;
  /** The categories from the department down to the product's own. */
  readonly trail: readonly CategoryRef[];
  /** Short description as sanitised HTML. */
  readonly shortDescription: string;
  /** Description as sanitised HTML. */
  readonly description: string;
  /** Irish short description as sanitised HTML; "" where it is not written. */
  readonly shortDescriptionGa: string;
  readonly descriptionGa: string;
  readonly images: readonly ProductImage[];
  /** The product from all sides; null where there is no such picture of its first one. */
  readonly turntable: Turntable | null;
  readonly attributes: readonly ProductAttribute[];
  readonly variations: readonly Variation[];
  readonly reduction: Reduction | null;
  readonly weightGrams: number | null;
  /** Length, width, height in millimetres, those that are known. */
  readonly dimensionsMm: readonly (number | null)[];
  readonly countryOfOrigin: string | null;
  readonly manuals: readonly Manual[];
  readonly duties: ProductDuties;
  readonly externalUrl: string | null;
  readonly externalLabel: string | null;
  readonly soldIndividually: boolean;
}

/** The products that a product's page leads to; each comes once. */
export interface LinkedCards {
  readonly upsells: readonly ProductCard[];
  readonly crossSells: readonly ProductCard[];
  readonly related: readonly ProductCard[];
}

/** A product's page with the products that it leads to. */
export interface LinkedProductPage extends ProductPage, LinkedCards {}

/** A product as it can be bought: what carts, checkouts and the API read. */
export interface Purchasable extends Named, OptionTexts {
  readonly id: string;
  /** The page that shows it: a variation's is its parent's. */
  readonly slug: string;
  readonly kind: ProductKind;
  readonly sku: string | null;
  /** What the buyer has to choose; none but for variations that leave an attribute open. */
  readonly choices: readonly Choice[];
  readonly price: Cents | null;
  /** What others pay, where the price is that of the customer's price list. */
  readonly catalogPrice?: Cents | null;
  readonly vatRate: number;
  readonly stockStatus: StockStatus;
  readonly stock: StockView;
  /** The product whose count is used: a variation without a count of its own shares its parent's. */
  readonly stockHolderId: string;
  /** The most that can be ordered now; null when nothing limits it. */
  readonly available: number | null;
  readonly soldIndividually: boolean;
  /** The weight of one piece; null when unknown. */
  readonly weightGrams: number | null;
  readonly categoryId: string | null;
  /** The picture of a tile, in small widths only. */
  readonly picture: ProductImage | null;
  readonly duties: SaleDuties;
}

/** The address of the page that shows a purchasable, with the variation chosen. */
export function productPath(product: {
  readonly id: string;
  readonly slug: string;
  readonly kind: ProductKind;
}): `/shop/product/${string}` {
  const path = `/shop/product/${encodeURIComponent(product.slug)}` as const;
  return product.kind === "variation" ? `${path}?v=${product.id}` : path;
}

/** True when one click can put it in a cart: it has a price, and no variation has to be chosen first. */
export function isAddable(product: Pick<ProductCard, "kind" | "price" | "stock">): boolean {
  return product.kind === "simple" && product.price !== null && product.stock.word !== "out";
}

/** The word for a stock status and, where stock is counted, the count. `available` null: not counted. */
export function stockView(
  stockStatus: StockStatus,
  available: number | null,
  lowStockAmount: number | null = null,
): StockView {
  if (stockStatus === "out_of_stock") return { word: "out", left: null };
  if (stockStatus === "on_backorder") return { word: "order", left: null };
  if (available === null) return { word: "in", left: null };
  const low = available <= Math.max(lowStockAmount ?? 0, SHOWN_STOCK);
  return { word: low ? "low" : "in", left: available > 0 && available <= SHOWN_STOCK ? available : null };
}

/** A variation's values as one text, in the order of the product's attributes. */
export function optionsText(
  options: Readonly<Record<string, string>>,
  order: readonly string[] = [],
): string {
  const names = [
    ...order.filter((name) => name in options),
    ...Object.keys(options).filter((name) => !order.includes(name)),
  ];
  return names
    .map((name) => options[name] ?? "")
    .filter((value) => value !== "")
    .join(", ");
}

/** True when a variation means these values; a value it does not fix is any. */
export function matchesOptions(
  variation: Pick<Variation, "options">,
  chosen: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(chosen).every(([name, value]) => (variation.options[name] ?? value) === value);
}
