import type { Backorders, StockStatus, Visibility } from "#app/features/catalog/catalog.ts";
import type { Cents, VatRate } from "#app/lib/money.ts";

export type RowStatus = "publish" | "private" | "draft" | "pending";

/** The way in which a row names another one: by the file's own ID or by SKU. */
export type ProductReference =
  | { readonly kind: "id"; readonly id: number }
  | { readonly kind: "sku"; readonly sku: string };

export interface RowAttribute {
  readonly name: string;
  /** All values, in the file's order, without repetition. */
  readonly values: readonly string[];
  readonly visible: boolean;
  /** An attribute shared by the whole shop. */
  readonly global: boolean;
  /** The value a variable product opens with. */
  readonly default: string | null;
}

/** One attribute of a variation; a null value means any of the parent's. */
export interface RowOption {
  readonly name: string;
  readonly value: string | null;
  readonly global: boolean;
}

/** The person or company that answers for the product under (EU) 2023/988; null where the file says nothing. */
export interface RowManufacturer {
  readonly name: string | null;
  readonly address: string | null;
  readonly email: string | null;
}

export interface RowDownload {
  readonly name: string;
  readonly url: string;
}

/** Pairs rows that are one product in two languages. */
export interface RowTranslation {
  readonly group: string;
  readonly language: string;
  /** The language translated from; null on the original row. */
  readonly source: string | null;
}

/**
 * What every row carries. Null and empty lists mean a blank cell or a missing column; which of the two it is
 * is in the file's column map.
 */
export interface RowCommon {
  /** Line as a spreadsheet numbers it; the header is row 1. */
  readonly row: number;
  /** The ID in the shop that wrote the file. Not unique across shops. */
  readonly sourceId: number | null;
  readonly sku: string | null;
  readonly gtin: string | null;
  /** The status; null: the file has the column and the cell is blank. */
  readonly status: RowStatus | null;
  readonly featured: boolean | null;
  readonly visibility: Visibility | null;
  /** Short description as sanitised HTML. */
  readonly shortDescription: string | null;
  /** Description as sanitised HTML. */
  readonly description: string | null;
  /** Whether the prices of the file include VAT. */
  readonly pricesIncludeVat: boolean;
  /** As the file has it. Null: price on request. */
  readonly regularPrice: Cents | null;
  /** As the file has it, always below the regular price. */
  readonly salePrice: Cents | null;
  readonly saleFrom: Date | null;
  readonly saleTo: Date | null;
  /** The VAT rate in basis points. A variation that follows its parent has the parent's. */
  readonly vatRate: VatRate;
  readonly stockStatus: StockStatus | null;
  /** Stock in whole pieces; null: not counted; `parent`: counted with the parent. */
  readonly stock: number | "parent" | null;
  readonly lowStock: number | null;
  readonly backorders: Backorders | null;
  readonly soldIndividually: boolean | null;
  readonly weightGrams: number | null;
  readonly lengthMm: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  /** Purchase note as sanitised HTML. */
  readonly purchaseNote: string | null;
  /** Full paths from the top category down; the product belongs to the last of each. */
  readonly categories: readonly (readonly string[])[];
  readonly tags: readonly string[];
  readonly brands: readonly string[];
  readonly shippingClass: string | null;
  /** Addresses or bare file names, the main picture first. */
  readonly images: readonly string[];
  readonly upsells: readonly ProductReference[];
  readonly crossSells: readonly ProductReference[];
  readonly position: number | null;
  readonly virtual: boolean;
  readonly downloadable: boolean;
  readonly downloads: readonly RowDownload[];
  readonly manufacturer: RowManufacturer | null;
  readonly originCountry: string | null;
  readonly commodityCode: string | null;
  readonly translation: RowTranslation | null;
  /** Every other `Meta:` column that is not blank. */
  readonly meta: Readonly<Record<string, string>>;
}

interface NamedRow extends RowCommon {
  readonly name: string;
  readonly attributes: readonly RowAttribute[];
}

export interface SimpleRow extends NamedRow {
  readonly type: "simple";
  /** False where the file says no type: what the shop has of the product keeps its own. */
  readonly isTypeGiven: boolean;
}

export interface VariableRow extends NamedRow {
  readonly type: "variable";
}

export interface ExternalRow extends NamedRow {
  readonly type: "external";
  readonly externalUrl: string | null;
  readonly buttonText: string | null;
}

export interface GroupedRow extends NamedRow {
  readonly type: "grouped";
  readonly members: readonly ProductReference[];
}

export interface VariationRow extends RowCommon {
  readonly type: "variation";
  /** The shop writes one, but a variation does not need it. */
  readonly name: string | null;
  readonly parent: ProductReference;
  readonly options: readonly RowOption[];
}

/** One row of a product export, every value parsed. */
export type ProductRow = SimpleRow | VariableRow | ExternalRow | GroupedRow | VariationRow;

/** The highest ID that the column of the database takes. */
const HIGHEST_ID = 2_147_483_647;

/** An ID of the shop that wrote the file; null for any other text. */
export function parseSourceId(text: string): number | null {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= HIGHEST_ID ? id : null;
}

/** `id:123` or a SKU; null when blank or when what follows `id:` is no ID. */
export function parseReference(text: string): ProductReference | null {
  const value = text.trim();
  const written = /^id:(.*)$/i.exec(value)?.[1];
  if (written === undefined) return value === "" ? null : { kind: "sku", sku: value };
  const id = parseSourceId(written.trim());
  return id === null ? null : { kind: "id", id };
}

/** A reference as the file writes it. */
export function referenceText(reference: ProductReference): string {
  return reference.kind === "id" ? `id:${reference.id}` : reference.sku;
}

/** The key under which rows find each other inside one file; SKUs do not differ by case. */
export function referenceKey(reference: ProductReference): string {
  return reference.kind === "id" ? `id:${reference.id}` : `sku:${reference.sku.toLowerCase()}`;
}
