import { exportMails } from "#app/features/mail/export-mails.server.ts";
import { mailsList } from "#app/features/mail/mails-query.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The mails that the list shows, as a file for a spreadsheet. */
export const loader = csvExport("mails.csv", mailsList.parse, (db, query, { actorId }) =>
  exportMails(db, query, actorId),
);
