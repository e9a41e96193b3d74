import { exportHires } from "#app/features/hires/list/export-hires.server.ts";
import { hiresList } from "#app/features/hires/list/hires-query.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The hires that the list shows, all pages of them, as a file for a spreadsheet. */
export const loader = csvExport("hires.csv", hiresList.parse, exportHires);
