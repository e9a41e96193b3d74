import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { getUnitIncome } from "./unit-income.server.ts";

const db = await useTestDb();

it("shares the net of a line among the units that went out for it, and counts nothing that stayed", async () => {
  const site = scansOn(db);
  const item = await site.item({ kind: "serialised", owned: 3, replacementNet: cents(90_000) });
  const [first = 0, second = 0, third = 0] = item.units;
  const hire = await site.reserved([[item.id, 2]]);
  await db
    .update(hireLines)
    .set({ net: cents(10_001) })
    .where(eq(hireLines.hireId, hire.id));
  expect(await getUnitIncome(db, first)).toEqual({ hires: 0, net: 0 });
  await site.scan(hire.id, "out", { code: `${first}` });
  expect((await getUnitIncome(db, first)).net).toBe(5_001);
  await site.scan(hire.id, "out", { code: `${second}` });
  expect(await getUnitIncome(db, first)).toEqual({ hires: 1, net: 5_001 });
  await site.scan(hire.id, "return", { code: `${first}` });
  expect(await getUnitIncome(db, first)).toEqual({ hires: 1, net: 5_001 });
  expect(await getUnitIncome(db, third)).toEqual({ hires: 0, net: 0 });
});

it("shares a kit by the replacement value of its pieces, and in equal shares where none has one", async () => {
  const site = scansOn(db);
  const dear = await site.item({ kind: "serialised", owned: 1, replacementNet: cents(30_000) });
  const cheap = await site.item({ kind: "serialised", owned: 1, replacementNet: cents(10_000) });
  const kit = await site.item({
    parts: [
      [dear.id, 1],
      [cheap.id, 1],
    ],
  });
  const hire = await site.reserved([[kit.id, 1]]);
  await db
    .update(hireLines)
    .set({ net: cents(8_000) })
    .where(eq(hireLines.hireId, hire.id));
  for (const { units } of [dear, cheap]) await site.scan(hire.id, "out", { code: `${units[0]}` });
  expect((await getUnitIncome(db, dear.units[0] ?? 0)).net).toBe(6_000);
  expect((await getUnitIncome(db, cheap.units[0] ?? 0)).net).toBe(2_000);
});
