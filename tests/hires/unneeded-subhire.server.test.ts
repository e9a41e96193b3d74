import { readFileSync } from "node:fs";
import { and, eq, isNull, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireQuoteLines, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { getHireMargin } from "#app/features/hires/subhires/list-subhires.server.ts";
import { beginVersion } from "#app/features/quotes/send/new-version.server.ts";
import { getMarginFigures } from "#app/features/reports/hire/hire-facts.server.ts";
import { irishDayOf } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { ownMore, shortHire } from "#tests/support/hire/short-hire.ts";

const db = await useTestDb();

/** A reserved hire of two pieces, one of which a supplier has brought; what its sub-hires cost on its page and in the report. */
async function received() {
  const short = await shortHire(db, 1);
  const { site, hire, ask, move } = short;
  await db.update(hires).set({ state: "reserved" }).where(eq(hires.id, hire.id));
  const day = irishDayOf(hire.startsAt);
  const reported = async () => (await getMarginFigures(db, { first: day, last: day })).subhires;
  const before = await reported();
  await ask();
  for (const to of ["confirmed", "received"] as const) await move(to);
  return {
    ...short,
    costs: async () => [(await getHireMargin(db, hire.id, NOW)).subhireCosts, (await reported()) - before],
    isShort: async () => {
      const rows = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
      return rows.some(({ state }) => state === "open");
    },
    /** The customer accepts a further version of so many pieces. */
    async change(quantity: number) {
      const { quoteId } = hire;
      const { version } = await site.quotes.view(quoteId);
      await beginVersion(db, { quoteId, version, actorId: "staff-1", now: NOW });
      const isDraft = and(eq(hireQuoteVersions.quoteId, quoteId), isNull(hireQuoteVersions.sentAt));
      const [draft] = await db.select().from(hireQuoteVersions).where(isDraft);
      const lines = eq(hireQuoteLines.versionId, draft?.id ?? "");
      await db.update(hireQuoteLines).set({ quantity }).where(lines);
      await site.quotes.send(quoteId, { force: true });
      expect(await site.accept(quoteId)).toMatchObject({ ok: true });
    },
  };
}

describe("H32: a sub-hire that is sent back unused", () => {
  it("costs where its customer reduced the hire, so that nothing is short without it", async () => {
    const { move, costs, isShort, change } = await received();
    await change(1);
    expect(await move("sent-back")).toMatchObject({ ok: true });
    expect([await costs(), await isShort()]).toEqual([[12_345, 12_345], false]);
    expect(await move("received")).toMatchObject({ ok: true });
    expect(await costs()).toEqual([12_345, 12_345]);
  });

  it("costs nothing where its piece was short again, whatever covered that since", async () => {
    const { hire, ask, move, costs, isShort } = await received();
    await move("sent-back");
    expect([await costs(), await isShort()]).toEqual([[0, 0], true]);
    await ask();
    for (const to of ["confirmed", "cancelled"] as const) await move(to, 1);
    expect([await costs(), await isShort()]).toEqual([[0, 0], true]);
    await ownMore(db, hire.itemId, 1);
    expect([await costs(), await isShort()]).toEqual([[0, 0], false]);
    await move("received");
    expect(await costs()).toEqual([12_345, 12_345]);
    await move("sent-back");
    expect(await costs()).toEqual([12_345, 12_345]);
  });
});

it("migration 0110 tells gear that was sent back before from gear that was short again", async () => {
  const [reduced, short] = [await received(), await received()];
  await reduced.change(1);
  for (const { move } of [reduced, short]) await move("sent-back");
  await db.update(hireSubhires).set({ reopenedShortage: false });
  const costOf = async (hireId: string) => (await getHireMargin(db, hireId, NOW)).subhireCosts;
  expect([await costOf(reduced.hire.id), await costOf(short.hire.id)]).toEqual([12_345, 12_345]);
  const [, repair = ""] = readFileSync("drizzle/0110_reopened-shortages.sql", "utf8").split("breakpoint\n");
  await db.execute(sql.raw(repair));
  expect([await costOf(reduced.hire.id), await costOf(short.hire.id)]).toEqual([12_345, 0]);
});
