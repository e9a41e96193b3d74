import { and, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireNotes, hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { hireAcceptances, hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { hireScans, scanPhotos } from "#app/db/schema/hire/scans.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { removeComments } from "#app/features/identity/account/forget-person.server.ts";
import { noteErasures } from "#app/features/identity/account/note-erasures.server.ts";
import { type Owner, ownedBy } from "#app/features/identity/account/owned-by.server.ts";
import { REMOVED_PERSON } from "#app/features/identity/removed-person.ts";
import { keptSince } from "#app/features/orders/kept-papers.ts";
import { hashContent } from "#app/features/quotes/content/content-hash.server.ts";
import { type QuoteContent, storedContent } from "#app/features/quotes/content/quote-content.ts";
import { removeQuotesOf } from "#app/features/quotes/remove-quotes.server.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { OVER_STATES } from "./enums.ts";

const BATCH = 100;

/**
 * What goes with an account: quotes that no one accepted; of hires that are over, the phone number, the notes and what was
 * asked for. An accepted quote, its acceptance and its hire stay as evidence for as long as the invoices, and
 * are marked as kept for an erased person, which their history says (`erasedBy` as in `noteErasures`). A hire that is under way still needs the rest: `forgetErasedHires` follows. Its
 * orders, also those still to come, are the matter of `forgetErasedOrders`.
 */
export async function forgetHiresOf(
  tx: Tx,
  owner: Owner,
  now: Date,
  erasedBy: string | null = null,
): Promise<void> {
  await removeQuotesOf(tx, owner, now);
  const theirs = ownedBy(hires, owner);
  const marked = await tx
    .update(hires)
    .set({ erasedAt: now })
    .where(and(theirs, isNull(hires.erasedAt)))
    .returning({ id: hires.id, number: hires.number, quoteId: hires.quoteId });
  const quoteIds = marked.map(({ quoteId }) => quoteId);
  const quotes = await tx
    .update(hireQuotes)
    .set({ erasedAt: now })
    .where(inArray(hireQuotes.id, quoteIds))
    .returning({ id: hireQuotes.id, number: hireQuotes.number });
  await noteErasures(tx, "hire", marked, erasedBy);
  await noteErasures(tx, "quote", quotes, erasedBy);
  await forgetWordsOfOver(tx, theirs);
}

/** Takes the same out of hires of erased people that are over by now, and what staff wrote beside them since. */
export async function forgetErasedHires(db: Db): Promise<void> {
  const erased = isNotNull(hires.erasedAt);
  const named = and(erased, namesHirer, ne(hires.phone, REMOVED_PERSON.phone));
  const over = and(erased, inArray(hires.state, OVER_STATES));
  await inTransaction(db, async (tx) => {
    await forgetWordsOfOver(tx, named);
    await removeComments(tx, "hire", tx.select({ id: hires.id }).from(hires).where(over));
    await removeComments(tx, "quote", tx.select({ id: hires.quoteId }).from(hires).where(over));
  });
}

/** Whether a hire still names its customer. */
const namesHirer: SQL = ne(hires.email, REMOVED_PERSON.email);

async function forgetWordsOfOver(tx: Tx, which: SQL | undefined): Promise<void> {
  const over = await tx
    .update(hires)
    .set({ phone: REMOVED_PERSON.phone })
    .where(and(which, inArray(hires.state, OVER_STATES)))
    .returning({ id: hires.id, quoteId: hires.quoteId });
  const ids = over.map(({ id }) => id);
  const quoteIds = over.map(({ quoteId }) => quoteId);
  await removeComments(tx, "hire", ids);
  await removeComments(tx, "quote", quoteIds);
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
  const before = keptSince(now);
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
        ...[lt(hires.endsAt, before), lt(hires.acceptedAt, before), namesHirer],
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
  await removeComments(tx, "hire", [id]);
  await removeComments(tx, "quote", [quoteId]);
  await tx.delete(hireRequests).where(eq(hireRequests.hireId, id));
  await tx.delete(hireRequests).where(eq(hireRequests.quoteId, quoteId));
}

function withoutCustomer(content: QuoteContent): QuoteContent {
  const lines = content.lines.map((line) => ({ ...line, note: "", noteGa: "" }));
  const customer = { ...REMOVED_PERSON, company: null, vatNumber: null, trade: content.customer.trade };
  return { ...content, customer, lines, place: "", message: "" };
}
