import type { Db } from "#app/db/client.server.ts";
import { csvText, MAX_EXPORTED } from "#app/lib/text/csv.ts";
import { type AuditQuery, auditFilter } from "./audit.ts";
import { noteExport } from "./note-export.server.ts";
import { listAuditEntries } from "./queries.server.ts";

/**
 * The entries that a list shows, all pages of them up to MAX_EXPORTED, as a file for a spreadsheet; who took it along is
 * the next entry.
 */
export async function exportAudit(db: Db, query: AuditQuery, actorId: string): Promise<string> {
  const entries = await listAuditEntries(db, { ...auditFilter(query), limit: MAX_EXPORTED });
  await noteExport(db, { actorId, list: "audit", rows: entries.length });
  return csvText([
    ["time", "actor", "action", "subject", "subject id", "details"],
    ...entries.map(({ at, actorId, action, subjectType, subjectId, details }) => [
      at.toISOString(),
      actorId ?? "system",
      action,
      subjectType,
      subjectId ?? "",
      JSON.stringify(details),
    ]),
  ]);
}
