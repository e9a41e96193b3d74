import { eq } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { type ClaimRefusal, claimItems, type ShortLine } from "#app/features/claims/claim-items.server.ts";
import { releaseClaims } from "#app/features/claims/release-claims.server.ts";
import { markAnswered } from "#app/features/enquiries/admin/mark-answered.server.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { keepTerms } from "#app/features/site-text/terms-texts.server.ts";
import type { Cents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { ContentFault } from "../content/content-fault.ts";
import { hashContent } from "../content/content-hash.server.ts";
import type { DraftRows, VersionRow } from "../content/draft-rows.server.ts";
import { datesOf } from "../content/moved-hire.ts";
import { buildContent, readDraft } from "../content/quote-content.server.ts";
import { chosenOptions, priceQuote, type QuoteContent } from "../content/quote-content.ts";
import { type QuoteState, stateAfterSending } from "../quote-states.ts";
import { getDatesOfQuote, isRenewable } from "../renewable.server.ts";
import { hasUnseenRequest } from "../requests/list-requests.server.ts";
import { settleRequests } from "../requests/settle-requests.server.ts";
import { type LockedQuote, lockQuote, transitionQuote } from "../transition-quote.server.ts";
import { renderQuoteMail } from "./quote-mails.server.tsx";

interface Sending {
  readonly quoteId: string;
  /** The version of the quote's row that the sender had before them. */
  readonly version: number;
  /** The total that the sender was shown; undefined where no one looked at one. */
  readonly total?: Cents;
  /** Ids of the customer's open requests that the sender was shown: one that came since then refuses the sending. */
  readonly shown?: readonly string[];
  /** Sends with a hold although gear is missing: what can be covered is held, the rest becomes shortages. */
  readonly force?: boolean;
  /** The network that asked, where the quote is sent at once and its customer may hold the gear. */
  readonly instantFor?: string;
  readonly actorId: string | null;
}

export type SendVersionRefusal =
  | { readonly kind: "not-found" | "no-draft" | "conflict" | "hire-begun" }
  /** A state from which nothing can be sent. */
  | { readonly kind: "state"; readonly state: QuoteState }
  | { readonly kind: "incomplete"; readonly faults: readonly ContentFault[] }
  /** The customer asked for a change since the sender looked. */
  | { readonly kind: "asked-meanwhile" }
  /** Rates or settings changed since the sender looked. */
  | { readonly kind: "price-changed"; readonly total: Cents }
  | ClaimRefusal;

export interface SentQuote {
  readonly versionId: string;
  readonly number: number;
  /** Lines that a forced hold could not cover. */
  readonly short: readonly ShortLine[];
}

/**
 * Sends the draft of a quote: freezes its content with a hash, releases what an earlier version held, holds the gear
 * where the draft says so, answers the enquiry and the customer's requests and queues the customer's mail, in one
 * transaction. An accepted quote stays accepted and takes no hold: its hire keeps its gear until the further version is
 * accepted.
 */
export async function sendVersion(
  ctx: SiteContext,
  sending: Sending,
): Promise<Result<SentQuote, SendVersionRefusal>> {
  const now = ctx.clock.now();
  const draft = await readDraft(ctx.db, sending.quoteId);
  if (!draft) return refuse({ kind: "no-draft" });
  if (draft.quote.version !== sending.version) return refuse({ kind: "conflict" });
  const { content, hireTerms, faults } = await buildContent(ctx.db, draft, now);
  if (content === null || faults.length > 0) return refuse({ kind: "incomplete", faults });
  const { total } = priceQuote(content, chosenOptions(content)).price;
  if (sending.total !== undefined && sending.total !== total) return refuse({ kind: "price-changed", total });
  const mail = await renderQuoteMail(ctx, draft.quote, content);
  return inTransaction(ctx.db, async (tx) => {
    const quote = await lockQuote(tx, sending.quoteId);
    if (!quote) return refuse({ kind: "not-found" });
    // Every change of a draft raises the version of its quote: an equal one means that the content is still its own.
    if (quote.version !== sending.version) return refuse({ kind: "conflict" });
    const to = stateAfterSending(quote.state);
    if (to === null) return refuse({ kind: "state", state: quote.state });
    if (!(await isRenewable(tx, quote.id))) return refuse({ kind: "hire-begun" });
    if (await hasUnseenRequest(tx, quote.id, sending.shown)) return refuse({ kind: "asked-meanwhile" });
    const held = await holdGear(tx, { quote, content, draft, now, sending });
    if (!held.ok) return held;
    const dates = await getDatesOfQuote(tx, quote.id);
    const frozen = { ...content, ...(dates && { hire: datesOf(dates) }) };
    await keepTerms(tx, hireTerms);
    await freeze(tx, { version: draft.version, content: frozen, total, sentBy: sending.actorId });
    await settleRequests(tx, quote.id, { to: "done", actorId: sending.actorId, now });
    const details = { version: content.version, total, hold: content.hold };
    await transitionQuote(tx, quote, to, {
      now,
      actorId: sending.actorId,
      action: "quote.sent",
      details,
      set: {
        ...(to === "accepted" && { closedAt: quote.closedAt }),
        ...(sending.instantFor !== undefined && { origin: "instant", network: sending.instantFor }),
      },
    });
    if (quote.enquiryId !== null)
      await markAnswered(tx, { id: quote.enquiryId, actorId: sending.actorId, now });
    await queueMail(tx, mail);
    return ok({ versionId: draft.version.id, number: content.version, short: held.value });
  });
}

interface Hold {
  readonly quote: LockedQuote;
  readonly content: QuoteContent;
  readonly draft: DraftRows;
  readonly now: Date;
  readonly sending: Sending;
}

/** What the earlier version held is free again first. Optional lines are held too: any choice can then be accepted. */
async function holdGear(
  tx: Tx,
  { quote, content, draft, now, sending }: Hold,
): Promise<Result<readonly ShortLine[], ClaimRefusal>> {
  if (quote.state === "accepted") return ok([]);
  const released = await releaseClaims(tx, { ownerId: quote.id, now });
  if (!released.ok) throw new Error(`Bug: gear of quote ${quote.number} is out`);
  if (!content.hold) return ok([]);
  const held = await claimItems(tx, {
    owner: "quote",
    ownerId: quote.id,
    reference: quote.number,
    now,
    lines: draft.lines.flatMap(({ id, itemId, quantity, unitNumber }) =>
      itemId === null ? [] : [{ lineId: id, itemId, quantity, unitNumber: unitNumber ?? undefined }],
    ),
    period: { from: new Date(content.from), to: new Date(content.to) },
    expiresAt: new Date(content.expiresAt),
    acceptedAt: null,
    actorId: sending.actorId,
    force: sending.force ?? false,
  });
  return held.ok ? ok(held.value.short) : held;
}

interface Frozen {
  readonly version: VersionRow;
  readonly content: QuoteContent;
  readonly total: Cents;
  readonly sentBy: string | null;
}

async function freeze(tx: Tx, { version, content, total, sentBy }: Frozen): Promise<void> {
  await tx
    .update(hireQuoteVersions)
    .set({
      content,
      total,
      sentBy,
      hash: hashContent(content),
      sentAt: new Date(content.sentAt),
      expiresAt: new Date(content.expiresAt),
      updatedAt: new Date(content.sentAt),
    })
    .where(eq(hireQuoteVersions.id, version.id));
}
