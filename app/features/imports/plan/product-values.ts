import { isDeepStrictEqual } from "node:util";
import type { products, StoredAttribute } from "#app/db/schema/shop/catalog.ts";
import type { Backorders, ProductSource, ProductStatus, StockStatus } from "#app/features/catalog/catalog.ts";
import { priceAt } from "#app/features/catalog/prices.ts";
import type { Cents, VatRate } from "#app/lib/money.ts";
import { keysOf } from "#app/lib/records.ts";
import type { ColumnMap } from "../file/columns.ts";
import type { ImportField } from "../file/fields.ts";
import type { BlankRule } from "../file/setup.ts";
import type { ProductRow, RowStatus, VariationRow } from "../row/product-row.ts";
import type { HeadRow, IrishRowTexts } from "./families.ts";
import type { ExistingProduct } from "./match-product.ts";
import { grossPrices, saleValues } from "./sale-values.ts";

type Row = typeof products.$inferSelect;

/** What no file has a column for: an import leaves it as staff have set it. */
type AdminColumn =
  | "manuals"
  | "manufacturerOutsideEu"
  | "responsiblePerson"
  | "warnings"
  | "warningsGa"
  | "radioNote"
  | "radioNoteGa"
  | "electrical"
  | "hasBatteries"
  | "environmentalCost"
  | "guaranteeYears"
  | "withdrawalException";

/** What a product that is new has in them. */
export const ADMIN_DEFAULTS: Pick<Row, AdminColumn> = {
  manuals: [],
  manufacturerOutsideEu: false,
  responsiblePerson: null,
  warnings: "",
  warningsGa: "",
  radioNote: "",
  radioNoteGa: "",
  electrical: null,
  hasBatteries: false,
  environmentalCost: null,
  guaranteeYears: null,
  withdrawalException: null,
};

/** The columns that a file decides. */
export type ImportedValues = Omit<
  Row,
  | "id"
  | "slug"
  | "parentId"
  | "searchText"
  | "searchCode"
  | "sample"
  | "createdAt"
  | "updatedAt"
  | AdminColumn
>;

export interface ValueContext {
  readonly source: ProductSource;
  readonly columns: ColumnMap;
  readonly blank: BlankRule;
  readonly now: Date;
  readonly categoryIds: readonly string[];
  readonly brandId: string | null;
  /** The shop's count of the product; null where it has none. */
  readonly stock: ExistingProduct["stock"];
  /** Whether a product that names no maker itself may be published under its brand. */
  readonly mayPublish: (brandId: string | null) => boolean;
}

const STATUS: Record<RowStatus, ProductStatus> = {
  publish: "published",
  private: "private",
  draft: "draft",
  pending: "pending",
};

type Choose = <T>(field: ImportField, value: T | null, old: T | undefined, otherwise: T) => T;

/** The file's value where it has one; otherwise the shop's, or the default for a product that is new. */
function chooser({ columns, blank }: ValueContext): Choose {
  return (field, value, old, otherwise) => {
    if (value !== null && columns.has(field)) return value;
    const keep = !columns.has(field) || blank === "keep";
    return keep && old !== undefined ? old : otherwise;
  };
}

/** What a product with a page becomes by its row. Irish that the file does not have stays as the shop has it. */
export function headValues(
  row: HeadRow,
  old: Row | undefined,
  context: ValueContext,
  extra: { readonly irish: IrishRowTexts | null; readonly attributes: readonly StoredAttribute[] },
): ImportedValues {
  const choose = chooser(context);
  const external = row.type === "external" ? row : null;
  const values = commonValues(row, old, context, row.name);
  return {
    ...values,
    status: statusOf(values, old, context),
    kind: row.type,
    nameGa: extra.irish?.name ?? old?.nameGa ?? null,
    shortDescriptionGa: extra.irish?.shortDescription ?? old?.shortDescriptionGa ?? "",
    descriptionGa: extra.irish?.description ?? old?.descriptionGa ?? "",
    attributes: extra.attributes,
    options: {},
    externalUrl: choose("externalUrl", external?.externalUrl ?? null, old?.externalUrl, null),
    externalLabel: choose("buttonText", external?.buttonText ?? null, old?.externalLabel, null),
  };
}

/** What no one can name the maker of stays unpublished where staff want it so; what is for sale already stays. */
function statusOf(values: CommonValues, old: Row | undefined, context: ValueContext): ProductStatus {
  const { status, manufacturerName, brandId } = values;
  if (status !== "published" || old?.status === "published") return status;
  return manufacturerName !== null || context.mayPublish(brandId) ? status : (old?.status ?? "draft");
}

/** What a variation becomes by its row; it bears its parent's name when the file gives it none. */
export function variationValues(
  row: VariationRow,
  old: Row | undefined,
  context: ValueContext,
  parentName: string,
): ImportedValues {
  const options = row.options.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const]));
  return {
    ...commonValues(row, old, context, row.name ?? parentName),
    kind: "variation",
    nameGa: null,
    shortDescriptionGa: old?.shortDescriptionGa ?? "",
    descriptionGa: old?.descriptionGa ?? "",
    attributes: [],
    options: Object.fromEntries(options),
    externalUrl: null,
    externalLabel: null,
  };
}

type CommonValues = Omit<
  ImportedValues,
  | "kind"
  | "nameGa"
  | "shortDescriptionGa"
  | "descriptionGa"
  | "attributes"
  | "options"
  | "externalUrl"
  | "externalLabel"
>;

