import { type Db, inTransaction } from "#app/db/client.server.ts";
import { releaseClaims } from "#app/features/claims/release-claims.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { ChangeRefusal } from "./send/new-version.server.ts";
import { lockQuote, transitionQuote } from "./transition-quote.server.ts";

interface Withdrawal {
  readonly quoteId: string;
  readonly version: number;
  readonly actorId: string;
  readonly now: Date;
}

/** Withdraws a quote that no one has accepted, and gives back what it holds. */
export async function withdrawQuote(
  db: Db,
  { quoteId, version, actorId, now }: Withdrawal,
): Promise<Result<null, ChangeRefusal>> {
  return inTransaction(db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) return refuse({ kind: "not-found" });
    if (quote.version !== version) return refuse({ kind: "conflict" });
    if (!(await transitionQuote(tx, quote, "withdrawn", { now, actorId }))) return refuse({ kind: "state" });
    const released = await releaseClaims(tx, { ownerId: quoteId, now });
    if (!released.ok) throw new Error(`Bug: gear of quote ${quote.number} is out`);
    return ok(null);
  });
}
