import type { Db } from "#app/db/client.server.ts";
import type { AuditEntry } from "#app/features/audit/audit.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import type { CustomerView } from "./customers.ts";

/**
 * What happened to a customer and to those merged into it, the newest first. Comments are shown with their words
 * elsewhere; a merge is noted under both customers, and shown once.
 */
export async function listCustomerEvents(
  db: Db,
  { id, merged }: Pick<CustomerView, "id" | "merged">,
): Promise<AuditEntry[]> {
  const subjectId = [id, ...merged.map((other) => other.id)];
  const entries = await listAuditEntries(db, { subjectType: "customer", subjectId });
  const isOwn = (entry: AuditEntry) =>
    entry.subjectId === id || !["customer.merged", "customer.parted"].includes(entry.action);
  return entries.filter((entry) => !entry.action.startsWith("comment.") && isOwn(entry));
}
