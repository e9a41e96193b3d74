import type { Db } from "#app/db/client.server.ts";
import type { ContentFault } from "../content/content-fault.ts";
import { buildContent, readDraft } from "../content/quote-content.server.ts";

/** What keeps a quote's draft from being sent at `now`: asked for before staff are asked whether to send it. */
export async function listSendFaults(db: Db, quoteId: string, now: Date): Promise<readonly ContentFault[]> {
  const draft = await readDraft(db, quoteId);
  return draft ? (await buildContent(db, draft, now)).faults : [];
}
