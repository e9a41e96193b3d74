import { inTransaction } from "#app/db/client.server.ts";
import { releaseClaims } from "#app/features/claims/release-claims.server.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { getQuoteByToken } from "../queries.server.ts";
import { settleRequests } from "../requests/settle-requests.server.ts";
import { lockQuote, transitionQuote } from "../transition-quote.server.ts";
import { renderAnswerMail } from "./quote-answer-mails.server.tsx";

interface Decline {
  readonly token: string;
  /** The version that was on the page. */
  readonly versionId: string;
  /** Why, in the customer's words; empty where nothing was said. */
  readonly reason: string;
}

export type DeclineRefusal = { readonly kind: "not-found" | "not-open" | "superseded" };

/**
 * Declines a quote for its customer: gives back what is held for it and writes to staff. Declining twice is declining once.
 * Refused: a quote that is not open, and one of which a newer version was sent since the page was shown.
 */
export async function declineQuote(
  { db, config, clock }: SiteContext,
  { token, versionId, reason }: Decline,
): Promise<Result<void, DeclineRefusal>> {
  const now = clock.now();
  const shown = await getQuoteByToken(db, token, now);
  if (!shown) return refuse({ kind: "not-found" });
  if (shown.state === "declined") return ok(undefined);
  const mail = await renderAnswerMail({ db, config }, { kind: "decline", quote: shown, text: reason });
  return inTransaction(db, async (tx) => {
    const quote = await lockQuote(tx, shown.id);
    const current = await getQuoteByToken(tx, token, now);
    if (!quote || !current) return refuse({ kind: "not-found" });
    if (current.state === "declined") return ok(undefined);
    if (current.state !== "sent") return refuse({ kind: "not-open" });
    if (current.current.versionId !== versionId) return refuse({ kind: "superseded" });
    const released = await releaseClaims(tx, { ownerId: quote.id, now });
    if (!released.ok) throw new Error(`Bug: gear of quote ${quote.number} is out`);
    const set = { declineReason: reason || null };
    await transitionQuote(tx, quote, "declined", { now, set, details: { version: current.current.number } });
    await settleRequests(tx, quote.id, { to: "closed", actorId: null, now });
    await queueMail(tx, mail);
    return ok(undefined);
  });
}
