import { and, eq, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireNotes, hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { hireAcceptances, hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { hireScans, scanPhotos } from "#app/db/schema/hire/scans.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { REMOVED_PERSON, removeComments } from "#app/features/identity/account/forget-person.server.ts";
import { type Owner, ownedBy } from "#app/features/identity/account/owned-by.server.ts";
import { addJob, addJobs } from "#app/features/jobs/add-job.server.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import { hashContent } from "#app/features/quotes/content/content-hash.server.ts";
import { type QuoteContent, storedContent } from "#app/features/quotes/content/quote-content.ts";
import { removeQuotesOf } from "#app/features/quotes/remove-quotes.server.ts";
import { isId, newId, newToken } from "#app/lib/ids.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { dayOfIso, irishDayOf, isoDay, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import { OVER_STATES } from "./enums.ts";
import type { HireState } from "./hire-states.ts";

/** Full calendar years after that of the hire: as long as its invoices (Taxes Consolidation Act 1997, section 886). */
const KEEP_YEARS = 6;
const BATCH = 100;

/** The kind of the job of one hire that waits until it is over. */
export const FORGET_HIRE = "forget-hire";

/**
 * What goes with an account: quotes that no one accepted; of hires, once they are over, the phone number, the notes and what
 * was asked for (trust.md L21). An accepted quote, its acceptance and its hire stay as evidence for as long as the invoices.
 */
export async function forgetHiresOf(tx: Tx, owner: Owner, now: Date): Promise<void> {
  await removeQuotesOf(tx, owner, now);
  const theirs = await tx
    .select({ id: hires.id, quoteId: hires.quoteId, state: hires.state })
    .from(hires)
    .where(ownedBy(hires, owner));
  const underway = theirs.filter(({ state }) => !isOver(state));
  await forgetWords(
    tx,
    theirs.filter(({ state }) => isOver(state)),
  );
  await addJobs(
    tx,
    FORGET_HIRE,
    underway.map(({ id }) => ({ key: id, payload: { hireId: id } })),
  );
}

/** The job of one hire: forgets what is not needed any more once it is over, and looks again a day later until then. */
export async function forgetHireWhenOver({ db, clock }: WorkContext, hireId: unknown): Promise<void> {
  if (!isId(hireId)) return;
  await inTransaction(db, async (tx) => {
    const [hire] = await tx
      .select({ id: hires.id, quoteId: hires.quoteId, state: hires.state })
      .from(hires)
      .where(eq(hires.id, hireId));
    if (!hire || isOver(hire.state)) return forgetWords(tx, hire ? [hire] : []);
    const runAt = addMs(clock.now(), DAY_MS);
    await addJob(tx, { kind: FORGET_HIRE, key: hireId, payload: { hireId }, runAt });
  });
}

function isOver(state: HireState): boolean {
  return OVER_STATES.some((over) => over === state);
}

async function forgetWords(
  tx: Tx,
  over: readonly { readonly id: string; readonly quoteId: string }[],
): Promise<void> {
  const ids = over.map(({ id }) => id);
  const quoteIds = over.map(({ quoteId }) => quoteId);
  await tx.update(hires).set({ phone: REMOVED_PERSON.phone }).where(inArray(hires.id, ids));
  await removeComments(tx, "hire", over);
  await removeComments(
    tx,
    "quote",
    quoteIds.map((id) => ({ id })),
  );
  await tx
    .update(hireQuotes)
    .set({ phone: REMOVED_PERSON.phone, note: "" })
    .where(inArray(hireQuotes.id, quoteIds));
  await tx.delete(hireRequests).where(inArray(hireRequests.hireId, ids));
  await tx.delete(hireRequests).where(inArray(hireRequests.quoteId, quoteIds));
}

/**
 * Takes the customer out of hires whose years are over, and removes their acceptances, signed notes, and pictures and
 * notes of damage, once no order of the hire names the customer. What was hired, the sums and the numbers stay; the links
 * open nothing any more.
 */
export async function forgetOldHires(db: Db, now: Date): Promise<void> {
  const year = Number(isoDay(irishDayOf(now)).slice(0, 4)) - KEEP_YEARS;
  const day = dayOfIso(`${year}-01-01`);
  if (day === null) return;
  const before = startOfIrishDay(day);
  for (let more = true; more; ) {
    const taken = await inTransaction(db, (tx) => forgetSome(tx, before, now));
    more = taken === BATCH;
  }
}

async function forgetSome(tx: Tx, before: Date, now: Date): Promise<number> {
  const rows = await tx
    .select({ id: hires.id, quoteId: hires.quoteId, versionId: hires.versionId })
    .from(hires)
    .where(
      and(
        ...[lt(hires.endsAt, before), lt(hires.acceptedAt, before), ne(hires.email, REMOVED_PERSON.email)],
        ...[inArray(hires.state, OVER_STATES), sql`not ${hasNamedOrder()}`],
      ),
    )
    .limit(BATCH);
  for (const row of rows) await forgetHire(tx, row, now);
  return rows.length;
}

/** True while an order of the hire names its buyer, as it does until its papers are old enough. */
function hasNamedOrder(): SQL {
  return sql`exists (select 1 from ${orders} where ${orders.hireId} = ${hires.id} and ${ne(orders.email, REMOVED_PERSON.email)})`;
}

/** A sent version cannot be changed, so a copy without the customer takes its place. */
async function forgetHire(
  tx: Tx,
  { id, quoteId, versionId }: { readonly id: string; readonly quoteId: string; readonly versionId: string },
  now: Date,
): Promise<void> {
  await tx.select({ id: hireQuotes.id }).from(hireQuotes).where(eq(hireQuotes.id, quoteId)).for("update");
  const versions = await tx.select().from(hireQuoteVersions).where(eq(hireQuoteVersions.quoteId, quoteId));
  const accepted = versions.find((version) => version.id === versionId);
  const stored = accepted && storedContent(accepted);
  if (!stored) throw new Error(`Bug: hire ${id} has no accepted version`);
  const content = withoutCustomer(stored);
  const copy = { ...accepted, id: newId(), content, hash: hashContent(content), message: "", place: "" };
  const number = Math.max(...versions.map((version) => version.number)) + 1;
  await tx.delete(hireAcceptances).where(eq(hireAcceptances.quoteId, quoteId));
  await tx.insert(hireQuoteVersions).values({ ...copy, number });
  const person = { ...REMOVED_PERSON, company: null, vatNumber: null, userId: null, updatedAt: now };
  await tx
    .update(hires)
    .set({
      ...person,
      versionId: copy.id,
      token: newToken(),
      safetyToken: null,
      place: "",
      poNumber: null,
      cancelReason: null,
    })
    .where(eq(hires.id, id));
  await tx
    .delete(hireQuoteVersions)
    .where(and(eq(hireQuoteVersions.quoteId, quoteId), ne(hireQuoteVersions.id, copy.id)));
  await tx
    .update(hireQuotes)
    .set({ ...person, token: newToken(), note: "", declineReason: null, network: null })
    .where(eq(hireQuotes.id, quoteId));
  await tx.delete(hireNotes).where(eq(hireNotes.hireId, id));
  const scans = tx.select({ id: hireScans.id }).from(hireScans).where(eq(hireScans.hireId, id));
  await tx.delete(scanPhotos).where(inArray(scanPhotos.scanId, scans));
  await tx.update(hireScans).set({ note: "" }).where(eq(hireScans.hireId, id));
  await removeComments(tx, "hire", [{ id }]);
  await removeComments(tx, "quote", [{ id: quoteId }]);
  await tx.delete(hireRequests).where(eq(hireRequests.hireId, id));
  await tx.delete(hireRequests).where(eq(hireRequests.quoteId, quoteId));
}

function withoutCustomer(content: QuoteContent): QuoteContent {
  const lines = content.lines.map((line) => ({ ...line, note: "", noteGa: "" }));
  const customer = { ...REMOVED_PERSON, company: null, vatNumber: null, trade: content.customer.trade };
  return { ...content, customer, lines, place: "", message: "" };
}
