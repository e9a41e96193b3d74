import { enquiriesList } from "#app/features/enquiries/admin/enquiry-admin.ts";
import { exportEnquiries } from "#app/features/enquiries/admin/export-enquiries.server.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The list of the back office that the address names, as a file for a spreadsheet. */
export const loader = csvExport("enquiries.csv", enquiriesList.parse, (db, query, { actorId }) =>
  exportEnquiries(db, query, actorId),
);
