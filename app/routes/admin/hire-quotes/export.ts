import { exportQuotes } from "#app/features/quotes/list/export-quotes.server.ts";
import { quotesList } from "#app/features/quotes/list/quotes-query.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The quotes that the list shows, all pages of them, as a file for a spreadsheet. */
export const loader = csvExport("quotes.csv", quotesList.parse, exportQuotes);
