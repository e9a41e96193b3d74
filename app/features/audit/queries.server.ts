import { and, desc, eq, lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.ts";
import type { AuditEntry } from "./audit.ts";

interface AuditFilter {
  readonly subjectType?: string | undefined;
  readonly subjectId?: string | undefined;
  /** The id of the last entry already shown: only older ones follow. */
  readonly before?: string | undefined;
  readonly limit?: number;
}

/** The newest entries first; of one subject when it is named. */
export async function listAuditEntries(
  db: Db,
  { subjectType, subjectId, before, limit = 50 }: AuditFilter = {},
): Promise<AuditEntry[]> {
  // Ids are made in the order of time, so they also serve as the place to go on from.
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        subjectType === undefined ? undefined : eq(auditLog.subjectType, subjectType),
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
