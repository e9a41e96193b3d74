import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { fold } from "#app/lib/text/fold.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { listRows } from "./client.server.ts";
import { foldedText, holds } from "./folded-text.ts";

const db = await useTestDb();

/** Whether a customer with this name and company is found. */
async function isFound(typed: string): Promise<boolean> {
  const [name, company] = [sql`'Seán Ó Murchú'::text`, sql`'Everyman 100% Theatre'::text`];
  const rows = await listRows(db, sql`select 1 as one where ${holds(typed, name, company)}`);
  return rows.length === 1;
}

it.each(["sean", "MURCHÚ", "murchu seán", "theatre  o murchu", "100% sean"])(
  "each word of %j is in one of the texts",
  async (typed) => expect(await isFound(typed)).toBe(true),
);

it.each(["sean gaiety", "100_", "ever_man", "everyman sean x"])("a word of %j is in none", async (typed) =>
  expect(await isFound(typed)).toBe(false),
);

it("nothing typed is no condition", () => {
  expect(holds("", sql`a`)).toBeUndefined();
  expect(holds(" \u0301 ", sql`a`)).toBeUndefined();
});

it("folds in SQL what it folds in the program", async () => {
  // Letters with marks, composed and decomposed, and signs that are compatible with others.
  const points = [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
    [0x2070, 0x218f],
    [0xfb00, 0xfb06],
  ] as const;
  const signs = points.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
  );
  const texts = [
    ...signs,
    ...signs.map((sign) => sign.normalize("NFD")),
    "4 × 2.5 mm² ½ ™ …",
    "Síle NÍ BHRIAIN",
  ];
  const [row] = await listRows<{ folded: string }>(
    db,
    sql`select ${foldedText(sql`${texts.join("|")}::text`)} as folded`,
  );
  expect(row?.folded).toBe(fold(texts.join("|")));
  expect(row?.folded).toContain("sile ni bhriain");
});
