import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { isStaffFor } from "#app/features/identity/users/staff.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

interface Assignment {
  readonly id: string;
  /** The staff member to assign; null for no one. */
  readonly assigneeId: string | null;
  readonly actorId: string;
}

/** Says who looks after an enquiry. Only staff who can log in may; others are refused. */
export async function assignEnquiry(
  db: Db,
  { id, assigneeId, actorId }: Assignment,
): Promise<Result<null, { kind: "not-found" } | { kind: "not-staff" }>> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ assigneeId: enquiries.assigneeId, updatedAt: enquiries.updatedAt })
      .from(enquiries)
      .where(eq(enquiries.id, id))
      .for("update");
    if (!row) return refuse({ kind: "not-found" });
    if (row.assigneeId === assigneeId) return ok(null);
    if (assigneeId !== null && !(await isStaffFor(tx, assigneeId, "enquiries")))
      return refuse({ kind: "not-staff" });
    // Passing it on is no contact with the sender, from which the period of keeping counts.
    await tx.update(enquiries).set({ assigneeId, updatedAt: row.updatedAt }).where(eq(enquiries.id, id));
    await addAuditEntry(tx, { actorId, action: "enquiry.assigned", subjectId: id, details: { assigneeId } });
    return ok(null);
  });
}
