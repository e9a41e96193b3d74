import { errorsList } from "#app/features/error-reports/errors-query.ts";
import { exportErrorReports } from "#app/features/error-reports/export-error-reports.server.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The errors that the list shows, as a file for a spreadsheet. */
export const loader = csvExport("errors.csv", errorsList.parse, (db, { number }, { actorId }) =>
  exportErrorReports(db, number, actorId),
);