function commonValues(
  row: ProductRow,
  old: Row | undefined,
  context: ValueContext,
  name: string,
): CommonValues {
  const choose = chooser(context);
  return {
    // A row without an ID says nothing of where the product came from.
    source: row.sourceId === null && old ? old.source : context.source,
    sourceId: row.sourceId ?? old?.sourceId ?? null,
    sku: row.sku ?? old?.sku ?? null,
    gtin: choose("gtin", row.gtin, old?.gtin, null),
    name,
    status: choose(
      "published",
      row.status && STATUS[row.status],
      old?.status,
      // As in WooCommerce's own importer: a blank cell means draft, a file without the column publishes.
      context.columns.has("published") ? "draft" : "published",
    ),
    visibility: choose("visibility", row.visibility, old?.visibility, "visible"),
    featured: choose("featured", row.featured, old?.featured, false),
    ...priceValues(row, old, context, choose),
    ...stockValues(row, old, context, choose),
    ...measureValues(row, old, choose),
    categoryId: choose("categories", context.categoryIds[0] ?? null, old?.categoryId, null),
    brandId: choose("brands", context.brandId, old?.brandId, null),
    tags: choose("tags", row.tags.length > 0 ? row.tags : null, old?.tags, []),
    shortDescription: choose("shortDescription", row.shortDescription, old?.shortDescription, ""),
    description: choose("description", row.description, old?.description, ""),
    purchaseNote: choose("purchaseNote", row.purchaseNote, old?.purchaseNote, null),
    shippingClass: choose("shippingClass", row.shippingClass, old?.shippingClass, null),
    hsCode: choose("commodityCode", row.commodityCode, old?.hsCode, null),
    countryOfOrigin: choose("originCountry", row.originCountry, old?.countryOfOrigin, null),
    manufacturerName: row.manufacturer?.name ?? old?.manufacturerName ?? null,
    manufacturerAddress: row.manufacturer?.address ?? old?.manufacturerAddress ?? null,
    manufacturerContact: row.manufacturer?.email ?? old?.manufacturerContact ?? null,
    position: choose("position", row.position, old?.position, 0),
  };
}

function priceValues(row: ProductRow, old: Row | undefined, context: ValueContext, choose: Choose) {
  const vatRate = vatRateOf(row, old, context);
  const gross = grossPrices(row, vatRate);
  const regularPrice = choose("regularPrice", gross.regularPrice, old?.regularPrice, null);
  const prices = { regularPrice, ...saleValues({ ...row, ...gross }, old, regularPrice, context) };
  return { ...prices, price: priceAt(prices, context.now), vatRate };
}

/** The file's rate. Without a class, what is taxable keeps the shop's rate above 0; without both columns, everything does. */
function vatRateOf(row: ProductRow, old: Row | undefined, { columns }: ValueContext): VatRate {
  if (old === undefined || columns.has("taxClass")) return row.vatRate;
  if (!columns.has("taxStatus")) return old.vatRate;
  return row.vatRate === 0 || old.vatRate === 0 ? row.vatRate : old.vatRate;
}

function stockValues(
  row: ProductRow,
  old: Row | undefined,
  { columns, blank, stock }: ValueContext,
  choose: Choose,
) {
  const kept = row.stock === null && (!columns.has("stock") || blank === "keep");
  const manageStock = typeof row.stock === "number" || (kept && old?.manageStock === true);
  const backorders = choose("backorders", row.backorders, old?.backorders, "no");
  const stated = choose("inStock", row.stockStatus, old?.stockStatus, "in_stock");
  // What orders hold lies on the shelf, and is not for sale.
  const available = typeof row.stock === "number" ? row.stock - (stock?.held ?? 0) : stock?.available;
  return {
    manageStock,
    backorders,
    stockStatus: manageStock && available !== undefined ? countedStatus(available, backorders) : stated,
    lowStockAmount: choose("lowStock", row.lowStock, old?.lowStockAmount, null),
    soldIndividually: choose("soldIndividually", row.soldIndividually, old?.soldIndividually, false),
  };
}

/** The status that follows from a count. */
function countedStatus(count: number, backorders: Backorders): StockStatus {
  if (count > 0) return "in_stock";
  return backorders === "no" ? "out_of_stock" : "on_backorder";
}

function measureValues(row: ProductRow, old: Row | undefined, choose: Choose) {
  return {
    weightGrams: choose("weight", row.weightGrams, old?.weightGrams, null),
    lengthMm: choose("length", row.lengthMm, old?.lengthMm, null),
    widthMm: choose("width", row.widthMm, old?.widthMm, null),
    heightMm: choose("height", row.heightMm, old?.heightMm, null),
  };
}

/** What a variable product takes from its variations: the lowest price, and a status unless it counts itself. */
export function followVariations(
  values: ImportedValues,
  variations: readonly Pick<typeof products.$inferInsert, "price" | "stockStatus" | "status">[],
): ImportedValues {
  const sold = variations.filter((variation) => variation.status === "published");
  const prices = sold.flatMap((variation) => variation.price ?? []);
  const lowest = prices.reduce<Cents | null>(
    (low, price) => (low === null || price < low ? price : low),
    null,
  );
  const statuses = new Set(sold.map((variation) => variation.stockStatus));
  const best =
    (["in_stock", "on_backorder"] as const).find((status) => statuses.has(status)) ?? "out_of_stock";
  return {
    ...values,
    price: lowest,
    stockStatus: values.manageStock || variations.length === 0 ? values.stockStatus : best,
  };
}

/** The columns in which new values differ from those of the shop. */
export function changedColumns<T extends object>(next: T, old: object): Partial<T> {
  const changes: Partial<T> = {};
  for (const key of keysOf(next)) {
    if (!isDeepStrictEqual(next[key], Reflect.get(old, key))) changes[key] = next[key];
  }
  return changes;
}
