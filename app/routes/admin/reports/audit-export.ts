import { auditList } from "#app/features/audit/audit.ts";
import { exportAudit } from "#app/features/audit/export-audit.server.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The log as the address narrows it, as a file for a spreadsheet. */
export const loader = csvExport("audit.csv", auditList.parse, (db, query, { actorId }) =>
  exportAudit(db, { ...query, before: "" }, actorId),
);
