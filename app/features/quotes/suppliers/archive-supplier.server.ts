import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

interface Acting {
  readonly id: string;
  readonly actorId: string;
}

type Changed = Result<null, { readonly kind: "not-found" }>;

/** Archives a supplier: it is offered for no new sub-hire, and stays where it is named. Asked twice, it happens once. */
export async function archiveSupplier(
  db: Db,
  { id, actorId, now }: Acting & { readonly now: Date },
): Promise<Changed> {
  return inTransaction(db, async (tx) => {
    const [archived] = await tx
      .update(hireSuppliers)
      .set({ archivedAt: now })
      .where(and(eq(hireSuppliers.id, id), isNull(hireSuppliers.archivedAt)))
      .returning({ name: hireSuppliers.name });
    return noteChange(tx, archived, { id, actorId, action: "hire-supplier.archived" });
  });
}

/** Offers an archived supplier again. Asked twice, it happens once. */
export async function restoreSupplier(db: Db, { id, actorId }: Acting): Promise<Changed> {
  return inTransaction(db, async (tx) => {
    const [restored] = await tx
      .update(hireSuppliers)
      .set({ archivedAt: null })
      .where(and(eq(hireSuppliers.id, id), isNotNull(hireSuppliers.archivedAt)))
      .returning({ name: hireSuppliers.name });
    return noteChange(tx, restored, { id, actorId, action: "hire-supplier.restored" });
  });
}

/** Adds the audit entry of a change. Refused where there is no such supplier. */
async function noteChange(
  tx: Tx,
  changed: { readonly name: string } | undefined,
  { id, actorId, action }: Acting & { readonly action: string },
): Promise<Changed> {
  if (!changed)
    return (await tx.$count(hireSuppliers, eq(hireSuppliers.id, id))) > 0
      ? ok(null)
      : refuse({ kind: "not-found" });
  await addAuditEntry(tx, { actorId, action, subjectId: id, details: { name: changed.name } });
  return ok(null);
}
