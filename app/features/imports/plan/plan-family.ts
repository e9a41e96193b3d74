import type { products, StoredAttribute } from "#app/db/schema/shop/catalog.ts";
import type { ProductSource } from "#app/features/catalog/catalog.ts";
import { codesOf, searchCodeOf, searchTextOf } from "#app/features/catalog/index/search-text.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { uniqueSlug } from "#app/lib/text/slug.ts";
import type { ErrorReason } from "../enums.ts";
import type { ColumnMap } from "../file/columns.ts";
import type { BlankRule } from "../file/setup.ts";
import type { RowProblem } from "../report/import-report.ts";
import { type ProductRow, referenceText, type VariationRow } from "../row/product-row.ts";
import type { Family, HeadRow } from "./families.ts";
import { mergeAttributes } from "./family-attributes.ts";
import {
  type ExistingProduct,
  type ExistingProducts,
  findExisting,
  type Match,
  type StoredProduct,
} from "./match-product.ts";
import { negativeStock } from "./negative-stock.ts";
import { problemOfRow } from "./problems.ts";
import { followVariations, headValues, type ImportedValues, variationValues } from "./product-values.ts";
import { lostSale } from "./sale-values.ts";

type ProductRecord = typeof products.$inferInsert & { readonly id: string };

/** What one product is to become. A null part is left as the shop has it. */
export interface PlannedProduct {
  /** The row; null for a parent that is not in the file and only follows its variations. */
  readonly row: ProductRow | null;
  readonly existing: ExistingProduct | undefined;
  readonly record: ProductRecord;
  readonly categories: readonly string[] | null;
  readonly images: readonly { readonly source: string; readonly mediaId: string | null }[] | null;
  /** Pieces on the shelf; null: not counted, or left as it is. */
  readonly stock: number | null;
}

export interface FamilyPlan {
  readonly products: readonly PlannedProduct[];
  readonly problems: readonly RowProblem[];
  /** Rows that are not imported. */
  readonly skipped: number;
}

/** What the rows of one run share. */
export interface PlanContext {
  readonly source: ProductSource;
  readonly sample: boolean;
  readonly columns: ColumnMap;
  readonly blank: BlankRule;
  readonly now: Date;
  readonly categoryIds: (paths: readonly (readonly string[])[]) => string[];
  readonly categoryPath: (id: string) => string | undefined;
  readonly brandId: (name: string) => string | undefined;
  readonly brandName: (id: string) => string | undefined;
  /** Whether a product that names no maker itself may be published under its brand. */
  readonly mayPublish: (brandId: string | null) => boolean;
  readonly mediaId: (source: string) => string | null;
  /** The family in which the file has a variation, by its key. */
  readonly owners: ReadonlyMap<string, Family>;
  /** Addresses in use; new ones are added. */
  readonly slugs: Set<string>;
  /** Ids of products that an earlier row of this run has taken. */
  readonly touched: Set<string>;
}

/** Decides, without writing, what a family becomes and which of its rows cannot be imported. */
export function planFamily(family: Family, existing: ExistingProducts, context: PlanContext): FamilyPlan {
  const problems: RowProblem[] = [];
  const addProblem = (row: ProductRow, field: "parent" | "sku", reason: ErrorReason) => {
    problems.push(problemOfRow(context.columns, row, field, { severity: "error", reason }));
  };
  const parent = findHead(family, existing, context);
  if (!parent.ok) {
    if (family.head) addProblem(family.head, "sku", parent.error);
    for (const row of family.variations) {
      const name = referenceText(row.parent);
      addProblem(row, "parent", family.head ? { code: "parent-failed", parent: name } : parent.error);
    }
    return { products: [], problems, skipped: problems.length };
  }
  const found = parent.value;
  const headId = found?.product.id ?? newId();
  const siblings = found
    ? existing.variationsOf(found.product.id).filter((variation) => !movesAway(variation, family, context))
    : [];
  const rows: MatchedRow[] = [];
  for (const row of family.variations) {
    const match = findExisting(row, existing, context, siblings);
    if (match.ok) rows.push({ row, found: match.value });
    else addProblem(row, "sku", match.error);
  }
  const skipped = problems.length;
  const headName = family.head?.name ?? found?.product.name ?? "";
  const owner = { id: headId, name: headName };
  const variations = rows.map((matched) => planVariation(matched, owner, context));
  const planned = { family, found, id: headId, variations, siblings };
  const head = planHead(planned, context, problems);
  const products = head ? [head, ...variations.map((variation) => followHead(variation, head))] : variations;
  for (const { row, existing: before, record } of products)
    if (row)
      problems.push(
        ...negativeStock(context.columns, row, record.backorders ?? "no"),
        ...lostSale(row, before?.product, record.salePrice, context),
      );
  return { products, problems, skipped };
}

/** Whether the file gives a variation that the shop has here to another product. */
function movesAway({ product }: ExistingProduct, family: Family, { owners, source }: PlanContext): boolean {
  const byId = product.source === source ? owners.get(`id:${product.sourceId}`) : undefined;
  const owner = byId ?? owners.get(`sku:${product.sku?.toLowerCase()}`);
  return owner !== undefined && owner !== family;
}

function findHead(family: Family, existing: ExistingProducts, context: PlanContext): Match {
  if (family.head) return findExisting(family.head, existing, context, []);
  const reference = family.parent;
  const parent = reference ? referenceText(reference) : "";
  const found = reference ? existing.byReference(context.source, reference) : undefined;
  if (!found) return refuse({ code: "parent-not-found", parent });
  return found.product.kind === "variable" ? ok(found) : refuse({ code: "parent-not-variable", parent });
}

