import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import type { Period } from "#app/features/claims/claims.ts";
import { isOutdated } from "../content/moved-hire.ts";
import { listSentVersions } from "../queries.server.ts";
import { isRenewable } from "../renewable.server.ts";
import { changeQuote, type LockedQuote } from "../transition-quote.server.ts";

interface Move {
  readonly before: Period;
  readonly after: Period;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Keeps the versions of a quote from moving its hire back: a draft for the dates that the hire had takes its new ones. A
 * version that was sent before can no longer be accepted, unless it is for the new dates; the timeline says so, unless the
 * collection had ended it already.
 */
export async function followMovedHire(
  tx: Tx,
  quote: LockedQuote,
  { before, after, actorId, now }: Move,
): Promise<void> {
  const { id, quoteId, startsAt, endsAt, sentAt } = hireQuoteVersions;
  const isForBefore = and(eq(startsAt, before.from), eq(endsAt, before.to));
  const drafts = await tx
    .update(hireQuoteVersions)
    .set({ startsAt: after.from, endsAt: after.to, updatedAt: now })
    .where(and(eq(quoteId, quote.id), isNull(sentAt), isForBefore))
    .returning({ id });
  const [last] = await listSentVersions(tx, quote.id);
  const isOpen =
    last &&
    !last.isAccepted &&
    !last.takenBackAt &&
    last.expiresAt > now &&
    !isOutdated(last.content, before);
  const ends = isOpen && isOutdated(last.content, after) && (await isRenewable(tx, quote.id));
  if (drafts.length === 0 && !ends) return;
  await changeQuote(tx, quote, {
    now,
    actorId,
    action: ends ? "quote.version-ended" : null,
    details: { version: last?.number },
  });
}
