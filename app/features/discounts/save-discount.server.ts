import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { refuseTaken } from "#app/db/refuse-taken.server.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import { discounts } from "#app/db/schema/shop/discounts.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { VersionedRefusal, VersionedSave } from "#app/lib/forms/versioned-form.ts";
import { isId, newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type DiscountFault, type DiscountValues, readDiscount, readSkus } from "./discount-form.ts";

type Refusal = VersionedRefusal<DiscountFault>;

const CODE_TAKEN: DiscountFault = { field: "code", kind: "code-taken" };

/**
 * Stores a discount code and gives its id. Refused: a field that cannot be read or is too long, a code that exists, SKUs
 * that no product has, categories of which none exists, and a form from an older version. Orders keep what they were
 * placed with.
 */
export async function saveDiscount(
  db: Db,
  saving: VersionedSave<DiscountValues>,
): Promise<Result<string, Refusal>> {
  const refusal = { kind: "faults", faults: [CODE_TAKEN] } as const;
  return refuseTaken<string, Refusal>({ refusal, constraint: "discounts_code" }, () =>
    inTransaction(db, (tx) => storeDiscount(tx, saving)),
  );
}

async function storeDiscount(
  tx: Tx,
  { id, values, version, actorId, now }: VersionedSave<DiscountValues>,
): Promise<Result<string, Refusal>> {
  const { columns, faults: read } = readDiscount(values);
  const [stored] = id ? await tx.select().from(discounts).where(eq(discounts.id, id)).for("update") : [];
  if (id && !stored) return refuse({ kind: "not-found" });
  if (stored && stored.version !== version) return refuse({ kind: "conflict", version: stored.version });
  if (read.some(({ kind }) => kind === "too-long")) return refuse({ kind: "faults", faults: read });
  const { targets, faults: unknown } = await readTargets(tx, values);
  const faults = [...read, ...(await codeFaults(tx, columns.code, id)), ...unknown];
  if (faults.length > 0) return refuse({ kind: "faults", faults });
  const written = id ?? newId();
  const row = { ...columns, targets };
  if (id === null) await tx.insert(discounts).values({ ...row, id: written, createdAt: now, updatedAt: now });
  else
    await tx
      .update(discounts)
      .set({ ...row, ...nextVersion(discounts, now) })
      .where(eq(discounts.id, id));
  await addAuditEntry(tx, {
    actorId,
    action: id === null ? "discount.created" : "discount.changed",
    subjectId: written,
    details: { code: columns.code },
  });
  return ok(written);
}

async function codeFaults(tx: Tx, code: string, id: string | null): Promise<readonly DiscountFault[]> {
  const other = id === null ? undefined : ne(discounts.id, id);
  const taken = await tx.$count(discounts, and(eq(discounts.code, code), other));
  return taken > 0 ? [CODE_TAKEN] : [];
}

/** The categories or products that the form names. Categories that are gone are left out, unless none is left. */
async function readTargets(
  tx: Tx,
  values: DiscountValues,
): Promise<{ readonly targets: readonly string[]; readonly faults: readonly DiscountFault[] }> {
  if (values.scope === "order") return { targets: [], faults: [] };
  if (values.scope === "categories") {
    const ids = values.categories.filter(isId);
    const known = await tx.select({ id: categories.id }).from(categories).where(inArray(categories.id, ids));
    const isGone = values.categories.length > 0 && known.length === 0;
    return {
      targets: known.map((category) => category.id),
      faults: isGone ? [{ field: "categories", kind: "categories" }] : [],
    };
  }
  const skus = readSkus(values).map((sku) => sku.toLowerCase());
  const named = sql`coalesce(lower(${products.sku}), ${products.id}::text)`;
  const found = await tx
    .select({ id: products.id, sku: sql<string>`${named}` })
    .from(products)
    .where(inArray(named, skus));
  const known = new Set(found.map(({ sku }) => sku));
  const missing = readSkus(values).filter((sku) => !known.has(sku.toLowerCase()));
  return {
    targets: found.map((product) => product.id),
    faults: missing.length === 0 ? [] : [{ field: "skus", kind: "unknown-skus", skus: missing.join(", ") }],
  };
}
