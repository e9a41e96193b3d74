import { discountsList } from "#app/features/discounts/discounts-query.ts";
import { exportDiscounts } from "#app/features/discounts/list-discount-rows.server.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The discount codes that the list shows, as a file for a spreadsheet. */
export const loader = csvExport("discount-codes.csv", discountsList.parse, (db, query, { now }) =>
  exportDiscounts(db, query, now),
);
