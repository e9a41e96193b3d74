import { inArray } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { releaseClaims } from "#app/features/claims/release-claims.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { listSentVersions } from "./queries.server.ts";
import { furtherVersion } from "./quotes.ts";
import type { ChangeRefusal } from "./send/new-version.server.ts";
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
 * was accepted.
 */
export async function withdrawQuote(
  db: Db,
  { quoteId, version, actorId, now }: Withdrawal,
): Promise<Result<null, ChangeRefusal>> {
  return inTransaction(db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) return refuse({ kind: "not-found" });
    if (quote.version !== version) return refuse({ kind: "conflict" });
    if (quote.state === "accepted") return takeBackVersion(tx, quote, { actorId, now });
    if (!(await transitionQuote(tx, quote, "withdrawn", { now, actorId }))) return refuse({ kind: "state" });
    const released = await releaseClaims(tx, { ownerId: quoteId, now });
    if (!released.ok) throw new Error(`Bug: gear of quote ${quote.number} is out`);
    return ok(null);
  });
}

async function takeBackVersion(
  tx: Tx,
  quote: LockedQuote,
  { actorId, now }: Pick<Withdrawal, "actorId" | "now">,
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
  return ok(null);
}
