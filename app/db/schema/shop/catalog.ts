import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { centsColumn, createdAt, enumCheck, idColumn, instant, partOf, updatedAt } from "#app/db/columns.ts";
import { media } from "#app/db/schema/media.ts";
import {
  BACKORDERS,
  LINK_KINDS,
  PRODUCT_KINDS,
  PRODUCT_SOURCES,
  PRODUCT_STATUSES,
  STOCK_STATUSES,
  VISIBILITIES,
  WITHDRAWAL_EXCEPTIONS,
} from "#app/features/catalog/enums.ts";

export const categories = pgTable(
  "categories",
  {
    id: idColumn(),
    parentId: uuid("parent_id").references((): AnyPgColumn => categories.id, { onDelete: "restrict" }),
    name: text("name").notNull(),
    nameGa: text("name_ga"),
    slug: text("slug").notNull().unique(),
    /** Names from the root, joined by " > ": how an import finds a category again. */
    path: text("path").notNull().unique(),
    /** Hidden categories and their products are left out of browsing. */
    hidden: boolean("hidden").notNull().default(false),
    position: integer("position").notNull().default(0),
    /** What holds for its products unless they say otherwise. */
    electrical: boolean("electrical").notNull().default(true),
    environmentalCost: centsColumn("environmental_cost_cents"),
    /** The text above the category's products, beside its picture; paragraphs are separated by blank lines. */
    text: text("text"),
    textGa: text("text_ga"),
    pictureId: uuid("picture_id").references(() => media.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("categories_parent").on(t.parentId),
    index("categories_picture").on(t.pictureId),
    check("categories_environmental_cost", sql`${t.environmentalCost} >= 0`),
  ],
);

export const brands = pgTable("brands", {
  id: idColumn(),
  name: text("name").notNull().unique(),
  slug: text("slug").notNull().unique(),
  url: text("url"),
  /** The maker and its EU representative for every product of the brand that names none itself. */
  manufacturerName: text("manufacturer_name"),
  manufacturerAddress: text("manufacturer_address"),
  manufacturerContact: text("manufacturer_contact"),
  /** The maker sits outside the EU, so somebody within it must answer. */
  manufacturerOutsideEu: boolean("manufacturer_outside_eu").notNull().default(false),
  responsiblePerson: text("responsible_person"),
  createdAt: createdAt(),
});

/** An attribute of a product: "Length" with the values it comes in. */
export interface StoredAttribute {
  readonly name: string;
  readonly values: readonly string[];
  readonly visible: boolean;
  /** True when variations differ by the attribute. */
  readonly variation: boolean;
}

export interface StoredManual {
  readonly title: string;
  readonly url: string;
}

const NO_VARIATION = sql`parent_id is null`;

/** Products and their variations; a variation has a parent and one value (or any) per attribute. */
export const products = pgTable(
  "products",
  {
    id: idColumn(),
    parentId: uuid("parent_id").references((): AnyPgColumn => products.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: PRODUCT_KINDS }).notNull().default("simple"),
    /** The system that the product came from; `source_id` is its id there, never our own key. */
    source: text("source", { enum: PRODUCT_SOURCES }),
    sourceId: integer("source_id"),
    sku: text("sku"),
    gtin: text("gtin"),
    name: text("name").notNull(),
    nameGa: text("name_ga"),
    /** Stable once given; null for variations, which live on their parent's page. */
    slug: text("slug").unique(),
    status: text("status", { enum: PRODUCT_STATUSES }).notNull().default("published"),
    visibility: text("visibility", { enum: VISIBILITIES }).notNull().default("visible"),
    featured: boolean("featured").notNull().default(false),
    /** The price in force, including VAT; null is "price on request". Kept current by writers and by the sale job. */
    price: centsColumn("price_cents"),
    regularPrice: centsColumn("regular_price_cents"),
    salePrice: centsColumn("sale_price_cents"),
    saleFrom: instant("sale_from"),
    /** The first instant after the sale. */
    saleTo: instant("sale_to"),
    /** Basis points: 23 % is 2300. */
    vatRate: integer("vat_rate").notNull().default(2300),
    stockStatus: text("stock_status", { enum: STOCK_STATUSES }).notNull().default("in_stock"),
    /** True: `stock_levels` has the count, and `stock_status` follows it. */
    manageStock: boolean("manage_stock").notNull().default(false),
    backorders: text("backorders", { enum: BACKORDERS }).notNull().default("no"),
    lowStockAmount: integer("low_stock_amount"),
    soldIndividually: boolean("sold_individually").notNull().default(false),
    weightGrams: integer("weight_grams"),
    lengthMm: integer("length_mm"),
    widthMm: integer("width_mm"),
    heightMm: integer("height_mm"),
    categoryId: uuid("category_id").references(() => categories.id, { onDelete: "set null" }),
    brandId: uuid("brand_id").references(() => brands.id, { onDelete: "set null" }),
    tags: jsonb("tags").$type<readonly string[]>().notNull().default([]),
    /** Short description as HTML, sanitised by the allow-list when written. */
    shortDescription: text("short_description").notNull().default(""),
    description: text("description").notNull().default(""),
    /** The Irish short description; "" where only the English is there. */
    shortDescriptionGa: text("short_description_ga").notNull().default(""),
    descriptionGa: text("description_ga").notNull().default(""),
    attributes: jsonb("attributes").$type<readonly StoredAttribute[]>().notNull().default([]),
    /** A variation's values by attribute name; a missing name means any. */
    options: jsonb("options").$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Manuals and data sheets, where their makers keep them. */
    manuals: jsonb("manuals").$type<readonly StoredManual[]>().notNull().default([]),
    purchaseNote: text("purchase_note"),
    externalUrl: text("external_url"),
    externalLabel: text("external_label"),
    shippingClass: text("shipping_class"),
    hsCode: text("hs_code"),
    countryOfOrigin: text("country_of_origin"),
    manufacturerName: text("manufacturer_name"),
    manufacturerAddress: text("manufacturer_address"),
    manufacturerContact: text("manufacturer_contact"),
    /** True where the maker named here, not the brand's, is outside the EU. */
    manufacturerOutsideEu: boolean("manufacturer_outside_eu").notNull().default(false),
    /**
     * The person who answers for the product in the EU when its maker is outside (GPSR, Art. 16); one line with both
     * addresses.
     */
    responsiblePerson: text("responsible_person"),
    /** Safety warnings in both languages; "" where the product needs none. */
    warnings: text("warnings").notNull().default(""),
    warningsGa: text("warnings_ga").notNull().default(""),
    /** What the law of radio asks of its user, such as a licence and the channels; "" for none. */
    radioNote: text("radio_note").notNull().default(""),
    radioNoteGa: text("radio_note_ga").notNull().default(""),
    /** Electrical or electronic: taken back one for one. Null: as the category says. */
    electrical: boolean("electrical"),
    /** Comes with batteries or an accumulator. */
    hasBatteries: boolean("has_batteries").notNull().default(false),
    /** The visible environmental management cost within the price of one piece. Null: as the category says. */
    environmentalCost: centsColumn("environmental_cost_cents"),
    /** Years of the producer's own guarantee, free and for the whole product; null for none. */
    guaranteeYears: integer("guarantee_years"),
    /** Why a consumer cannot send it back; null: the fourteen days hold. */
    withdrawalException: text("withdrawal_exception", { enum: WITHDRAWAL_EXCEPTIONS }),
    /** The text that search looks in: folded name, Irish name, brand, category, SKU. */
    searchText: text("search_text").notNull().default(""),
    /** The SKU without spaces, hyphens and case. */
    searchCode: text("search_code").notNull().default(""),
    position: integer("position").notNull().default(0),
    sample: boolean("sample").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    enumCheck("products_kind", t.kind, PRODUCT_KINDS),
    enumCheck("products_source", t.source, PRODUCT_SOURCES),
    check("products_variation_parent", sql`(${t.kind} = 'variation') = (${t.parentId} is not null)`),
    enumCheck("products_status", t.status, PRODUCT_STATUSES),
    enumCheck("products_visibility", t.visibility, VISIBILITIES),
    enumCheck("products_stock_status", t.stockStatus, STOCK_STATUSES),
    enumCheck("products_backorders", t.backorders, BACKORDERS),
    check("products_price", sql`${t.price} is null or ${t.price} >= 0`),
    check("products_environmental_cost", sql`${t.environmentalCost} >= 0`),
    check("products_guarantee", sql`${t.guaranteeYears} between 1 and 100`),
    enumCheck("products_withdrawal", t.withdrawalException, WITHDRAWAL_EXCEPTIONS),
    check("products_vat_rate", sql`${t.vatRate} between 0 and 10000`),
    // Part numbers do not differ by case.
    uniqueIndex("products_sku").on(sql`lower(${t.sku})`),
    uniqueIndex("products_source").on(t.source, t.sourceId),
    index("products_parent").on(t.parentId),
    index("products_gtin").on(t.gtin),
    index("products_brand").on(t.brandId),
    index("products_category").on(t.categoryId),
    // What the back office's list is ordered by, and filters of few products.
    index("products_by_name").on(sql`lower(${t.name})`, t.id).where(NO_VARIATION),
    index("products_by_change").on(t.updatedAt, t.id).where(NO_VARIATION),
    index("products_by_price").on(sql`coalesce(${t.price}, 2147483647)`, t.id).where(NO_VARIATION),
    index("products_by_price_down").on(sql`coalesce(${t.price}, -1)`, t.id).where(NO_VARIATION),
    index("products_by_sku").on(sql`coalesce(lower(${t.sku}), '~')`, t.id).where(NO_VARIATION),
    index("products_states")
      .on(t.manageStock, t.status, t.visibility, t.stockStatus, t.sample, t.id)
      .where(NO_VARIATION),
    index("products_without_irish")
      .on(sql`lower(${t.name})`, t.id)
      .where(sql`${t.parentId} is null and coalesce(${t.nameGa}, '') = ''`),
    index("products_half_warned")
      .on(sql`lower(${t.name})`, t.id)
      .where(sql`${t.parentId} is null and (${t.warnings} = '') <> (${t.warningsGa} = '')`),
    index("products_search")
      .using("gin", sql`${t.searchText} gin_trgm_ops`, sql`${t.searchCode} gin_trgm_ops`)
      .where(NO_VARIATION),
    index("products_listing")
      .on(t.name, t.id)
      .where(sql`${t.status} = 'published' and ${t.stockStatus} = 'in_stock' and ${t.parentId} is null`),
  ],
);

