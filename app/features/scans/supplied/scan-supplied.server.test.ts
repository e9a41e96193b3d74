import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { getManifest } from "#app/features/hires/documents/manifest.server.ts";
import { getNote } from "#app/features/hires/documents/notes.server.ts";
import { addSubhire, type SubhireAsk } from "#app/features/hires/subhires/add-subhire.server.ts";
import { listSubhires } from "#app/features/hires/subhires/list-subhires.server.ts";
import type { SubhireState } from "#app/features/hires/subhires/subhires.ts";
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
const applied = { outcome: "applied", reason: null };
const actorId = "staff-1";

/** Sub-hires of hires, asked for and moved as staff do. */
function suppliersOn(site: ReturnType<typeof scansOn>) {
  const move = async (hireId: string, subhireId: string, ...states: readonly SubhireState[]) => {
    const answers = [];
    for (const to of states) {
      const version = (await listSubhires(db, hireId)).find(({ id }) => id === subhireId)?.version ?? 0;
      const now = site.clock.now();
      const ask = { hireId, subhireId, version, to, confirmed: false, actorId, now };
      answers.push(await transitionSubhire(site.context, ask));
    }
    return answers;
  };
  /** Adds goods that a supplier has brought; gives the id of the sub-hire. */
  const received = async (
    hire: { readonly id: string; readonly token: string },
    ask: Partial<SubhireAsk>,
  ) => {
    const supplierId = newId();
    await db.insert(hireSuppliers).values({ id: supplierId, name: `Castlegar ${supplierId}` });
    const known = new Set((await listSubhires(db, hire.id)).map(({ id }) => id));
    const added = await addSubhire(db, {
      id: hire.id,
      version: (await site.view(hire.token)).version,
      actorId,
      now: site.clock.now(),
      supplierId,
      itemId: null,
      lineId: null,
      description: "",
      quantity: 1,
      costNet: cents(100),
      from: "2027-06-14T08:00",
      to: "2027-06-19T12:00",
      reference: "",
      confirmed: false,
      ...ask,
    });
    if (!added.ok) throw new Error(`Refused: ${added.error.kind}`);
    const [subhire] = (await listSubhires(db, hire.id)).filter(({ id }) => !known.has(id));
    const id = subhire?.id ?? "";
    await move(hire.id, id, "confirmed", "received");
    return id;
  };
  return { move, received };
}

/** A hire of three spots of which a supplier brings one, of labour, and of a laser that only a supplier has. */
async function suppliedHire() {
  const site = scansOn(db);
  const suppliers = suppliersOn(site);
  const spot = await site.item({ name: "Spot", owned: 3, weightGrams: 4_000 });
  const custom = { kind: "custom", itemId: null, textGa: "", dayRateNet: cents(9_000) } as const;
  const draft = await site.quotes.draft({
    lines: [
      { kind: "item", itemId: spot.id, quantity: 3 },
      { ...custom, text: "Laser projector", quantity: 2 },
      { ...custom, text: "Labour", quantity: 1, service: true },
    ],
    version: { startsAt: WEEK.from, endsAt: WEEK.to, deposit: 0 },
  });
  await site.quotes.send(draft.id, { now: site.clock.now() });
  const done = await site.accept(draft.id);
  if (!done.ok) throw new Error(`Refused: ${JSON.stringify(done.error)}`);
  const hire = await site.view(done.value.hireToken);
  await inTransaction(db, (tx) => changeOwned(tx, { itemId: spot.id, by: -1, now: NOW }));
  const line = (name: string) => hire.lines.find((one) => one.name === name)?.id ?? "";
  const spots = await suppliers.received(hire, { itemId: spot.id, quantity: 1 });
  const lasers = await suppliers.received(hire, {
    lineId: line("Laser projector"),
    description: "Kvant 30 W, ask for Tom",
    quantity: 2,
  });
  const view = () => site.view(hire.token);
  const counts = async (kind: "delivery" | "return") => {
    const note = await getNote(db, await view(), { kind, number: null });
    return note?.content.counts.map((one) => [one.name, one.out, one.back, one.damaged, one.missing]) ?? null;
  };
  const move = (id: string, ...states: readonly SubhireState[]) => suppliers.move(hire.id, id, ...states);
  const row = (itemId: string, change = {}) => ({ itemId, ...change });
  return { site, suppliers, hire, spot, spots, lasers, view, counts, move, row };
}

