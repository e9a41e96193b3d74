import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { scansOn } from "#tests/support/hire/scans.ts";

const { db } = await usePostgresDb();
const site = scansOn(db);

it("H27: two devices scan one unit out for two hires: one wins, the other hears which", async () => {
  for (let round = 0; round < 5; round++) {
    const item = await site.item({ kind: "serialised", owned: 2 });
    const hires = [await site.reserved([[item.id, 1]]), await site.reserved([[item.id, 1]])];
    const code = `${item.units[0]}`;
    const answers = await Promise.all(hires.map(({ id }) => site.scan(id, "out", { code })));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["applied", "refused"]);
    const winner = hires[answers.findIndex(({ outcome }) => outcome === "applied")];
    expect(answers.find(({ outcome }) => outcome === "refused")).toMatchObject({
      reason: "out-elsewhere",
      details: { hire: winner?.number },
    });
    const out = and(eq(hireClaims.itemId, item.id), eq(hireClaims.state, "out"));
    expect(await db.$count(hireClaims, out)).toBe(1);
  }
});

it("H25: one scan delivered ten times at once is applied once, and answered alike", async () => {
  const item = await site.item({ owned: 10 });
  const hire = await site.reserved([[item.id, 10]]);
  const scan = site.make(hire.id, "out", { itemId: item.id, quantity: 3 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => site.send(scan)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await site.pieces(hire.id)).toEqual({ firm: 7, out: 3 });
  expect(await db.$count(hireScans, eq(hireScans.hireId, hire.id))).toBe(1);
});

it("ten devices at once send no more out than was booked", async () => {
  const item = await site.item({ owned: 10 });
  const hire = await site.reserved([[item.id, 7]]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => site.scan(hire.id, "out", { itemId: item.id, quantity: 1 })),
  );
  expect(answers.filter(({ outcome }) => outcome === "applied")).toHaveLength(7);
  expect(await site.pieces(hire.id)).toEqual({ out: 7 });
});
