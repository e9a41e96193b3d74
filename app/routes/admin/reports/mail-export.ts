import { exportMails } from "#app/features/mail/export-mails.server.ts";
import { parseMailsQuery } from "#app/features/mail/mails-query.ts";
import { csvExport } from "#app/http/responses/csv-response.server.ts";

/** The mails that the list shows, as a file for a spreadsheet. */
export const loader = csvExport("mails.csv", parseMailsQuery, (db, query, { actorId }) =>
  exportMails(db, query, actorId),
);