describe("goods of a supplier", () => {
  it("H28: go out with the hand-over, are signed for with our own, and free text for a service is not", async () => {
    const { site, hire, spot, counts, view } = await suppliedHire();
    expect(await counts("delivery")).toBeNull();
    const listed = (await site.list(hire.id))?.items ?? [];
    expect(listed.map(({ name, needed, prepared, supplied }) => [name, needed, prepared, supplied])).toEqual([
      ["Spot", 2, 0, undefined],
      ["Spot", 1, 1, true],
      ["Laser projector", 2, 2, true],
    ]);
    await site.scan(hire.id, "prepare", { itemId: spot.id, quantity: 2 });
    expect(await site.scan(hire.id, "hand-over")).toMatchObject({ ...applied, details: { pieces: 5 } });
    expect(await counts("delivery")).toEqual([
      ["Spot", 3, 0, 0, 0],
      ["Laser projector", 2, 0, 0, 0],
    ]);
    expect(await counts("return")).toBeNull();
    expect((await view()).lines.map(({ name, out }) => [name, out])).toEqual([
      ["Spot", 3],
      ["Laser projector", 2],
      ["Labour", 0],
    ]);
    const note = await getNote(db, await view(), { kind: "delivery", number: null });
    expect(note?.content.load.grams).toBe(12_000);
    expect((await getManifest(db, await view())).rows).toMatchObject([
      { name: "Spot", pieces: 3, byHand: false },
      { name: "Laser projector", pieces: 2, byHand: true },
    ]);
    expect(JSON.stringify(note?.content)).not.toContain("Kvant");
  });

  it("H28: are counted back, good, damaged or missing; the hire is back once they are accounted for", async () => {
    const { site, hire, spot, spots, lasers, counts, view, row } = await suppliedHire();
    await site.scan(hire.id, "prepare", { itemId: spot.id, quantity: 2 });
    await site.scan(hire.id, "hand-over");
    site.clock.move(MINUTE_MS);
    await site.scan(hire.id, "return", row(spot.id, { quantity: 2 }));
    expect((await view()).state).toBe("part-back");
    const left = (await listWarehouse(db, { search: hire.number, now: NOW })).out;
    expect(left).toMatchObject([{ needed: 5, prepared: 0, out: 3, back: 2 }]);
    expect(await site.scan(hire.id, "return", row(spots, { quantity: 2 }))).toMatchObject({
      outcome: "refused",
      reason: "too-many",
      details: { left: 1 },
    });
    expect(await site.scan(hire.id, "return", row(spots))).toMatchObject(applied);
    expect(await site.scan(hire.id, "return", row(lasers, { condition: "damaged" }))).toMatchObject(applied);
    expect((await view()).state).toBe("part-back");
    expect(await site.scan(hire.id, "return", row(lasers, { condition: "missing" }))).toMatchObject(applied);
    expect(await view()).toMatchObject({ state: "back", returnedAt: site.clock.now() });
    expect(await counts("return")).toEqual([
      ["Spot", 3, 3, 0, 0],
      ["Laser projector", 2, 1, 1, 1],
    ]);
    expect(await counts("delivery")).toEqual([
      ["Spot", 3, 0, 0, 0],
      ["Laser projector", 2, 0, 0, 0],
    ]);
    expect(await site.scan(hire.id, "return", row(lasers))).toMatchObject(applied);
    expect(await counts("return")).toContainEqual(["Laser projector", 2, 2, 1, 0]);
    expect(await site.scan(hire.id, "return", row(lasers))).toMatchObject({ reason: "already-back" });
  });

  it("H32: go back to the supplier only when the customer has none of them", async () => {
    const { site, hire, lasers, move, row } = await suppliedHire();
    expect(await site.scan(hire.id, "put-back", row(lasers))).toMatchObject({ reason: "not-prepared" });
    expect(await site.scan(hire.id, "prepare", row(lasers))).toMatchObject({ reason: "already-prepared" });
    await site.scan(hire.id, "out", row(lasers, { quantity: 2 }));
    expect(await site.scan(hire.id, "out", row(lasers))).toMatchObject({ reason: "already-out" });
    expect(await move(lasers, "sent-back")).toMatchObject([{ ok: false, error: { kind: "still-out" } }]);
    await site.scan(hire.id, "return", row(lasers, { quantity: 2 }));
    expect(await move(lasers, "sent-back")).toMatchObject([{ ok: true }]);
    expect((await site.list(hire.id))?.items.find(({ itemId }) => itemId === lasers)).toMatchObject({
      needed: 2,
      prepared: 0,
      out: 0,
      good: 2,
    });
  });

  it("H25: scanned late and in any order have one effect", async () => {
    const { site, hire, lasers, row } = await suppliedHire();
    const at = (minutes: number) => addMs(NOW, minutes * MINUTE_MS);
    const out = site.make(hire.id, "out", row(lasers, { quantity: 2, at: at(-50) }));
    const back = site.make(hire.id, "return", row(lasers, { quantity: 1, at: at(-10) }));
    expect(await site.send(back)).toMatchObject({ outcome: "refused", reason: "not-out" });
    for (const scan of [out, back, out, back]) await site.send(scan);
    const listed = (await site.list(hire.id))?.items.find(({ itemId }) => itemId === lasers);
    expect(listed).toMatchObject({ out: 1, good: 1 });
    const rows = await db.select().from(hireScans).where(eq(hireScans.hireId, hire.id));
    expect(rows.map(({ itemId, subhireId, outcome }) => [itemId, subhireId, outcome])).toEqual([
      [null, lasers, "applied"],
      [null, lasers, "applied"],
    ]);
  });

  it("H28: take a hire out and back of which nothing else goes", async () => {
    const { site, hire, spots, lasers, view, row } = await suppliedHire();
    await site.scan(hire.id, "out", row(lasers, { quantity: 2 }));
    expect((await view()).state).toBe("out");
    await site.scan(hire.id, "out", row(spots));
    expect(await site.scan(hire.id, "stays")).toMatchObject({ ...applied, details: { pieces: 2 } });
    await site.scan(hire.id, "return", row(lasers, { quantity: 2 }));
    expect((await view()).state).toBe("part-back");
    await site.scan(hire.id, "return", row(spots));
    expect((await view()).state).toBe("back");
  });

  it("H28: that do not go any more leave the hire out as a whole, until more is brought", async () => {
    const { site, suppliers, hire, spot, lasers, view, row } = await suppliedHire();
    const listed = async () => {
      const { leaving } = await listWarehouse(db, { search: hire.number, now: site.clock.now() });
      return leaving.map(({ isPartlyOut, toGo }) => [isPartlyOut, toGo]);
    };
    await site.scan(hire.id, "prepare", { itemId: spot.id, quantity: 2 });
    await site.scan(hire.id, "out", { itemId: spot.id, quantity: 2 });
    await site.scan(hire.id, "out", row(lasers));
    expect(await listed()).toEqual([[true, 2]]);
    site.clock.move(MINUTE_MS);
    expect(await site.scan(hire.id, "stays")).toMatchObject({ ...applied, details: { pieces: 2 } });
    expect(await listed()).toEqual([]);
    const items = (await site.list(hire.id))?.items ?? [];
    expect(items.map(({ needed, prepared, out }) => [needed, prepared, out])).toEqual([
      [2, 0, 2],
      [1, 0, 1],
    ]);
    expect(await site.scan(hire.id, "stays")).toMatchObject({ reason: "not-prepared" });
    expect(await site.scan(hire.id, "hand-over")).toMatchObject({ reason: "already-out" });
    site.clock.move(MINUTE_MS);
    await suppliers.received(await view(), { description: "Spare dimmer" });
    expect(await listed()).toEqual([[true, 1]]);
    expect(await site.scan(hire.id, "out", row(lasers))).toMatchObject(applied);
    expect((await view()).state).toBe("out");
  });

  it("H28: for a part of a kit, or for no line at all, are named by what they are", async () => {
    const site = scansOn(db);
    const { received } = suppliersOn(site);
    const [lamp, cable] = [await site.item({ name: "Lamp", owned: 2 }), await site.item({ name: "Cable" })];
    const parts = [
      [lamp.id, 1],
      [cable.id, 1],
    ] as const;
    const kit = await site.item({ name: "Lamp kit", parts: [...parts] });
    const hire = await site.reserved([[kit.id, 2]]);
    await inTransaction(db, (tx) => changeOwned(tx, { itemId: lamp.id, by: -1, now: NOW }));
    await received(hire, { itemId: lamp.id, lineId: hire.lines[0]?.id ?? "", quantity: 1 });
    await received(hire, { description: "Spare dimmer", quantity: 1 });
    await site.scan(hire.id, "prepare", { itemId: lamp.id, quantity: 1 });
    await site.scan(hire.id, "prepare", { itemId: cable.id, quantity: 2 });
    await site.scan(hire.id, "hand-over");
    const note = await getNote(db, await site.view(hire.token), { kind: "delivery", number: null });
    expect(note?.content.counts.map(({ name, out }) => [name, out])).toEqual([
      ["Cable", 2],
      ["Lamp", 2],
      ["Spare dimmer", 1],
    ]);
    expect((await site.view(hire.token)).lines).toMatchObject([{ out: 2, back: 0 }]);
  });

  it("that were entered as damaged by mistake are good after all, until they are sent back", async () => {
    const { site, hire, spot, spots, lasers, counts, view, move, row } = await suppliedHire();
    await site.scan(hire.id, "prepare", { itemId: spot.id, quantity: 2 });
    await site.scan(hire.id, "hand-over");
    await site.scan(hire.id, "return", row(spot.id, { quantity: 2 }));
    await site.scan(hire.id, "return", row(spots));
    await site.scan(hire.id, "return", row(lasers, { quantity: 2, condition: "damaged" }));
    const correct = (quantity: number, seen: number) =>
      correctDamage(db, {
        hireId: hire.id,
        itemId: lasers,
        quantity,
        seen,
        actorId,
        now: site.clock.now(),
      });
    const refused = (kind: string) => ({ ok: false, error: { kind } });
    const twice = await Promise.all([correct(1, 2), correct(1, 2)]);
    expect(twice).toContainEqual(refused("conflict"));
    expect(twice).toContainEqual({ ok: true, value: null });
    for (const quantity of [0, -1, 0.5, 2])
      expect(await correct(quantity, 1)).toEqual(refused("bad-quantity"));
    expect(await counts("return")).toContainEqual(["Laser projector", 2, 2, 1, 0]);
    expect((await view()).lines).toContainEqual(
      expect.objectContaining({ name: "Laser projector", back: 2, damaged: 1 }),
    );
    const history = await listAuditEntries(db, { subjectType: "hire", subjectId: hire.id });
    expect(history.filter(({ action }) => action === "hire.damage-taken-back")).toHaveLength(1);
    await move(lasers, "sent-back");
    expect(await correct(1, 1)).toEqual(refused("sent-back"));
  });
});
