import { draftsList } from "#app/features/draft-orders/list/drafts-query.ts";
import { exportDrafts } from "#app/features/draft-orders/list/list-drafts.server.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The drafts that the list shows, all pages of them, as a file for a spreadsheet. */
export const loader = csvExport("draft-orders.csv", draftsList.parse, exportDrafts);