/** A row of a variation, with the variation of the shop that it is. */
interface MatchedRow {
  readonly row: VariationRow;
  readonly found: ExistingProduct | undefined;
}

function planVariation(
  { row, found }: MatchedRow,
  parent: { readonly id: string; readonly name: string },
  context: PlanContext,
): PlannedProduct {
  const parts = planParts(row, context);
  const stock = found?.stock ?? null;
  const values = variationValues(row, found?.product, { ...context, ...parts, stock }, parent.name);
  const record = {
    ...values,
    id: found?.product.id ?? newId(),
    parentId: parent.id,
    slug: null,
    searchText: "",
    searchCode: searchCodeOf(...codesOf(values)),
    sample: isSample(row, found, context),
  };
  return {
    row,
    existing: found,
    record,
    categories: parts.categories,
    images: parts.images,
    stock: countOf(row),
  };
}

interface HeadToPlan {
  readonly family: Family;
  readonly found: ExistingProduct | undefined;
  readonly id: string;
  /** The variations that the file plans. */
  readonly variations: readonly PlannedProduct[];
  /** The variations that the shop has. */
  readonly siblings: readonly ExistingProduct[];
}

/** The product above the variations; null where neither the file nor the shop has one. Adds warnings to `problems`. */
function planHead(
  { family, found, id, variations, siblings }: HeadToPlan,
  context: PlanContext,
  problems: RowProblem[],
): PlannedProduct | null {
  const parts = family.head ? planParts(family.head, context) : EMPTY_PARTS;
  const { attributes, warnings } = mergeAttributes(family, found?.product, siblings, context.columns);
  problems.push(...warnings);
  const values = ownValues(family, found, attributes, { ...context, ...parts });
  if (!values) return null;
  const allVariations = [...variations.map((variation) => variation.record), ...others(siblings, variations)];
  const followed = values.kind === "variable" ? followVariations(values, allVariations) : values;
  const slug = found?.product.slug ?? uniqueSlug(followed.name, context.slugs);
  context.slugs.add(slug);
  const codes = codesOf(followed, ...allVariations);
  const record = {
    ...followed,
    id,
    parentId: null,
    slug,
    searchText: searchTextOf({
      ...wordsOf(followed, parts.categories ?? found?.categories ?? [], context),
      codes,
    }),
    searchCode: searchCodeOf(...codes),
    sample: isSample(family.head, found, context),
  };
  const stock = family.head ? countOf(family.head) : null;
  return {
    row: family.head,
    existing: found,
    record,
    categories: parts.categories,
    images: parts.images,
    stock,
  };
}

/** A variation without a count of its own is sold from its parent's, and has the status of that. */
function followHead(variation: PlannedProduct, { record: head }: PlannedProduct): PlannedProduct {
  const { record } = variation;
  if (record.manageStock || !head.manageStock) return variation;
  return { ...variation, record: { ...record, stockStatus: head.stockStatus } };
}

/** A sample becomes the shop's own with the first row that brings an ID. */
function isSample(row: ProductRow | null, found: ExistingProduct | undefined, context: PlanContext): boolean {
  const unnamed = row === null || row.sourceId === null;
  return unnamed && found ? found.product.sample : context.sample;
}

function ownValues(
  family: Family,
  found: ExistingProduct | undefined,
  attributes: readonly StoredAttribute[],
  context: Omit<PlanContext, keyof Parts> & Parts,
): ImportedValues | null {
  const head: HeadRow | null = family.head;
  const old = found?.product;
  const stock = found?.stock ?? null;
  if (head) return headValues(head, old, { ...context, stock }, { irish: family.irish, attributes });
  return old ? { ...old, attributes } : null;
}

function others(siblings: readonly ExistingProduct[], planned: readonly PlannedProduct[]): StoredProduct[] {
  const ids = new Set(planned.map((variation) => variation.record.id));
  return siblings.map((sibling) => sibling.product).filter((product) => !ids.has(product.id));
}

function wordsOf(values: ImportedValues, categoryIds: readonly string[], context: PlanContext) {
  const paths = categoryIds.flatMap((categoryId) => context.categoryPath(categoryId)?.split(" > ") ?? []);
  const brand = values.brandId === null ? null : (context.brandName(values.brandId) ?? null);
  return { name: values.name, nameGa: values.nameGa, brand, categories: paths };
}

interface Parts {
  readonly categories: readonly string[] | null;
  readonly categoryIds: readonly string[];
  readonly brandId: string | null;
  readonly images: PlannedProduct["images"];
}

const EMPTY_PARTS: Parts = { categories: null, categoryIds: [], brandId: null, images: null };

/** Lists of a row as ids; an empty list leaves the shop's alone unless blank cells clear. */
function planParts(row: ProductRow, context: PlanContext): Parts {
  const clears = (field: "categories" | "images") => context.blank === "clear" && context.columns.has(field);
  const categoryIds = context.categoryIds(row.categories);
  const images = row.images.map((source) => ({ source, mediaId: context.mediaId(source) }));
  const [brand] = row.brands;
  return {
    categories: categoryIds.length > 0 || clears("categories") ? categoryIds : null,
    categoryIds,
    brandId: brand === undefined ? null : (context.brandId(brand) ?? null),
    images: images.length > 0 || clears("images") ? images : null,
  };
}

function countOf(row: ProductRow): number | null {
  return typeof row.stock === "number" ? row.stock : null;
}
