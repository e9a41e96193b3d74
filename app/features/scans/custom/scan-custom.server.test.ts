import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { listReturnedGoods } from "#app/features/hires/closing/returned-goods.server.ts";
import { followPackedHires } from "#app/features/hires/counts/follow-packed-hires.server.ts";
import { listCustomFaults, settleCustomFault } from "#app/features/hires/custom/custom-faults.server.ts";
import { getManifest } from "#app/features/hires/documents/manifest.server.ts";
import { goodsHashOf } from "#app/features/hires/documents/note-content.server.ts";
import { getNote } from "#app/features/hires/documents/notes.server.ts";
import { getPickList } from "#app/features/hires/documents/pick-list.server.ts";
import { addSubhire } from "#app/features/hires/subhires/add-subhire.server.ts";
import { listSubhires } from "#app/features/hires/subhires/list-subhires.server.ts";
import { transitionSubhire } from "#app/features/hires/subhires/transition-subhire.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW, WEEK } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { correctDamage } from "../corrections/correct-damage.server.ts";
import { listWarehouse } from "../list-warehouse.server.ts";

const db = await useTestDb();
const actorId = "store-1";
const applied = { outcome: "applied", reason: null };

/** A hire of two spots, of seven drapes that are no item of the fleet, and of a technician. */
async function drapedHire() {
  const site = scansOn(db);
  const spot = await site.item({ name: "Spot", owned: 2, weightGrams: 4_000 });
  const custom = { kind: "custom", itemId: null, dayRateNet: cents(333) } as const;
  const draft = await site.quotes.draft({
    lines: [
      { kind: "item", itemId: spot.id, quantity: 2 },
      { ...custom, text: "Hessian drape", textGa: "Cuirtín heiseáin", quantity: 7 },
      { ...custom, text: "Technician", quantity: 1, service: true },
    ],
    version: { startsAt: WEEK.from, endsAt: WEEK.to, deposit: 0 },
  });
  await site.quotes.send(draft.id, { now: site.clock.now() });
  const done = await site.accept(draft.id);
  if (!done.ok) throw new Error(`Refused: ${JSON.stringify(done.error)}`);
  const token = done.value.hireToken;
  const hire = await site.view(token);
  const drape = hire.lines.find(({ name }) => name === "Hessian drape")?.id ?? "";
  const view = () => site.view(token);
  const counts = async (kind: "delivery" | "return") => {
    const note = await getNote(db, await view(), { kind, number: null });
    return (
      note?.content.counts.map((one) => [
        one.name,
        one.out,
        one.back,
        one.damaged,
        one.missing,
        one.byHand === true,
      ]) ?? null
    );
  };
  const row = async () => (await site.list(hire.id))?.items.find(({ itemId }) => itemId === drape);
  return {
    site,
    hire,
    spot: spot.id,
    drape,
    view,
    counts,
    row,
    drapes: (action: "prepare" | "put-back" | "out" | "return", quantity: number, change = {}) =>
      site.scan(hire.id, action, { itemId: drape, quantity, ...change }),
    spots: (action: "prepare" | "out" | "return", quantity = 2) =>
      site.scan(hire.id, action, { itemId: spot.id, quantity }),
  };
}

