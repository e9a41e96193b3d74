import { exportAdminProducts } from "#app/features/catalog-desk/export-products.server.ts";
import { productsList } from "#app/features/catalog-desk/list-query.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The products that the list shows, all pages of them, as a file for a spreadsheet. */
export const loader = csvExport("products.csv", productsList.parse, exportAdminProducts);
