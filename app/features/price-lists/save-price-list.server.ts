import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { refuseTaken } from "#app/db/refuse-taken.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { priceListPrices, priceLists } from "#app/db/schema/shop/price-lists.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { VersionedRefusal, VersionedSave } from "#app/lib/forms/versioned-form.ts";
import { newId } from "#app/lib/ids.ts";
import type { Cents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import {
  namedFault,
  type OwnPriceFault,
  type PriceListFault,
  type PriceListValues,
  readPriceList,
  type TypedPrice,
} from "./price-list-form.ts";

type Refusal = VersionedRefusal<PriceListFault>;

const NAME_TAKEN: PriceListFault = { field: "name", kind: "name-taken" };

/**
 * Stores a price list and gives its id. Refused: a field that cannot be read, a name that exists, an own price of no
 * simple product or variation or above the catalogue's, and a form from an older version. Orders keep their prices.
 */
export async function savePriceList(
  db: Db,
  saving: VersionedSave<PriceListValues>,
): Promise<Result<string, Refusal>> {
  const refusal = { kind: "faults", faults: [NAME_TAKEN] } as const;
  return refuseTaken<string, Refusal>({ refusal, constraint: "price_lists_name" }, () =>
    inTransaction(db, (tx) => storePriceList(tx, saving)),
  );
}

async function storePriceList(
  tx: Tx,
  { id, values, version, actorId, now }: VersionedSave<PriceListValues>,
): Promise<Result<string, Refusal>> {
  const { prices, faults: read, ...columns } = readPriceList(values);
  const [stored] = id ? await tx.select().from(priceLists).where(eq(priceLists.id, id)).for("update") : [];
  if (id && !stored) return refuse({ kind: "not-found" });
  if (stored && stored.version !== version) return refuse({ kind: "conflict", version: stored.version });
  const found = await findOwnPrices(tx, prices);
  const faults = [...read, ...(await nameFaults(tx, columns.name, id)), ...found.faults];
  if (faults.length > 0) return refuse({ kind: "faults", faults });
  const written = id ?? newId();
  if (id === null)
    await tx.insert(priceLists).values({ ...columns, id: written, createdAt: now, updatedAt: now });
  else
    await tx
      .update(priceLists)
      .set({ ...columns, ...nextVersion(priceLists, now) })
      .where(eq(priceLists.id, id));
  await tx.delete(priceListPrices).where(eq(priceListPrices.priceListId, written));
  if (found.rows.length > 0)
    await tx.insert(priceListPrices).values(found.rows.map((row) => ({ ...row, priceListId: written })));
  await addAuditEntry(tx, {
    actorId,
    action: id === null ? "price-list.created" : "price-list.changed",
    subjectId: written,
    details: { name: columns.name },
  });
  return ok(written);
}

async function nameFaults(tx: Tx, name: string, id: string | null): Promise<readonly PriceListFault[]> {
  const other = id === null ? undefined : ne(priceLists.id, id);
  const taken = await tx.$count(
    priceLists,
    and(sql`lower(${priceLists.name}) = ${name.toLowerCase()}`, other),
  );
  return taken > 0 ? [NAME_TAKEN] : [];
}

interface OwnPrices {
  readonly rows: readonly { readonly productId: string; readonly price: Cents }[];
  readonly faults: readonly PriceListFault[];
}

/** The products that the own prices name. One without an SKU is named by its id. */
async function findOwnPrices(tx: Tx, prices: readonly TypedPrice[]): Promise<OwnPrices> {
  if (prices.length === 0) return { rows: [], faults: [] };
  const named = sql<string>`coalesce(lower(${products.sku}), ${products.id}::text)`;
  const found = await tx
    .select({
      id: products.id,
      sku: named,
      kind: products.kind,
      catalogPrice: sql<number | null>`coalesce(${products.regularPrice}, ${products.price})`,
    })
    .from(products)
    .where(
      inArray(
        named,
        prices.map(({ sku }) => sku.toLowerCase()),
      ),
    );
  const bySku = new Map(found.map((product) => [product.sku, product]));
  const wrong = new Map<OwnPriceFault, string[]>();
  const rows = prices.flatMap(({ sku, price }) => {
    const product = bySku.get(sku.toLowerCase());
    const fault = faultOf(product, price);
    if (fault) wrong.set(fault, [...(wrong.get(fault) ?? []), sku]);
    return product && !fault ? [{ productId: product.id, price }] : [];
  });
  return { rows, faults: [...wrong].map(([kind, skus]) => namedFault(kind, skus)) };
}

function faultOf(
  product: { readonly kind: string; readonly catalogPrice: number | null } | undefined,
  price: Cents,
): OwnPriceFault | null {
  if (!product) return "unknown-skus";
  if (product.kind !== "simple" && product.kind !== "variation") return "has-variations";
  if (product.catalogPrice === null) return "on-request";
  return price > product.catalogPrice ? "too-high" : null;
}
