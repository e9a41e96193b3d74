import { exportRedirects } from "#app/features/redirects/export-redirects.server.ts";
import { redirectsList } from "#app/features/redirects/redirects-query.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The redirects that the list shows, as a file for a spreadsheet. */
export const loader = csvExport("redirects.csv", redirectsList.parse, (db, { search }) =>
  exportRedirects(db, search),
);
