import { describe, expect, it } from "vitest";
import { searchMisses } from "#app/db/schema/shop/catalog-search.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { recordMiss } from "./record-miss.server.ts";
import { removeMiss } from "./remove-miss.server.ts";
import { listMisses } from "./search-admin.server.ts";
import { type MissCursor, readMissCursor, writeMissCursor } from "./search-admin.ts";

const db = await useTestDb();

describe("searches that find nothing", () => {
  const day = (n: number) => new Date(Date.UTC(2026, 10, n));

  it("are counted once for each text, most frequent first", async () => {
    await recordMiss(db, "Xylophone", day(1));
    await recordMiss(db, "Harp", day(2));
    await recordMiss(db, "xylophóne", day(3));
    expect(await listMisses(db, { after: null })).toMatchObject({
      next: null,
      misses: [
        { term: "xylophone", typed: "xylophóne", count: 2, lastSeen: day(3) },
        { term: "harp", count: 1 },
      ],
    });
    await removeMiss(db, "xylophone");
    expect((await listMisses(db, { after: null })).misses).toHaveLength(1);
  });

  it("are listed on from the last one shown, also where many were asked as often", async () => {
    for (const term of ["a", "b", "c"]) await recordMiss(db, term, day(1));
    await recordMiss(db, "d", day(2));
    await recordMiss(db, "a", day(1));
    const seen: string[] = [];
    let after: MissCursor | null = null;
    do {
      const page: Awaited<ReturnType<typeof listMisses>> = await listMisses(db, { after, limit: 1 });
      seen.push(...page.misses.map(({ term }) => term));
      after = page.next && readMissCursor(writeMissCursor(page.next));
    } while (after);
    expect(seen).toEqual(["a", "d", "b", "c"]);
    expect(readMissCursor("1.2")).toBeNull();
  });

  it("keep to the two thousand seen last", async () => {
    const rows = Array.from({ length: 2_000 }, (_, n) => ({ term: `t${n}`, typed: `t${n}` }));
    const at = (n: number) => new Date(day(1).getTime() + n * 1000);
    await db
      .insert(searchMisses)
      .values(rows.map((row, n) => ({ ...row, firstSeen: at(n), lastSeen: at(n) })));
    await recordMiss(db, "one more", day(5));
    expect((await listMisses(db, { after: null, limit: 3_000 })).misses).toHaveLength(2_000);
    await recordMiss(db, "one more", day(6));
    expect((await listMisses(db, { after: null })).misses[0]).toMatchObject({ term: "one more", count: 2 });
  });
});
