import { and, desc, eq, isNotNull } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { drawNumber } from "#app/db/draw-number.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { changeState } from "#app/features/enquiries/admin/change-state.server.ts";
import { splitAmount } from "#app/features/hire-prices/deposit.ts";
import type { ProviderName } from "#app/features/orders/orders.ts";
import { activeProvider, type PaymentContext } from "#app/features/payments/providers.server.ts";
import { isOutdated } from "#app/features/quotes/content/moved-hire.ts";
import {
  priceQuote,
  type QuoteContent,
  storedContent,
  unknownOptions,
} from "#app/features/quotes/content/quote-content.ts";
import { needsBeginEarly, withOptions } from "#app/features/quotes/content/withdrawal-right.ts";
import {
  type LockedQuote,
  lockQuote,
  transitionQuote,
} from "#app/features/quotes/transition-quote.server.ts";
import { isId, newId, newToken } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { getInformedAt } from "../cancel/withdraw-until.server.ts";
import { followCounts } from "../counts/follow-counts.server.ts";
import { cutDepositTime } from "../dates/cut-deposit-time.server.ts";
import { followDates } from "../dates/follow-dates.server.ts";
import { dropMovedMail } from "../dates/moved-mail.server.ts";
import { hireStateAt, isRunning, isUpcoming } from "../hire-states.ts";
import { createHireOrder } from "../payments/create-hire-order.server.ts";
import { listDeposits, moneyOf } from "../payments/hire-money.ts";
import { listHirePayments } from "../payments/list-hire-payments.server.ts";
import { changeHire, type LockedHire, lockHire, transitionHire } from "../transition-hire.server.ts";
import {
  type AcceptAsk,
  type AcceptedBefore,
  type AcceptRefusal,
  agreedHire,
  awaitedDeposit,
} from "./acceptance.ts";
import {
  type AcceptanceMails,
  queueAcceptanceMails,
  renderAcceptanceMails,
  reportShort,
} from "./acceptance-mails.server.ts";
import { claimGear } from "./claim-gear.server.ts";
import { isAccepted, storeAcceptance } from "./store-acceptance.server.ts";
import {
  type AcceptedVersion,
  findOwner,
  hireColumns,
  listOwnFacts,
  storeHireLines,
} from "./store-hire.server.ts";

interface NewHire {
  readonly id: string;
  readonly token: string;
}

interface Accepting {
  readonly ask: AcceptAsk;
  readonly fresh: NewHire;
  readonly mails: AcceptanceMails;
  readonly provider: ProviderName;
  readonly now: Date;
}

/**
 * Accepts the version of a quote that the page showed, with the options that were ticked on it: acceptance, claims, hire,
 * deposit order, states, mails and audit entries in one transaction, or none of them. The same version accepted again
 * gives the same hire. Gear that is no longer free refuses the whole; staff then get a mail.
 */
export async function acceptQuote(
  context: Omit<PaymentContext, "orderKinds">,
  ask: AcceptAsk,
): Promise<Result<{ readonly hireToken: string }, AcceptRefusal>> {
  const now = context.clock.now();
  const offered = await findOffered(context.db, ask);
  if (!offered) return refuse({ kind: "not-found" });
  if (unknownOptions(offered.content, ask.options).length > 0) return refuse({ kind: "unknown-option" });
  const fresh = { id: newId(), token: newToken() };
  const known = await findHireOfQuote(context.db, offered.quoteId);
  const about = { ...offered, ask, now, hire: known ?? fresh, before: known };
  const mails = await renderAcceptanceMails(context, about);
  const provider = activeProvider(context)?.name ?? "invoice";
  const accepted = await inTransaction(context.db, (tx) =>
    acceptIn(tx, offered.quoteId, { ask, fresh, mails, provider, now }),
  );
  if (!accepted.ok && accepted.error.kind === "short")
    await reportShort(context, about, accepted.error.lines);
  return accepted;
}

