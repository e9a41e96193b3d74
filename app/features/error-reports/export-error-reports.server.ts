import type { Db } from "#app/db/client.server.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { csvText } from "#app/lib/csv.ts";
import { listErrorReports } from "./queries.server.ts";

/** Errors in one file; at thirty a minute, ninety days could hold more. */
const LIMIT = 20_000;

/**
 * The errors that a list shows, newest first, for a spreadsheet. Addresses and details may name people, so who took it
 * along is written down.
 */
export async function exportErrorReports(db: Db, number: string, actorId: string): Promise<string> {
  const { reports } = await listErrorReports(db, { number, limit: LIMIT });
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
