import { eq, inArray } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { priceHistory, products } from "#app/db/schema/shop/catalog.ts";
import { priceAt } from "#app/features/catalog/prices.ts";
import { followVariationPrices } from "#app/features/catalog/variation-prices.server.ts";
import { newId } from "#app/lib/ids.ts";
import { deleteProducts } from "../../delete-products.server.ts";
import { canBeChosen, missingCombinations } from "../attributes.ts";
import { optionsOf, type ProductValues } from "../product-values.ts";
import type { StoredForm, StoredProductRow } from "../read-values.server.ts";
import { variationSaleDates } from "../sale-dates.server.ts";
import type { Prices } from "./write-prices.server.ts";
import { writeFormPrices, writePictures } from "./write-product.server.ts";

interface Saved {
  /** The product with the form written into it. */
  readonly parent: StoredProductRow;
  /** The product and its variations as they were before. */
  readonly stored: StoredForm;
  readonly values: ProductValues;
  /** The sale dates that the product got. */
  readonly dates: Pick<Prices, "saleFrom" | "saleTo">;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Stores what the form says of each variation; those that are ticked for it are deleted. One whose options the
 * attributes no longer have is taken off offer. Each keeps its own VAT rate and backorders, as an import gave them,
 * unless the product's are edited.
 */
export async function writeVariations(
  tx: Tx,
  { parent, stored, values, dates, actorId, now }: Saved,
): Promise<void> {
  const { variations } = stored;
  const at = (id: string, field: string) => values[`v.${id}.${field}`];
  const gone = variations.filter(({ id }) => at(id, "remove"));
  await deleteProducts(tx, gone, actorId);
  const kept = variations.filter(({ id }) => !at(id, "remove") && at(id, "sku") !== undefined);
  await freeSkus(tx, kept, (id) => at(id, "sku") || null);
  for (const variation of kept) {
    const { id } = variation;
    const options = optionsOf(values, id);
    const isOffered = Boolean(at(id, "offered")) && canBeChosen(parent.attributes, options);
    await tx
      .update(products)
      .set({
        sku: at(id, "sku") || null,
        name: parent.name,
        options,
        status: isOffered ? "published" : "private",
        ...editedTerms(parent, stored.row),
      })
      .where(eq(products.id, id));
    const saleDates = variationSaleDates(variation, { values, stored, dates, now });
    await writeFormPrices(tx, id, { values, prefix: `v.${id}.`, ...saleDates, now });
    await writePictures(tx, id, at(id, "picture") ?? "");
  }
  if (variations.length > 0) await followVariationPrices(tx, [parent.id], now);
}

function editedTerms(parent: StoredProductRow, before: StoredProductRow) {
  const { vatRate, backorders } = parent;
  return {
    ...(vatRate !== before.vatRate && { vatRate }),
    ...(backorders !== before.backorders && { backorders }),
  };
}

/** Two variations may exchange their part numbers, which no two rows may have at once. */
async function freeSkus(
  tx: Tx,
  rows: readonly StoredProductRow[],
  next: (id: string) => string | null,
): Promise<void> {
  const changed = rows.filter(({ id, sku }) => sku !== next(id)).map(({ id }) => id);
  if (changed.length > 0) await tx.update(products).set({ sku: null }).where(inArray(products.id, changed));
}

/**
 * Makes the variations that the product's attributes ask for and that are not there; how many. They take over the
 * product's price and its sale, as its own price is from then on the lowest of theirs.
 */
export async function addVariations(
  tx: Tx,
  parent: StoredProductRow,
  existing: readonly StoredProductRow[],
  now: Date,
): Promise<number> {
  const missing = missingCombinations(
    parent.attributes,
    existing.map(({ options }) => options),
  );
  if (missing.length === 0) return 0;
  const { salePrice, saleFrom, saleTo } = parent;
  const prices = { regularPrice: parent.regularPrice ?? parent.price, salePrice, saleFrom, saleTo };
  const price = priceAt(prices, now);
  const rows = missing.map((options, at) => ({
    id: newId(),
    parentId: parent.id,
    kind: "variation" as const,
    name: parent.name,
    options,
    price,
    ...prices,
    vatRate: parent.vatRate,
    backorders: parent.backorders,
    stockStatus: parent.stockStatus,
    sample: parent.sample,
    position: existing.length + at,
  }));
  await tx.insert(products).values(rows);
  await tx.insert(priceHistory).values(rows.map(({ id }) => ({ productId: id, price, validFrom: now })));
  await tx.update(products).set({ kind: "variable", salePrice: null }).where(eq(products.id, parent.id));
  await followVariationPrices(tx, [parent.id], now);
  return rows.length;
}
