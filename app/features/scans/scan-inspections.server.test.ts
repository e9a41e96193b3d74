import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { assets } from "#app/db/schema/hire/assets.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { addMs, HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";

const db = await useTestDb();

const applied = { outcome: "applied", reason: null };

describe("inspections", () => {
  /** A reserved hire of one unit, which was inspected until `dueOn`; null: never. */
  async function inspectedHire(
    values: { readonly lifting?: "equipment"; readonly electrical?: boolean },
    dueOn: string | null,
  ) {
    const site = scansOn(db);
    const item = await site.item({ kind: "serialised", owned: 1, ...values });
    const hire = await site.reserved([[item.id, 1]]);
    const unit = item.units[0] ?? 0;
    const [asset] = await db.select().from(assets).where(eq(assets.unitNumber, unit));
    const scheme = values.lifting ? "ga1" : "reg81";
    const record = (until: string) =>
      db.insert(inspections).values({
        assetId: asset?.id ?? "",
        scheme,
        doneOn: "2027-01-10",
        dueOn: until,
        passed: true,
        person: "Síle Ní Bhriain",
      });
    if (dueOn !== null) await record(dueOn);
    return { site, hire, unit, record };
  }

  it("H30: lifting gear whose report ends on the day before its return does not leave, also offline-replayed", async () => {
    const { site, hire, unit, record } = await inspectedHire({ lifting: "equipment" }, "2027-06-17");
    const code = `${unit}`;
    const old = site.make(hire.id, "out", { code, note: "We need it", at: addMs(NOW, -HOUR_MS) });
    for (const scan of [old, site.make(hire.id, "out", { code }), site.make(hire.id, "prepare", { code })])
      expect(await site.send(scan)).toMatchObject({
        outcome: "refused",
        reason: "inspection",
        details: { unit, scheme: "ga1", due: "2027-06-17" },
      });
    expect(await site.pieces(hire.id)).toEqual({ firm: 1 });
    await record("2027-06-18");
    expect(await site.scan(hire.id, "out", { code })).toMatchObject(applied);
  });

  it("H30: a report that was withdrawn after preparation keeps its unit from being handed over", async () => {
    const { site, hire, unit } = await inspectedHire({ lifting: "equipment" }, "2027-12-31");
    const clamp = await site.item();
    await site.scan(hire.id, "prepare", { itemId: clamp.id, quantity: 2, add: true });
    expect(await site.scan(hire.id, "prepare", { code: `${unit}` })).toMatchObject(applied);
    await db.update(inspections).set({ passed: false, dueOn: null });
    expect(await site.scan(hire.id, "hand-over")).toMatchObject({
      ...applied,
      details: { pieces: 2, kept: `${unit}` },
    });
    expect(await site.pieces(hire.id)).toEqual({ prepared: 1, out: 2 });
    expect(await site.scan(hire.id, "hand-over")).toMatchObject({ outcome: "refused", reason: "inspection" });
  });

  it("H30: electrical gear without a valid test leaves with a reason alone (Reg. 81), which stays in the record", async () => {
    const { site, hire, unit } = await inspectedHire({ electrical: true }, null);
    const code = `${unit}`;
    expect(await site.scan(hire.id, "out", { code })).toMatchObject({ reason: "inspection-reason" });
    expect(await site.scan(hire.id, "out", { code, note: "Tested this morning" })).toMatchObject(applied);
    const where = and(eq(hireScans.hireId, hire.id), eq(hireScans.outcome, "applied"));
    expect(await db.select({ note: hireScans.note }).from(hireScans).where(where)).toEqual([
      { note: "Tested this morning" },
    ]);
  });
});

it("H30: the reason given at preparation counts at the handover, and no reason does for lifting gear (GA1)", async () => {
  const site = scansOn(db);
  const spot = await site.item({ kind: "serialised", owned: 1, electrical: true });
  const hoist = await site.item({ kind: "serialised", owned: 1, lifting: "equipment" });
  const hire = await site.reserved([
    [spot.id, 1],
    [hoist.id, 1],
  ]);
  const note = "Tested this morning";
  expect(await site.scan(hire.id, "prepare", { code: `${spot.units[0]}`, note })).toMatchObject(applied);
  expect(await site.scan(hire.id, "prepare", { code: `${hoist.units[0]}`, note })).toMatchObject({
    outcome: "refused",
    reason: "inspection",
  });
  expect(await site.scan(hire.id, "hand-over")).toMatchObject({ ...applied, details: { pieces: 1 } });
});
