import { and, desc, eq, gt, isNotNull, lt, ne, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { lockName } from "#app/db/lock-name.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { claimItems } from "#app/features/claims/claim-items.server.ts";
import { isMailbox, mailboxOf } from "#app/features/mail/mailbox.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, type Clock, HOUR_MS } from "#app/lib/time/clock.ts";
import { getQuoteByToken } from "../queries.server.ts";
import type { PublicQuote } from "../quotes.ts";
import { lockQuote } from "../transition-quote.server.ts";
import type { QuoteHold } from "./quote-page.ts";

export type HoldRefusal =
  /** Not an open instant quote of this version. */
  | { readonly kind: "not-open" }
  /** The hold of this quote is over, or the same mailbox held gear for these days by another quote. */
  | { readonly kind: "hold-over" | "other-hold" }
  | { readonly kind: "short"; readonly lineIds: readonly string[] };

/**
 * Holds the gear of an instant quote for the settings' hours, once. Only a press of a button in the page of the mailed link
 * asks for it: programs that open the links of mails send no forms. One hold for each mailbox and period.
 */
export async function holdQuote(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { token, versionId }: { readonly token: string; readonly versionId: string },
): Promise<Result<{ readonly until: Date }, HoldRefusal>> {
  const now = clock.now();
  const shown = await getQuoteByToken(db, token, now);
  if (!shown) return refuse({ kind: "not-open" });
  return inTransaction(db, async (tx) => {
    // One mailbox at a time: two of its quotes may not both find no other hold.
    await lockName(tx, `quote hold ${mailboxOf(shown.email)}`);
    await lockQuote(tx, shown.id);
    const quote = await getQuoteByToken(tx, token, now);
    if (quote?.state !== "sent" || quote.origin !== "instant") return refuse({ kind: "not-open" });
    if (quote.current.versionId !== versionId) return refuse({ kind: "not-open" });
    const before = await getQuoteHold(tx, quote.id, now);
    if (before) return before.isOver ? refuse({ kind: "hold-over" }) : ok({ until: before.until });
    if (await hasHeldElsewhere(tx, quote)) return refuse({ kind: "other-hold" });
    return claimHold(tx, quote, now);
  });
}

/** The hold of a quote as it is at `now`; null where it never held anything. */
export async function getQuoteHold(db: Db, quoteId: string, now: Date): Promise<QuoteHold | null> {
  const isHeld = sql<boolean>`${hireClaims.state} = 'provisional' and ${hireClaims.expiresAt} > ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .select({ until: hireClaims.expiresAt, isHeld })
    .from(hireClaims)
    .where(and(eq(hireClaims.ownerId, quoteId), isNotNull(hireClaims.expiresAt)))
    .orderBy(desc(isHeld), desc(hireClaims.expiresAt))
    .limit(1);
  return row?.until ? { until: row.until, isOver: !row.isHeld } : null;
}

/** Whether another instant quote of the mailbox held gear in these days, now or before. */
async function hasHeldElsewhere(tx: Tx, { id, email, current }: PublicQuote): Promise<boolean> {
  const { from, to } = current.content;
  const [other] = await tx
    .select({ id: hireClaims.id })
    .from(hireClaims)
    .innerJoin(hireQuotes, eq(hireQuotes.id, hireClaims.ownerId))
    .where(
      and(
        ne(hireQuotes.id, id),
        eq(hireQuotes.origin, "instant"),
        isMailbox(hireQuotes.email, email),
        isNotNull(hireClaims.expiresAt),
        lt(hireClaims.startsAt, new Date(to)),
        gt(hireClaims.endsAt, new Date(from)),
      ),
    )
    .limit(1);
  return other !== undefined;
}

async function claimHold(
  tx: Tx,
  quote: PublicQuote,
  now: Date,
): Promise<Result<{ readonly until: Date }, HoldRefusal>> {
  const { content, expiresAt } = quote.current;
  const wanted = addMs(now, content.settings.instantHoldHours * HOUR_MS);
  const until = wanted < expiresAt ? wanted : expiresAt;
  const held = await claimItems(tx, {
    owner: "quote",
    ownerId: quote.id,
    reference: quote.number,
    now,
    lines: content.lines.flatMap(({ id: lineId, itemId, quantity }) =>
      itemId === null ? [] : [{ lineId, itemId, quantity }],
    ),
    period: { from: new Date(content.from), to: new Date(content.to) },
    expiresAt: until,
    acceptedAt: null,
    actorId: null,
  });
  if (!held.ok)
    return refuse({
      kind: "short",
      lineIds: held.error.kind === "short" ? held.error.lines.map(({ lineId }) => lineId) : [],
    });
  await addAuditEntry(tx, {
    actorId: null,
    action: "quote.held",
    subjectId: quote.id,
    details: { number: quote.number, until: until.toISOString() },
  });
  return ok({ until });
}