/** The version that is to be accepted, where it belongs to the quote of the token. */
async function findOffered(
  db: Db,
  { token, versionId }: AcceptAsk,
): Promise<{ quoteId: string; quoteNumber: string; content: QuoteContent } | null> {
  if (!isId(versionId)) return null;
  const [row] = await db
    .select({ quoteId: hireQuotes.id, quoteNumber: hireQuotes.number, content: hireQuoteVersions.content })
    .from(hireQuotes)
    .innerJoin(hireQuoteVersions, eq(hireQuoteVersions.quoteId, hireQuotes.id))
    .where(and(eq(hireQuotes.token, token), eq(hireQuoteVersions.id, versionId)));
  const content = row ? storedContent(row) : null;
  return row && content ? { ...row, content } : null;
}

async function findHireOfQuote(db: Db, quoteId: string) {
  const { id, token, state, deposit, depositDueAt, total, acceptedAt, concludedAt } = hires;
  const [row] = await db
    .select({ id, token, state, deposit, depositDueAt, total, acceptedAt, concludedAt })
    .from(hires)
    .where(eq(hires.quoteId, quoteId));
  if (!row) return null;
  const depositPaid = listDeposits(await listHirePayments(db, row.id)).length > 0;
  return { ...row, depositPaid, informedAt: await getInformedAt(db, row.id) };
}

async function acceptIn(
  tx: Tx,
  quoteId: string,
  accepting: Accepting,
): Promise<Result<{ readonly hireToken: string }, AcceptRefusal>> {
  const { ask, now, mails } = accepting;
  const quote = await lockQuote(tx, quoteId);
  if (!quote) return refuse({ kind: "not-found" });
  const known = await findHireOfQuote(tx, quoteId);
  if (known && (await isAccepted(tx, ask.versionId))) return ok({ hireToken: known.token });
  const content = await checkOffer(tx, quote, ask, now);
  if (!content.ok) return content;
  const locked = known ? await lockHire(tx, known.id) : null;
  const { depositPaid = false, informedAt = null } = known ?? {};
  const before = locked && { ...locked, depositPaid, informedAt };
  const agreed = agreedHire(content.value, ask.options, { before, now });
  const own = await listOwnFacts(tx, ask.versionId);
  const version = { quote, versionId: ask.versionId, content: content.value, agreed, own, ask, now };
  if (before && !isUpcoming(before.state))
    return refuse({ kind: isRunning(before.state) ? "out" : "withdrawn" });
  if (before && isOutdated(content.value, { from: before.startsAt, to: before.endsAt }))
    return refuse({ kind: "conflict" });
  const number = before?.number ?? (await drawNumber(tx, "hire", now));
  const claimed = await claimGear(tx, version, { id: before?.id ?? accepting.fresh.id, number, before });
  if (!claimed.ok) return claimed;
  const acceptanceId = newId();
  await storeAcceptance(tx, acceptanceId, version);
  const hire = before
    ? await updateHire(tx, before, { ...version, ...claimed.value })
    : await insertHire(tx, version, { ...accepting, number });
  await transitionQuote(tx, quote, "accepted", {
    now,
    details: { version: content.value.version, total: agreed.priced.price.total, hire: number },
  });
  if (quote.enquiryId !== null) await changeState(tx, { id: quote.enquiryId, to: "won", actorId: null, now });
  await queueAcceptanceMails(tx, mails, { number, acceptanceId });
  return ok({ hireToken: hire.token });
}

/** Whether the quote may be accepted as the page showed it; gives what it says. */
async function checkOffer(
  tx: Tx,
  quote: LockedQuote,
  ask: AcceptAsk,
  now: Date,
): Promise<Result<QuoteContent, AcceptRefusal>> {
  if (quote.state === "withdrawn" || quote.state === "declined") return refuse({ kind: quote.state });
  const sent = await tx
    .select()
    .from(hireQuoteVersions)
    .where(and(eq(hireQuoteVersions.quoteId, quote.id), isNotNull(hireQuoteVersions.sentAt)))
    .orderBy(desc(hireQuoteVersions.number));
  const current = sent.find(({ takenBackAt }) => takenBackAt === null);
  const content = current ? storedContent(current) : null;
  if (!current || !content) return refuse({ kind: "not-found" });
  if (sent.some(({ id, takenBackAt }) => id === ask.versionId && takenBackAt !== null))
    return refuse({ kind: "taken-back" });
  if (current.id !== ask.versionId)
    return refuse({ kind: "superseded", current: { versionId: current.id, number: current.number } });
  if (current.hash !== ask.hash) return refuse({ kind: "conflict" });
  const over = current.expiresAt === null || current.expiresAt <= now || new Date(content.from) <= now;
  if (over || quote.state === "expired") return refuse({ kind: "expired" });
  if (unknownOptions(content, ask.options).length > 0) return refuse({ kind: "unknown-option" });
  if (priceQuote(content, ask.options).lines.length === 0) return refuse({ kind: "nothing-chosen" });
  if (!ask.beginEarly && needsBeginEarly(withOptions(content, ask.options), now))
    return refuse({ kind: "withdrawal-consent" });
  return ok(content);
}

