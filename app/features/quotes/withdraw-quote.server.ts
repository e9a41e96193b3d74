import { eq, inArray } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { releaseClaims } from "#app/features/claims/release-claims.server.ts";
import { isMailAddress, type RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { listSentVersions } from "./queries.server.ts";
import { furtherVersion } from "./quotes.ts";
import { settleRequests } from "./requests/settle-requests.server.ts";
import type { ChangeRefusal } from "./send/new-version.server.ts";
import { renderWithdrawnMail } from "./send/quote-mails.server.tsx";
import { changeQuote, type LockedQuote, lockQuote, transitionQuote } from "./transition-quote.server.ts";

interface Withdrawal {
  readonly quoteId: string;
  readonly version: number;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Withdraws a quote that no one has accepted, and gives back what it holds. Of an accepted one it takes back the further
 * version that the customer has not accepted, with those that it replaced: they hold no gear, and the hire stays as it
 * was accepted. The customer is mailed about a version that was sent.
 */
export async function withdrawQuote(
  context: MailContext,
  { quoteId, version, actorId, now }: Withdrawal,
): Promise<Result<null, ChangeRefusal>> {
  const mail = await renderMailOf(context, quoteId);
  return inTransaction(context.db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) return refuse({ kind: "not-found" });
    if (quote.version !== version) return refuse({ kind: "conflict" });
    if (quote.state === "accepted") return takeBackVersion(tx, quote, { mail, actorId, now });
    if (!(await transitionQuote(tx, quote, "withdrawn", { now, actorId }))) return refuse({ kind: "state" });
    await settleRequests(tx, quoteId, { to: "closed", actorId, now });
    const released = await releaseClaims(tx, { ownerId: quoteId, now });
    if (!released.ok) throw new Error(`Bug: gear of quote ${quote.number} is out`);
    if (mail) await queueMail(tx, mail);
    return ok(null);
  });
}

/** The mail about the version sent last; null where none was sent or no address is known. */
async function renderMailOf(context: MailContext, quoteId: string): Promise<RenderedMail | null> {
  const [quote] = await context.db.select().from(hireQuotes).where(eq(hireQuotes.id, quoteId));
  const [last] = await listSentVersions(context.db, quoteId);
  if (!quote || !last || !isMailAddress(quote.email)) return null;
  return renderWithdrawnMail(context, quote, { content: last.content, whole: quote.state !== "accepted" });
}

async function takeBackVersion(
  tx: Tx,
  quote: LockedQuote,
  { mail, actorId, now }: Pick<Withdrawal, "actorId" | "now"> & { readonly mail: RenderedMail | null },
): Promise<Result<null, ChangeRefusal>> {
  const { state } = quote;
  const sent = await listSentVersions(tx, quote.id);
  const further = furtherVersion({ state, sent });
  if (!further) return refuse({ kind: "state" });
  const accepted = sent.findIndex(({ isAccepted }) => isAccepted);
  const open = sent.slice(0, accepted).flatMap((one) => (one.takenBackAt ? [] : one.versionId));
  await tx
    .update(hireQuoteVersions)
    .set({ takenBackAt: now, updatedAt: now })
    .where(inArray(hireQuoteVersions.id, open));
  const details = { version: further.number };
  await changeQuote(tx, quote, { now, actorId, action: "quote.version-taken-back", details });
  if (mail) await queueMail(tx, mail);
  return ok(null);
}
