import { exportMails } from "#app/features/mail/export-mails.server.ts";
import { parseMailsQuery } from "#app/features/mail/mails-query.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/mail-export.ts";

/** The mails that the list shows, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, actorId } = await requireActor(context);
  const query = parseMailsQuery(new URL(request.url).searchParams);
  return csvResponse(await exportMails(db, query, actorId), "mails.csv");
}