describe("goods of a custom line", () => {
  it("are prepared by hand, go out with the hand-over and are on every paper; a service is on none", async () => {
    const { site, hire, drapes, spots, view, counts } = await drapedHire();
    const listed = (await site.list(hire.id))?.items ?? [];
    expect(listed.map(({ name, nameGa, needed, custom }) => [name, nameGa, needed, custom])).toEqual([
      ["Spot", null, 2, undefined],
      ["Hessian drape", "Cuirtín heiseáin", 7, true],
    ]);
    const pick = await getPickList(db, await view());
    expect(pick.rows.map(({ name, quantity, byHand }) => [name, quantity, byHand])).toEqual([
      ["Spot", 2, false],
      ["Hessian drape", 7, true],
    ]);
    const manifest = [
      ["Spot", 2, false],
      ["Hessian drape", 7, true],
    ];
    const moved = async () =>
      (await getManifest(db, await view())).rows.map(({ name, pieces, byHand }) => [name, pieces, byHand]);
    expect(await moved()).toEqual(manifest);
    await spots("prepare");
    expect((await view()).state).toBe("prepping");
    expect(await drapes("prepare", 8)).toMatchObject({ reason: "too-many", details: { left: 7 } });
    expect(await drapes("prepare", 7)).toMatchObject(applied);
    expect(await drapes("prepare", 1)).toMatchObject({ reason: "enough" });
    expect((await view()).state).toBe("ready");
    expect(await counts("delivery")).toBeNull();
    expect(await site.scan(hire.id, "hand-over")).toMatchObject({ ...applied, details: { pieces: 9 } });
    expect((await view()).state).toBe("out");
    expect(await counts("delivery")).toEqual([
      ["Spot", 2, 0, 0, 0, false],
      ["Hessian drape", 7, 0, 0, 0, true],
    ]);
    expect(await moved()).toEqual(manifest);
    expect((await view()).lines.map(({ name, out }) => [name, out])).toEqual([
      ["Spot", 2],
      ["Hessian drape", 7],
      ["Technician", 0],
    ]);
  });

  it("are part of what is signed: one more that leaves asks for another signature", async () => {
    const { drapes, view } = await drapedHire();
    const hash = async () => {
      const note = await getNote(db, await view(), { kind: "delivery", number: null });
      return note && goodsHashOf(note.content);
    };
    await drapes("out", 6);
    const first = await hash();
    await drapes("out", 1);
    expect(await hash()).not.toBe(first);
  });

  it("are asked for at the return: the hire is back once they are, and what is missing can be charged", async () => {
    const { site, hire, drape, drapes, spots, view, counts, row } = await drapedHire();
    await spots("out");
    await drapes("out", 7);
    site.clock.move(MINUTE_MS);
    await spots("return");
    expect((await view()).state).toBe("part-back");
    expect((await listWarehouse(db, { search: hire.number, now: NOW })).out).toMatchObject([
      { needed: 9, prepared: 0, out: 7, back: 2, toGo: 0 },
    ]);
    await drapes("return", 4);
    await drapes("return", 1, { condition: "damaged", note: "Torn" });
    expect((await view()).state).toBe("part-back");
    expect(await drapes("return", 2, { condition: "missing" })).toMatchObject(applied);
    expect(await view()).toMatchObject({ state: "back", returnedAt: site.clock.now() });
    expect(await counts("return")).toEqual([
      ["Spot", 2, 2, 0, 0, false],
      ["Hessian drape", 7, 5, 1, 2, true],
    ]);
    expect(await listReturnedGoods(db, hire.id)).toMatchObject([
      { id: drape, name: "Hessian drape", damaged: 1, missing: 2, notes: [{ note: "Torn" }] },
    ]);
    expect(await drapes("return", 1)).toMatchObject(applied);
    expect(await row()).toMatchObject({ out: 0, good: 5, damaged: 1, missing: 1 });
    expect(await drapes("return", 2)).toMatchObject({ reason: "too-many", details: { left: 1 } });
  });

  it("that came back damaged or not at all are listed until staff are done with them", async () => {
    const { site, hire, drape, drapes } = await drapedHire();
    await drapes("out", 7);
    await drapes("return", 3);
    await drapes("return", 2, { condition: "damaged" });
    await drapes("return", 2, { condition: "missing" });
    const listed = async () => (await listCustomFaults(db)).map(({ kind, quantity }) => [kind, quantity]);
    expect(await listCustomFaults(db)).toMatchObject([
      { itemId: drape, name: "Hessian drape", nameGa: "Cuirtín heiseáin", reference: hire.number },
      { kind: "missing", hireId: hire.id, since: site.clock.now(), byHand: true },
    ]);
    const settle = (kind: "maintenance" | "missing", quantity: number, seen: number) =>
      settleCustomFault(db, { lineId: drape, kind, quantity, seen, how: "back", note: "", actorId });
    expect(await settle("maintenance", 3, 2)).toMatchObject({ error: { kind: "bad-quantity" } });
    const twice = await Promise.all([settle("maintenance", 1, 2), settle("maintenance", 1, 2)]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await listed()).toEqual([
      ["maintenance", 1],
      ["missing", 2],
    ]);
    expect(await settle("missing", 1, 2)).toMatchObject({ ok: true });
    // Both were found by the customer: one more than was settled.
    expect(await drapes("return", 2)).toMatchObject(applied);
    expect(await listed()).toEqual([["maintenance", 1]]);
    expect(await settle("maintenance", 1, 1)).toMatchObject({ ok: true });
    expect(await listed()).toEqual([]);
    expect(await listReturnedGoods(db, hire.id)).toMatchObject([{ id: drape, damaged: 2, missing: 0 }]);
  });

  it("that were entered as damaged by mistake are good after all", async () => {
    const { site, hire, drape, drapes, row } = await drapedHire();
    await drapes("out", 7);
    await drapes("return", 7, { condition: "damaged" });
    const correct = () =>
      correctDamage(db, {
        hireId: hire.id,
        itemId: drape,
        quantity: 3,
        seen: 7,
        actorId,
        now: site.clock.now(),
      });
    const twice = await Promise.all([correct(), correct()]);
    expect(twice).toContainEqual({ ok: true, value: null });
    expect(twice).toContainEqual({ ok: false, error: { kind: "conflict" } });
    expect(await row()).toMatchObject({ good: 3, damaged: 4 });
  });

  it("go back on the shelf, and are not prepared then", async () => {
    const { drapes, view, row } = await drapedHire();
    expect(await drapes("put-back", 1)).toMatchObject({ reason: "not-prepared" });
    await drapes("prepare", 7);
    expect(await drapes("put-back", 2)).toMatchObject(applied);
    expect(await row()).toMatchObject({ needed: 7, prepared: 5 });
    expect((await view()).state).toBe("prepping");
  });

  it("that do not go any more are not waited for", async () => {
    const { site, hire, drapes, spots, view, row } = await drapedHire();
    const leaving = async () =>
      (await listWarehouse(db, { search: hire.number, now: site.clock.now() })).leaving.map(
        ({ isPartlyOut, toGo }) => [isPartlyOut, toGo],
      );
    await spots("out");
    await drapes("out", 4);
    await drapes("prepare", 1);
    expect(await leaving()).toEqual([[true, 3]]);
    expect(await site.scan(hire.id, "stays")).toMatchObject({ ...applied, details: { pieces: 3 } });
    expect(await leaving()).toEqual([]);
    expect(await row()).toMatchObject({ needed: 4, prepared: 0, out: 4 });
    expect(await site.scan(hire.id, "stays")).toMatchObject({ reason: "not-prepared" });
    expect(await site.scan(hire.id, "hand-over")).toMatchObject({ reason: "already-out" });
    await spots("return");
    await drapes("return", 4);
    expect((await view()).state).toBe("back");
  });

  it("H25: counted late, twice and in any order have one effect", async () => {
    const { site, hire, drape, row } = await drapedHire();
    const at = (minutes: number) => addMs(NOW, minutes * MINUTE_MS);
    const out = site.make(hire.id, "out", { itemId: drape, quantity: 7, at: at(-50) });
    const back = site.make(hire.id, "return", { itemId: drape, quantity: 3, at: at(-10) });
    expect(await site.send(back)).toMatchObject({ outcome: "refused", reason: "not-out" });
    for (const scan of [out, back, out, back]) await site.send(scan);
    expect(await row()).toMatchObject({ out: 4, good: 3 });
    const rows = await db
      .select()
      .from(hireScans)
      .where(and(eq(hireScans.hireId, hire.id), eq(hireScans.outcome, "applied")));
    expect(rows.map(({ itemId, lineId }) => [itemId, lineId])).toEqual([
      [null, drape],
      [null, drape],
    ]);
  });

  it("keep a hire that was packed without them from being ready", async () => {
    const { site, spots, drapes, view } = await drapedHire();
    await spots("prepare");
    await drapes("prepare", 6);
    await followPackedHires(site.context);
    expect((await view()).state).toBe("prepping");
  });

  it("are ours only as far as no supplier brings them", async () => {
    const { site, hire, drape, row, drapes, view } = await drapedHire();
    const supplierId = newId();
    await db.insert(hireSuppliers).values({ id: supplierId, name: "Castlegar" });
    const added = await addSubhire(db, {
      id: hire.id,
      version: (await view()).version,
      actorId,
      now: site.clock.now(),
      supplierId,
      itemId: null,
      lineId: drape,
      description: "Drapes",
      quantity: 3,
      costNet: cents(100),
      from: "2027-06-14T08:00",
      to: "2027-06-19T12:00",
      reference: "",
      confirmed: false,
    });
    expect(added).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ needed: 4, subhired: 3 });
    const move = async (to: "confirmed" | "received" | "cancelled") => {
      const [subhire] = await listSubhires(db, hire.id);
      const { id: subhireId = "", version = 0 } = subhire ?? {};
      const now = site.clock.now();
      const ask = { hireId: hire.id, subhireId, version, to, confirmed: false, actorId, now };
      expect(await transitionSubhire(site.context, ask)).toMatchObject({ ok: true });
    };
    await move("confirmed");
    await move("received");
    expect((await site.list(hire.id))?.items.map(({ name, needed }) => [name, needed])).toEqual([
      ["Spot", 2],
      ["Hessian drape", 3],
      ["Hessian drape", 4],
    ]);
    expect(await drapes("out", 5)).toMatchObject({ reason: "too-many", details: { left: 4 } });
  });
});
