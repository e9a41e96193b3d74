import { exportMisses } from "#app/features/catalog/search/export-misses.server.ts";
import { missesList } from "#app/features/catalog/search/search-admin.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The searches that the list shows, as a file for a spreadsheet. */
export const loader = csvExport("searches.csv", missesList.parse, exportMisses);
