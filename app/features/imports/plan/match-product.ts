import { isDeepStrictEqual } from "node:util";
import type { products } from "#app/db/schema/shop/catalog.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { ErrorReason } from "../enums.ts";
import type { ProductReference, ProductRow } from "../row/product-row.ts";

export type StoredProduct = typeof products.$inferSelect;

/** A product of the shop as an import compares it with a row. */
export interface ExistingProduct {
  readonly product: StoredProduct;
  /** Ids of its categories; the order means nothing but for the first, which is product.categoryId. */
  readonly categories: readonly string[];
  readonly images: readonly { readonly source: string; readonly mediaId: string | null }[];
  /** The stock; null where stock is not counted. */
  readonly stock: { readonly available: number; readonly held: number } | null;
}

/** The part of the catalogue that some families may touch. */
export interface ExistingProducts {
  byId(source: string, id: number): ExistingProduct | undefined;
  bySku(sku: string): ExistingProduct | undefined;
  /** The product with this number; undefined also when several products carry it. */
  byGtin(gtin: string): ExistingProduct | undefined;
  /** A product that has neither an ID of such files nor a SKU. */
  byName(name: string): ExistingProduct | undefined;
  byReference(source: string, reference: ProductReference): ExistingProduct | undefined;
  variationsOf(productId: string): readonly ExistingProduct[];
}

export type Match = Result<ExistingProduct | undefined, ErrorReason>;

type Keys = Pick<ProductRow, "sourceId" | "sku" | "gtin">;

/** The product that the keys of a row mean, with the key that found it: the file's ID, else the SKU, else the GTIN. */
export function findByKeys(
  { sourceId, sku, gtin }: Keys,
  existing: ExistingProducts,
  source: string,
): Result<{ readonly key: string; readonly found: ExistingProduct } | undefined, ErrorReason> {
  const candidates = [
    ["ID", sourceId === null ? undefined : existing.byId(source, sourceId)],
    ["SKU", sku === null ? undefined : existing.bySku(sku)],
    ["GTIN", gtin === null ? undefined : existing.byGtin(gtin)],
  ] as const;
  const [first, ...rest] = candidates.flatMap(([key, found]) => (found ? [{ key, found }] : []));
  if (!first) return ok(undefined);
  const rival = rest.find(({ found }) => found.product.id !== first.found.product.id);
  if (rival) return conflict(first.key, rival.key);
  const { source: origin, sourceId: id } = first.found.product;
  if (sourceId !== null && origin === source && id !== null && id !== sourceId)
    return refuse({ code: "other-source-id", key: first.key, id });
  return ok(first);
}

/**
 * The product of the shop that a row means: by its keys; a variation without any by its values; a row with a name only,
 * by its name. Keys that point at different products, at one that came under another ID, at one that an earlier row has
 * taken, or at one of the other kind (with a page, without one) are refused.
 */
export function findExisting(
  row: ProductRow,
  existing: ExistingProducts,
  context: { readonly source: string; readonly touched: Set<string> },
  siblings: readonly ExistingProduct[],
): Match {
  const named = findByKeys(row, existing, context.source);
  if (!named.ok) return named;
  if (!named.value) return take(row, keylessMatch(row, existing, siblings), "name", context.touched);
  return take(row, named.value.found, named.value.key, context.touched);
}

function keylessMatch(row: ProductRow, existing: ExistingProducts, siblings: readonly ExistingProduct[]) {
  if (row.type === "variation") {
    const options = Object.fromEntries(
      row.options.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])),
    );
    return siblings.find(
      ({ product }) =>
        (product.sku === null || row.sku === null) &&
        (product.sourceId === null || row.sourceId === null) &&
        isDeepStrictEqual(product.options, options),
    );
  }
  return row.sourceId === null && row.sku === null && row.name ? existing.byName(row.name) : undefined;
}

function take(row: ProductRow, found: ExistingProduct | undefined, key: string, touched: Set<string>): Match {
  if (!found) return ok(undefined);
  const sameKind = (row.type === "variation") === (found.product.kind === "variation");
  if (!sameKind) return conflict(key, found.product.kind);
  if (touched.has(found.product.id)) return conflict(key, found.product.name);
  touched.add(found.product.id);
  return ok(found);
}

function conflict(first: string, second: string): { readonly ok: false; readonly error: ErrorReason } {
  return refuse({ code: "key-conflict", first, second });
}
