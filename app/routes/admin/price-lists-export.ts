import { exportPriceLists } from "#app/features/price-lists/list-price-lists.server.ts";
import { priceListsList } from "#app/features/price-lists/price-lists-query.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The price lists that the list shows, as a file for a spreadsheet. */
export const loader = csvExport("price-lists.csv", priceListsList.parse, exportPriceLists);
