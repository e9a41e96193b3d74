import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { readDraft } from "./content/quote-content.server.ts";
import { listSentVersions } from "./queries.server.ts";
import { stateAfterSending } from "./quote-states.ts";
import { changeQuote, lockQuote } from "./transition-quote.server.ts";

interface Deletion {
  readonly quoteId: string;
  readonly version: number;
  readonly actorId: string;
  readonly now: Date;
}

type Refused = { readonly kind: "not-found" | "conflict" | "state" | "no-draft" };

/**
 * Deletes the version of a quote that was begun and not sent. What was sent stays as it is, and so does what was accepted.
 * A quote of which nothing was sent is withdrawn instead.
 */
export async function deleteDraft(
  db: Db,
  { quoteId, version, actorId, now }: Deletion,
): Promise<Result<null, Refused>> {
  return inTransaction(db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) return refuse({ kind: "not-found" });
    if (quote.version !== version) return refuse({ kind: "conflict" });
    const sent = await listSentVersions(tx, quoteId);
    if (stateAfterSending(quote.state) === null || sent.length === 0) return refuse({ kind: "state" });
    const draft = await readDraft(tx, quoteId);
    if (!draft) return refuse({ kind: "no-draft" });
    await tx.delete(hireQuoteVersions).where(eq(hireQuoteVersions.id, draft.version.id));
    const details = { version: draft.version.number };
    await changeQuote(tx, quote, { now, actorId, action: "quote.draft-deleted", details });
    return ok(null);
  });
}