async function insertHire(
  tx: Tx,
  version: AcceptedVersion,
  { fresh, provider, number }: Accepting & { readonly number: string },
): Promise<LockedHire> {
  const { agreed, now } = version;
  const { depositDueAt, deposit } = agreed;
  const [hire] = await tx
    .insert(hires)
    .values({
      ...hireColumns(version),
      userId: await findOwner(tx, version),
      id: fresh.id,
      token: fresh.token,
      number,
      deposit,
      depositDueAt,
      createdAt: now,
      safetyToken: newToken(),
      state: depositDueAt === null ? "reserved" : "awaiting-deposit",
      reservedAt: depositDueAt === null ? now : null,
    })
    .returning();
  if (!hire) throw new Error("Bug: a hire was not stored");
  await storeHireLines(tx, hire.id, version);
  if (depositDueAt !== null) {
    const { vatRows } = splitAmount(agreed.priced.price, deposit).deposit;
    await createHireOrder(tx, hire, {
      kind: "hire-deposit",
      vatRows,
      provider,
      expiresAt: depositDueAt,
      now,
    });
  }
  await changeHire(tx, hire, {
    now,
    action: "hire.accepted",
    details: { total: hire.total, version: version.content.version },
  });
  return hire;
}

/**
 * A further version: the hire takes its lines, period and totals; what is paid stays paid. Marked for staff when more was
 * paid than it costs now. A lapsed hire has its gear again, for it was free: until its deposit is due, or for good where
 * that was paid. One that is packed stays so where nothing is missing.
 */
async function updateHire(
  tx: Tx,
  hire: LockedHire & AcceptedBefore,
  version: AcceptedVersion & { readonly putBack: number },
): Promise<LockedHire> {
  const { now, content, agreed } = version;
  const columns = hireColumns(version);
  const before = hireStateAt(hire.state, hire.depositDueAt, now);
  const lapsed = before === "lapsed";
  const awaited = lapsed ? awaitedDeposit(agreed, hire, now) : null;
  const kept = hire.deposit > columns.total ? columns.total : hire.deposit;
  const deposit = awaited?.amount ?? kept;
  const again = awaited ? ("awaiting-deposit" as const) : ("reserved" as const);
  const state = lapsed ? again : before;
  const sums = { ...columns, state, deposit } as const;
  const { overpaid } = moneyOf(sums, await listHirePayments(tx, hire.id));
  const noted = hire.attention === "paid-after-lapse" ? null : hire.attention;
  const attention = overpaid > 0 ? "changed-version" : noted;
  const depositDueAt = awaited?.dueAt ?? (await cutDepositTime(tx, hire, columns.startsAt));
  const set = { ...columns, deposit, attention, ...(depositDueAt && { depositDueAt }) } as const;
  const putBack = version.putBack + (await storeHireLines(tx, hire.id, version));
  const details = {
    total: set.total,
    version: content.version,
    ...(overpaid > 0 && { overpaid }),
    ...(putBack > 0 && { putBack }),
  };
  await dropMovedMail(tx, hire, now);
  const action = "hire.version-accepted";
  if (lapsed && state !== hire.state) {
    const reservedAt = state === "reserved" ? now : hire.reservedAt;
    await transitionHire(tx, hire, state, { now, action, set: { ...set, reservedAt }, details });
  } else await changeHire(tx, hire, { now, action, set, details }, { inCalendar: true });
  await followCounts(tx, { ...hire, state: sums.state }, { actorId: null, now });
  await followDates(tx, { ...hire, ...set, state: "reserved" }, now);
  return hire;
}
