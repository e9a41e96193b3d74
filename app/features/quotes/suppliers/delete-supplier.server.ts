import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { listSupplierUses } from "./supplier-uses.server.ts";
import { isUsed } from "./supplier-uses.ts";

/** Deletes a supplier. Refused while a sub-hire or a line of a quote names it, also one made by *Solved otherwise*. */
export async function deleteSupplier(
  db: Db,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<Result<null, { readonly kind: "not-found" | "used" }>> {
  return inTransaction(db, async (tx) => {
    // A transaction that names it locks it for share, and waits.
    const [supplier] = await tx
      .select({ name: hireSuppliers.name })
      .from(hireSuppliers)
      .where(eq(hireSuppliers.id, id))
      .for("update");
    if (!supplier) return refuse({ kind: "not-found" });
    if (isUsed(await listSupplierUses(tx, id))) return refuse({ kind: "used" });
    await tx.delete(hireSuppliers).where(eq(hireSuppliers.id, id));
    const { name } = supplier;
    await addAuditEntry(tx, { actorId, action: "hire-supplier.deleted", subjectId: id, details: { name } });
    return ok(null);
  });
}
