import { inspectionsList } from "#app/features/assets/inspections/inspections-query.ts";
import { exportInspections } from "#app/features/assets/inspections/list-due-inspections.server.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The inspections that the list shows, all pages of them, as a file for a spreadsheet. */
export const loader = csvExport("inspections.csv", inspectionsList.parse, exportInspections);
