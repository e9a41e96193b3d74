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
  // Latin letters with marks: Latin-1, Extended-A, Extended-B and Extended Additional.
  const points = [...Array(0x250 - 0xc0).keys()].map((n) => n + 0xc0);
  const letters = [...points, ...[...Array(0x100).keys()].map((n) => n + 0x1e00)].map((point) =>
    String.fromCodePoint(point),
  );
  const single = letters.filter((letter) => /^[a-z]$/.test(fold(letter)));
  expect(single.length).toBeGreaterThan(400);
  expect(await ask(foldedText(sql`${single.join("")}::text`))).toBe(single.map(fold).join(""));
  expect(await ask(foldedText(sql`${"Síle NÍ BHRIAIN"}::text`))).toBe("sile ni bhriain");
});

it("finds a name with fadas or without, in capitals or not", async () => {
  const name = sql`${"Síle Ní Bhriain"}::text`;
  for (const typed of ["sile ni", "SÍLE", "Bhriáin", "ní  bhriain"])
    expect(await ask(holds(typed, name)), typed).toBe(true);
  expect(await ask(holds("s_le", name))).toBe(false);
});
