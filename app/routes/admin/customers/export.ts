import { customersList } from "#app/features/customers/customers-query.ts";
import { exportCustomers } from "#app/features/customers/list-customers.server.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The customers that the list shows, all pages of them, as a file for a spreadsheet. */
export const loader = csvExport("customers.csv", customersList.parse, (db, query, { actorId }) =>
  exportCustomers(db, query, actorId),
);
