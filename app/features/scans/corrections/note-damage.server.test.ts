import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { getUnitRepair } from "#app/features/fleet/units/unit-repair.server.ts";
import { getLastReturn } from "#app/features/hires/closing/last-return.server.ts";
import { listReturnedGoods } from "#app/features/hires/closing/returned-goods.server.ts";
import { suggestedCharge } from "#app/features/hires/closing/suggested-charge.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { WEEK } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";

const db = await useTestDb();

/** Two lamps and four clamps that are out. */
async function out() {
  const site = scansOn(db);
  const lamp = await site.item({ kind: "serialised", owned: 2 });
  const clamp = await site.item({ owned: 4 });
  const hire = await site.reserved([
    [lamp.id, 2],
    [clamp.id, 4],
  ]);
  site.clock.move(WEEK.from.getTime() - site.clock.now().getTime());
  for (const number of lamp.units) await site.scan(hire.id, "out", { code: `${number}` });
  await site.scan(hire.id, "out", { itemId: clamp.id, quantity: 4 });
  const goods = () => listReturnedGoods(db, hire.id);
  return { site, hire, clamp, units: lamp.units as readonly [number, number], goods };
}

const DAMAGED = { condition: "damaged" } as const;
const NOTED = { outcome: "repeated", reason: "already-back", details: { noted: 1 } };

it("a note goes to the scan that reported the damage and to the repair of its unit, once", async () => {
  const { site, hire, units, goods } = await out();
  const [first, second] = units.map((number) =>
    site.make(hire.id, "return", { code: `${number}`, ...DAMAGED }),
  );
  if (!first || !second) throw new Error("No units");
  for (const scan of [first, second]) expect(await site.send(scan)).toMatchObject({ outcome: "applied" });
  const mails = await db.$count(outboxMails);
  const returnedAt = await getLastReturn(db, hire.id);
  site.clock.move(HOUR_MS);
  const note = site.make(hire.id, "return", {
    ...DAMAGED,
    code: first.code,
    note: "Lens broken",
    noteOf: first.id,
  });
  for (let time = 0; time < 2; time++) expect(await site.send(note)).toMatchObject(NOTED);
  expect((await getUnitRepair(db, units[0]))?.values.fault).toBe("Lens broken");
  expect((await getUnitRepair(db, units[1]))?.values.fault).toBe("");
  const [row] = await db.select().from(hireScans).where(eq(hireScans.id, first.id));
  expect(row).toMatchObject({ note: "Lens broken", outcome: "applied" });
  expect(await getLastReturn(db, hire.id)).toEqual(returnedAt);
  expect(await db.$count(outboxMails)).toBe(mails);
  expect(await goods()).toMatchObject([
    { damaged: 2, notes: [{ unitNumber: units[0], note: "Lens broken" }] },
  ]);
  const further = { ...note, id: crypto.randomUUID(), note: "Yoke bent" };
  expect(await site.send(further)).toMatchObject(NOTED);
  expect((await getUnitRepair(db, units[0]))?.values.fault).toBe("Lens broken\nYoke bent");
  const charge = suggestedCharge(hire, await goods(), "damaged");
  expect(charge?.text).toMatch(/\(unit \d+, \d+\)\. Lens broken; Yoke bent$/);
  // Found in order after all: nothing is damaged any more.
  expect(await site.scan(hire.id, "return", { code: first.code })).toMatchObject({ outcome: "applied" });
  expect(await goods()).toMatchObject([{ damaged: 1, notes: [] }]);
});

it("a note about counted pieces is shown with them, and one with the scan itself is the fault of the repair", async () => {
  const { site, hire, units, clamp, goods } = await out();
  const pieces = site.make(hire.id, "return", { itemId: clamp.id, quantity: 2, ...DAMAGED });
  await site.send(pieces);
  await site.scan(hire.id, "return", {
    itemId: clamp.id,
    quantity: 2,
    ...DAMAGED,
    note: "Thread worn",
    noteOf: pieces.id,
  });
  expect(await goods()).toMatchObject([{ damaged: 2, notes: [{ unitNumber: null, note: "Thread worn" }] }]);
  await site.scan(hire.id, "return", { code: `${units[0]}`, ...DAMAGED, note: "Fan loud" });
  expect((await getUnitRepair(db, units[0]))?.values.fault).toBe("Fan loud");
});

it("two notes of one damage are both kept whole", async () => {
  const { site, hire, units } = await out();
  const damage = site.make(hire.id, "return", { code: `${units[0]}`, ...DAMAGED });
  await site.send(damage);
  const notes = ["x", "y"].map((letter) => `${letter.repeat(999)}.`);
  for (const note of notes)
    expect(
      await site.scan(hire.id, "return", { ...DAMAGED, code: damage.code, note, noteOf: damage.id }),
    ).toMatchObject(NOTED);
  const [row] = await db.select().from(hireScans).where(eq(hireScans.id, damage.id));
  expect(row?.note).toBe(notes.join("\n"));
  expect((await getUnitRepair(db, units[0]))?.values.fault).toBe(notes.join("\n"));
});

it("a note of nothing that came back damaged, or of another hire, is refused", async () => {
  const { site, hire, units } = await out();
  const good = site.make(hire.id, "return", { code: `${units[0]}` });
  await site.send(good);
  const other = (await out()).hire;
  for (const [hireId, noteOf] of [
    [hire.id, good.id],
    [other.id, good.id],
    [hire.id, crypto.randomUUID()],
  ] as const) {
    const note = { code: good.code, ...DAMAGED, note: "Bent", noteOf };
    expect(await site.scan(hireId, "return", note)).toMatchObject({ outcome: "refused", reason: "not-out" });
  }
});
