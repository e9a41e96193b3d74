import { and, asc, eq, getTableColumns, isNull, ne, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { retryTaken } from "#app/db/refuse-taken.server.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { VersionedRefusal, VersionedSave } from "#app/lib/forms/versioned-form.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { readSupplier, type SupplierFault, type SupplierValues } from "./supplier-form.ts";

const { createdAt, updatedAt, ...COLUMNS } = getTableColumns(hireSuppliers);

/** All suppliers by name, those that are archived too. */
export async function listSuppliers(db: Db) {
  return db.select(COLUMNS).from(hireSuppliers).orderBy(asc(hireSuppliers.name));
}

/** The suppliers that gear can be asked of, by name: not those that are archived. */
export async function listOfferedSuppliers(db: Db) {
  const { id, name, archivedAt } = hireSuppliers;
  return db.select({ id, name }).from(hireSuppliers).where(isNull(archivedAt)).orderBy(asc(name));
}

/** A supplier; null for an unknown id. */
export async function getSupplier(db: Db, supplierId: string) {
  const [row] = await db.select(COLUMNS).from(hireSuppliers).where(eq(hireSuppliers.id, supplierId));
  return row ?? null;
}

type Refusal = VersionedRefusal<SupplierFault>;

/**
 * Stores a supplier. Refused: a field that cannot be read, a name that another one has, and a form from an older
 * version.
 */
export async function saveSupplier(
  db: Db,
  save: VersionedSave<SupplierValues>,
): Promise<Result<null, Refusal>> {
  return retryTaken(() => storeSupplier(db, save));
}

async function storeSupplier(
  db: Db,
  { id, values, version, actorId, now }: VersionedSave<SupplierValues>,
): Promise<Result<null, Refusal>> {
  const { columns, faults: read } = readSupplier(values);
  return inTransaction(db, async (tx) => {
    const [stored] = id
      ? await tx.select().from(hireSuppliers).where(eq(hireSuppliers.id, id)).for("update")
      : [];
    if (id && !stored) return refuse({ kind: "not-found" });
    if (stored && stored.version !== version) return refuse({ kind: "conflict", version: stored.version });
    const sameName = eq(sql`lower(${hireSuppliers.name})`, columns.name.toLowerCase());
    const other = id ? ne(hireSuppliers.id, id) : undefined;
    const [same] = await tx.select({ id: hireSuppliers.id }).from(hireSuppliers).where(and(sameName, other));
    const faults = same ? [...read, { field: "name", kind: "name-taken" } as const] : read;
    if (faults.length > 0) return refuse({ kind: "faults", faults });
    const written = id ?? newId();
    if (id === null)
      await tx.insert(hireSuppliers).values({ ...columns, id: written, createdAt: now, updatedAt: now });
    else
      await tx
        .update(hireSuppliers)
        .set({ ...columns, ...nextVersion(hireSuppliers, now) })
        .where(eq(hireSuppliers.id, id));
    await addAuditEntry(tx, { actorId, action: "hire-supplier.saved", subjectId: written });
    return ok(null);
  });
}
