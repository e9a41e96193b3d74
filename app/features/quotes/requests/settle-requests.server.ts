import { and, eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireRequests } from "#app/db/schema/hire/hires.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { lockQuote } from "../transition-quote.server.ts";

interface Settled {
  /** `done`: staff have answered; `closed`: the quote was accepted or ended while it was open. */
  readonly to: "done" | "closed";
  /** The staff member who answered; null for the customer and the system. */
  readonly actorId: string | null;
  readonly now: Date;
}

/**
 * Settles what the customer of a locked quote asked for and staff have not answered. None comes meanwhile: storing one
 * waits for the lock, as it refers to the quote.
 */
export async function settleRequests(tx: Tx, quoteId: string, { to, actorId, now }: Settled): Promise<void> {
  await tx
    .update(hireRequests)
    .set({ state: to, answeredBy: actorId, answeredAt: now })
    .where(and(eq(hireRequests.quoteId, quoteId), eq(hireRequests.state, "open")));
}

interface Answered {
  readonly quoteId: string;
  readonly requestId: string;
  readonly actorId: string;
  readonly now: Date;
}

/** Notes that staff have answered a request otherwise than by a further version, as by telephone. Once. */
export async function markRequestAnswered(
  db: Db,
  { quoteId, requestId, actorId, now }: Answered,
): Promise<Result<null, { readonly kind: "not-found" | "conflict" }>> {
  return inTransaction(db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    const own = and(eq(hireRequests.id, requestId), eq(hireRequests.quoteId, quoteId));
    const [request] = await tx.select({ state: hireRequests.state }).from(hireRequests).where(own);
    if (!quote || !request) return refuse({ kind: "not-found" });
    if (request.state !== "open") return refuse({ kind: "conflict" });
    await tx.update(hireRequests).set({ state: "done", answeredBy: actorId, answeredAt: now }).where(own);
    await addAuditEntry(tx, {
      actorId,
      action: "quote.request-answered",
      subjectType: "quote",
      subjectId: quoteId,
      details: { number: quote.number },
    });
    return ok(null);
  });
}
