import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { fold } from "#app/lib/text/fold.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { listRows } from "./client.server.ts";
import { foldedText, holds } from "./folded-text.ts";

const db = await useTestDb();

async function ask(value: unknown): Promise<unknown> {
  const [row] = await listRows<{ value: unknown }>(db, sql`select ${value} as value`);
  return row?.value;
}

it("folds in SQL what it folds in the program", async () => {
  // Letters with marks, composed and taken apart, and signs that stand for others.
  const points = [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
    [0x2070, 0x218f],
    [0xfb00, 0xfb06],
  ] as const;
  const signs = points.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
  );
  const text = [...signs, ...signs.map((sign) => sign.normalize("NFD")), "4 × 2.5 mm² ½ ™ …"].join("|");
  expect(await ask(foldedText(sql`${text}::text`))).toBe(fold(text));
  expect(await ask(foldedText(sql`${"Síle NÍ BHRIAIN"}::text`))).toBe("sile ni bhriain");
});

it("finds a name with fadas or without, in capitals or not", async () => {
  const name = sql`${"Síle Ní Bhriain"}::text`;
  for (const typed of ["sile ni", "SÍLE", "Bhriáin", "ní  bhriain"])
    expect(await ask(holds(typed, name)), typed).toBe(true);
  expect(await ask(holds("s_le", name))).toBe(false);
});
