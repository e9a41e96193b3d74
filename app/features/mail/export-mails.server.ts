import type { Db } from "#app/db/client.server.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { csvText, MAX_EXPORTED } from "#app/lib/text/csv.ts";
import type { MailsQuery } from "./mails-query.ts";
import { listMails } from "./queries.server.ts";

/**
 * The mails that a list shows, all pages of them up to MAX_EXPORTED and without their texts, for a spreadsheet; who took it
 * along is written down.
 */
export async function exportMails(
  db: Db,
  { state, search, sort }: MailsQuery,
  actorId: string,
): Promise<string> {
  const { mails } = await listMails(db, { state, search, sort }, MAX_EXPORTED);
  await noteExport(db, { actorId, list: "mails", rows: mails.length, narrowed: { state } });
  return csvText([
    ["written", "sent", "state", "kind", "recipient", "subject", "attempts", "last error"],
    ...mails.map((mail) => [
      mail.createdAt.toISOString(),
      mail.sentAt?.toISOString() ?? "",
      mail.state,
      mail.kind,
      mail.recipient,
      mail.subject,
      mail.attempts,
      mail.lastError ?? "",
    ]),
  ]);
}
