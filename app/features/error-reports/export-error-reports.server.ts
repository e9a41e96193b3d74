import type { Db } from "#app/db/client.server.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { csvText, MAX_EXPORTED } from "#app/lib/text/csv.ts";
import { listErrorReports } from "./queries.server.ts";

/**
 * The errors that a list shows, newest first and up to MAX_EXPORTED, for a spreadsheet. Addresses and details may name
 * people, so who took it along is written down.
 */
export async function exportErrorReports(db: Db, number: string, actorId: string): Promise<string> {
  const { reports } = await listErrorReports(db, { number, limit: MAX_EXPORTED });
  await noteExport(db, { actorId, list: "errors", rows: reports.length });
  return csvText([
    ["number", "time", "method", "path", "type", "message", "detail"],
    ...reports.map(({ requestId, happenedAt, method, path, type, message, detail }) => [
      requestId,
      happenedAt.toISOString(),
      method,
      path,
      type,
      message,
      detail,
    ]),
  ]);
}
