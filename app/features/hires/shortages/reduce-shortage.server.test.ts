import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireParts } from "#app/db/schema/hire/fleet.ts";
import { hireQuoteLines, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { reduceShortage } from "./reduce-shortage.server.ts";

const db = await useTestDb();
const site = scansOn(db);

/** The quantities of the version that was begun last. */
async function draftOf(quoteId: string): Promise<readonly number[]> {
  const [draft] = await db
    .select({ id: hireQuoteVersions.id })
    .from(hireQuoteVersions)
    .where(eq(hireQuoteVersions.quoteId, quoteId))
    .orderBy(desc(hireQuoteVersions.number))
    .limit(1);
  const lines = await db
    .select()
    .from(hireQuoteLines)
    .where(eq(hireQuoteLines.versionId, draft?.id ?? ""));
  return lines.map(({ quantity }) => quantity);
}

it("H32: fewer kits are offered by the pieces that were claimed, whatever the catalogue says of the kit by now", async () => {
  const [tripod, stand] = [await site.item({ owned: 6 }), await site.item()];
  const kit = await site.item({ parts: [[tripod.id, 3]] });
  const hire = await site.reserved([[kit.id, 2]]);
  await inTransaction(db, (tx) => changeOwned(tx, { itemId: tripod.id, by: -3, now: NOW }));
  await db.delete(hireParts).where(eq(hireParts.kitId, kit.id));
  await db.insert(hireParts).values({ kitId: kit.id, itemId: stand.id, quantity: 1 });
  const [shortage] = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
  const ask = { id: shortage?.id ?? "", quantity: 3, actorId: "staff-1", now: NOW };
  expect(await reduceShortage(db, ask)).toMatchObject({ ok: true });
  expect(await draftOf(hire.quoteId)).toEqual([1]);
});

it("H32: fewer pieces are offered by all open shortages of the line", async () => {
  const item = await site.item({ owned: 11 });
  const hire = await site.reserved([[item.id, 11]]);
  // As when two units are sent to repair one after the other.
  for (const by of [-1, -1])
    await inTransaction(db, (tx) => changeOwned(tx, { itemId: item.id, by, now: NOW }));
  const short = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
  expect(short.map(({ quantity }) => quantity)).toEqual([1, 1]);
  const ask = { id: short[0]?.id ?? "", quantity: 1, actorId: "staff-1", now: NOW };
  expect(await reduceShortage(db, ask)).toMatchObject({ ok: true });
  expect(await draftOf(hire.quoteId)).toEqual([9]);
});
