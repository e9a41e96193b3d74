import { and, eq, lt, ne, type SQL, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireAcceptances, hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { releaseClaims } from "#app/features/claims/release-claims.server.ts";
import { removeComments } from "#app/features/identity/account/forget-person.server.ts";
import { type Owner, ownedBy } from "#app/features/identity/account/owned-by.server.ts";

/** As long as an enquiry, counted from the last change; the privacy notice promises it. */
const KEEP_MONTHS = 24;
/** Quotes taken in one transaction. */
const BATCH = 100;

/** Removes the quotes of a person that no one accepted, and gives back what they hold. */
export async function removeQuotesOf(tx: Tx, owner: Owner, now: Date): Promise<void> {
  await removeSome(tx, ownedBy(hireQuotes, owner), now);
}

/** Removes quotes that no one accepted 24 months after they were last touched. */
export async function removeOldQuotes(db: Db, now: Date): Promise<void> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${KEEP_MONTHS})`;
  for (let more = true; more; ) {
    const removed = await inTransaction(db, (tx) =>
      removeSome(tx, lt(hireQuotes.updatedAt, before), now, BATCH),
    );
    more = removed === BATCH;
  }
}

async function removeSome(tx: Tx, which: SQL | undefined, now: Date, most?: number): Promise<number> {
  const accepted = sql`exists (select 1 from ${hireAcceptances} where ${hireAcceptances.quoteId} = ${hireQuotes.id})`;
  const found = tx
    .select({ id: hireQuotes.id })
    .from(hireQuotes)
    .where(and(which, ne(hireQuotes.state, "accepted"), sql`not ${accepted}`))
    .orderBy(hireQuotes.id);
  const rows = await (most === undefined ? found.for("update") : found.limit(most).for("update"));
  await removeComments(
    tx,
    "quote",
    rows.map(({ id }) => id),
  );
  for (const { id } of rows) {
    const released = await releaseClaims(tx, { ownerId: id, now });
    if (!released.ok) throw new Error(`Bug: gear of a quote that no one accepted is out: ${id}`);
    await tx.delete(hireQuotes).where(eq(hireQuotes.id, id));
  }
  return rows.length;
}