/** All categories of a product; products.category_id is the first of them. */
export const productCategories = pgTable(
  "product_categories",
  {
    productId: partOf("product_id", () => products.id),
    categoryId: partOf("category_id", () => categories.id),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.categoryId] }),
    index("product_categories_category").on(t.categoryId, t.productId),
  ],
);

export const productImages = pgTable(
  "product_images",
  {
    id: idColumn(),
    productId: partOf("product_id", () => products.id),
    position: integer("position").notNull(),
    /** The picture as the import named it: an https address or a bare file name. */
    source: text("source").notNull(),
    /** The picture in the library; null while it is missing. */
    mediaId: uuid("media_id").references(() => media.id, { onDelete: "set null" }),
  },
  (t) => [
    uniqueIndex("product_images_position").on(t.productId, t.position),
    index("product_images_media").on(t.mediaId),
  ],
);

export const productLinks = pgTable(
  "product_links",
  {
    productId: partOf("product_id", () => products.id),
    targetId: partOf("target_id", () => products.id),
    kind: text("kind", { enum: LINK_KINDS }).notNull(),
    position: integer("position").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.kind, t.targetId] }),
    enumCheck("product_links_kind", t.kind, LINK_KINDS),
  ],
);

/** Every price that was in force, from when; the law asks for the lowest of the last 30 days. */
export const priceHistory = pgTable(
  "price_history",
  {
    id: idColumn(),
    productId: partOf("product_id", () => products.id),
    price: centsColumn("price_cents"),
    validFrom: instant("valid_from").notNull().defaultNow(),
  },
  (t) => [index("price_history_product").on(t.productId, t.validFrom)],
);
