import { inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import type { ProductSource } from "#app/features/catalog/catalog.ts";
import {
  type ProductReference,
  type ProductRow,
  referenceKey,
  type SimpleRow,
  type VariationRow,
} from "../row/product-row.ts";
import { findProductsOf } from "./existing-products.server.ts";
import { rowKeys } from "./families.ts";
import { findByKeys, type StoredProduct } from "./match-product.ts";

/** Rows that are looked up together. */
const CHUNK = 500;

/**
 * Rows without a type as what the shop has under their keys: a list of prices need not say which of its rows are
 * variations. What the shop does not have stays a simple product.
 */
export async function takeShopTypes(
  db: Db,
  source: ProductSource,
  rows: readonly ProductRow[],
): Promise<readonly ProductRow[]> {
  const untyped = rows.filter((row) => row.type === "simple" && !row.isTypeGiven);
  if (untyped.length === 0) return rows;
  const known = new Set(rows.flatMap(rowKeys));
  const typed = new Map<ProductRow, ProductRow>();
  for (let at = 0; at < untyped.length; at += CHUNK) {
    const chunk = untyped.slice(at, at + CHUNK);
    const existing = await findProductsOf(db, source, chunk);
    const matches = chunk.flatMap((row) => {
      const match = findByKeys(row, existing, source);
      return match.ok && match.value ? [{ row, product: match.value.found.product }] : [];
    });
    const parents = await readParents(db, matches);
    for (const { row, product } of matches) {
      const parent = parents.get(product.parentId ?? "");
      typed.set(row, withType(row, product, parent ? referenceTo(parent, source, known) : null));
    }
  }
  return rows.map((row) => typed.get(row) ?? row);
}

async function readParents(
  db: Db,
  matches: readonly { readonly product: StoredProduct }[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  const ids = matches.flatMap(({ product }) => product.parentId ?? []);
  if (ids.length === 0) return new Map();
  const found = await db.select().from(products).where(inArray(products.id, ids));
  return new Map(found.map((product) => [product.id, product]));
}

/** The name by which the file has the product where it has it, else one that it has in the shop. */
function referenceTo(
  { source, sourceId, sku }: StoredProduct,
  fileSource: ProductSource,
  known: ReadonlySet<string>,
): ProductReference | null {
  const names: ProductReference[] = [];
  if (sourceId !== null && source === fileSource) names.push({ kind: "id", id: sourceId });
  if (sku !== null) names.push({ kind: "sku", sku });
  return names.find((name) => known.has(referenceKey(name))) ?? names[0] ?? null;
}

function withType(row: ProductRow, product: StoredProduct, parent: ProductReference | null): ProductRow {
  if (row.type !== "simple") return row;
  if (product.kind === "variation") return parent ? toVariation(row, product, parent) : row;
  const { isTypeGiven: _, ...named } = row;
  if (product.kind === "external")
    return { ...named, type: product.kind, externalUrl: null, buttonText: null };
  if (product.kind === "grouped") return { ...named, type: product.kind, members: [] };
  return product.kind === "variable" ? { ...named, type: product.kind } : row;
}

/** On a variation, "draft" repeats that its parent is one. */
function toVariation(
  { attributes, isTypeGiven: _, status, ...common }: SimpleRow,
  { options }: StoredProduct,
  parent: ProductReference,
): VariationRow {
  const given = attributes.map(({ name, values, global }) => ({ name, value: values[0] ?? null, global }));
  const kept = Object.entries(options).map(([name, value]) => ({ name, value, global: false }));
  return {
    ...common,
    type: "variation",
    status: status === "draft" ? "publish" : status,
    parent,
    options: given.length > 0 ? given : kept,
  };
}
