import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireAccessories, hireParts } from "#app/db/schema/hire/fleet.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { reallocateShortage } from "#app/features/claims/shortages/solve-shortage.server.ts";
import { cents } from "#app/lib/money.ts";
import { addMs } from "#app/lib/time/clock.ts";
import { irishDayOf } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { getHireLoad } from "../public/get-hire-load.server.ts";
import { getManifest } from "./manifest.server.ts";
import { getNote } from "./notes.server.ts";
import { getPickList, listPickHires } from "./pick-list.server.ts";
import { renderPickLists } from "./pick-list-pdf.server.ts";

const db = await useTestDb();
const site = scansOn(db);

describe("pick lists", () => {
  it("name parts and accessories by place, with units and without prices; each hire of a day has pages of its own", async () => {
    const stand = await createHireItem(db, { name: "Stand", dayRateNet: cents(1_234), place: "C5-1" });
    const clamp = await createHireItem(db, { name: "Hook clamp", casePieces: 5 });
    const spots = await createHireItem(db, {
      name: "Spot",
      kind: "serialised",
      owned: 2,
      included: [[clamp.id, 2]],
    });
    const kit = await createHireItem(db, { name: "Lighting kit", parts: [[stand.id, 2]] });
    const hire = await site.reserved([
      [kit.id, 1],
      [spots.id, 2],
    ]);
    const { rows } = await getPickList(db, hire);
    expect(rows.map(({ name, quantity, cases }) => [name, quantity, cases])).toEqual(
      expect.arrayContaining([
        ["Stand", 2, 0],
        ["Hook clamp", 4, 1],
        ["Spot", 2, 0],
      ]),
    );
    expect(rows.map(({ name, place }) => [name, place])[0]).toEqual(["Stand", "C5-1"]);
    const text = pdfText(await renderPickLists([await getPickList(db, hire)], { locale: "en", now: NOW }));
    expect(text).toContain("C5-1");
    expect(text).toContain("Lighting kit");
    expect(text).toContain(hire.number);
    expect(text).not.toMatch(/€|12\.34/);
    const listed = await listPickHires(db, irishDayOf(hire.startsAt));
    expect(listed.map(({ id }) => id)).toContain(hire.id);
  });

  it("keep a figure with its unit, wherever the line of a name ends", async () => {
    const items = [];
    for (let length = 8; length < 24; length++)
      items.push(
        await createHireItem(db, { name: `${"Distribution".padEnd(length, "o")} board 63 A to 16 A` }),
      );
    const hire = await site.reserved(items.map(({ id }) => [id, 1] as const));
    const text = pdfText(await renderPickLists([await getPickList(db, hire)], { locale: "en", now: NOW }));
    const ends = text.split("\n").map((line) => line.trim());
    expect(ends.filter((line) => line.includes("board"))).toHaveLength(items.length);
    expect(ends.filter((line) => /(?:^|\s)(?:63|16)$/.test(line) || /^A\b/.test(line))).toEqual([]);
  });

  it("name what takes the place of a promised item, and so do manifest and delivery note, each piece once", async () => {
    const beam = await createHireItem(db, { name: "Beam", weightGrams: 7_000 });
    const spot = await createHireItem(db, { name: "Profile", weightGrams: 10_000, substitutes: [beam.id] });
    const hire = await site.reserved([[spot.id, 2]]);
    await site.scan(hire.id, "prepare", { itemId: beam.id, forItemId: spot.id });
    const named = (rows: readonly { name: string; quantity?: number; pieces?: number }[]) =>
      rows.map(({ name, quantity, pieces }) => [name, quantity ?? pieces]).sort();
    const each = [
      ["Beam", 1],
      ["Profile", 1],
    ];
    const { rows } = await getPickList(db, hire);
    expect(named(rows)).toEqual(each);
    const inPlace = rows.find(({ name }) => name === "Beam");
    expect([inPlace?.within, inPlace?.insteadOf]).toMatchObject([[], [{ name: "Profile" }]]);
    expect((await site.list(hire.id))?.items.find(({ itemId }) => itemId === beam.id)).toMatchObject({
      with: [],
      insteadOf: [{ name: "Profile", quantity: 1 }],
    });
    for (const [locale, words] of [
      ["en", "instead of Profile"],
      ["ga", "in ionad: Profile"],
    ] as const)
      expect(pdfText(await renderPickLists([await getPickList(db, hire)], { locale, now: NOW }))).toContain(
        words,
      );
    expect(named((await getManifest(db, hire)).rows)).toEqual(each);
    await site.scan(hire.id, "out", { itemId: beam.id });
    await site.scan(hire.id, "out", { itemId: spot.id });
    const gone = await site.view(hire.token);
    expect(named((await getManifest(db, gone)).rows)).toEqual(each);
    const note = await getNote(db, gone, { kind: "delivery", number: null });
    expect(named((note?.content.counts ?? []).map(({ name, out }) => ({ name, quantity: out })))).toEqual(
      each,
    );
    expect(note?.content.load.grams).toBe(17_000);
  });

  it("take a kit as it was accepted, whatever the catalogue says of it by now, and so do scan list and manifest", async () => {
    const [cable, spare, stand, tripod] = [
      await createHireItem(db, { name: "Cable", weightGrams: 300 }),
      await createHireItem(db, { name: "Spare lamp", weightGrams: 50 }),
      await createHireItem(db, { name: "Stand", weightGrams: 7_000 }),
      await createHireItem(db, { name: "Tripod", weightGrams: 2_000 }),
    ];
    const made = { parts: [[tripod.id, 2]], included: [[cable.id, 1]] } as const;
    const [kit, rack] = [
      await createHireItem(db, { name: "Tripod kit", ...made }),
      await createHireItem(db, { name: "Rack", weightGrams: 9_000, parts: [[tripod.id, 2]] }),
    ];
    const hire = await site.reserved([
      [kit.id, 3],
      [rack.id, 1],
    ]);
    expect((await getHireLoad(db, hire))?.report.grams).toBe(3 * 4_300 + 9_000);
    for (const { id } of [kit, rack]) {
      await db.delete(hireParts).where(eq(hireParts.kitId, id));
      await db.insert(hireParts).values({ kitId: id, itemId: stand.id, quantity: 1 });
    }
    await db.delete(hireAccessories).where(eq(hireAccessories.itemId, kit.id));
    const more = { itemId: kit.id, accessoryId: spare.id, quantity: 1, kind: "included" } as const;
    await db.insert(hireAccessories).values(more);
    const accepted = [
      ["Cable", 3],
      ["Tripod", 8],
    ];
    const sorted = (rows: readonly (readonly [string, number])[]) => [...rows].sort();
    const picked = async () => (await getPickList(db, await site.view(hire.token))).rows;
    const moved = async () => getManifest(db, await site.view(hire.token));
    expect(sorted((await picked()).map(({ name, quantity }) => [name, quantity]))).toEqual(accepted);
    expect((await picked()).find(({ name }) => name === "Tripod")?.within.map(({ name }) => name)).toEqual([
      "Tripod kit",
      "Rack",
    ]);
    expect(sorted((await moved()).rows.map(({ name, pieces }) => [name, pieces]))).toEqual(accepted);
    expect((await moved()).report.grams).toBe(8 * 2_000 + 3 * 300);
    expect((await getHireLoad(db, await site.view(hire.token)))?.report.grams).toBe(16_900);
    const scanned = await site.list(hire.id);
    expect(sorted((scanned?.items ?? []).map(({ name, needed }) => [name, needed]))).toEqual(accepted);
    await site.scan(hire.id, "prepare", { itemId: cable.id, quantity: 3 });
    await site.scan(hire.id, "prepare", { itemId: tripod.id, quantity: 8 });
    await site.scan(hire.id, "hand-over");
    expect(sorted((await moved()).rows.map(({ name, pieces }) => [name, pieces]))).toEqual(accepted);
    const note = await getNote(db, await site.view(hire.token), { kind: "delivery", number: null });
    expect(sorted((note?.content.counts ?? []).map(({ name, out }) => [name, out]))).toEqual(accepted);
    expect(note?.content.load.grams).toBe(16_900);
  });

  it("H31: name what is short, from a supplier or found elsewhere, each piece once", async () => {
    const spot = await createHireItem(db, { name: "Spot", owned: 5 });
    const kit = await createHireItem(db, { name: "Spot kit", parts: [[spot.id, 1]] });
    const hire = await site.reserved([[kit.id, 4]]);
    const picked = async () =>
      (await getPickList(db, await site.view(hire.token))).rows.map(({ name, quantity }) => [name, quantity]);
    await inTransaction(db, (tx) => changeOwned(tx, { itemId: spot.id, by: -3, now: NOW }));
    expect(await picked()).toEqual([["Spot", 4]]);
    const [shortage] = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
    if (!shortage) throw new Error("No shortage");
    const later = addMs(NOW, 1_000);
    await inTransaction(db, (tx) => reallocateShortage(tx, { id: shortage.id, quantity: 2, now: later }));
    expect(await picked()).toEqual([["Spot", 4]]);
    await db.insert(hireClaims).values({
      itemId: spot.id,
      quantity: 2,
      kind: "hire",
      state: "firm",
      owner: "hire",
      ownerId: hire.id,
      lineId: shortage.lineId,
      startsAt: shortage.startsAt,
      endsAt: shortage.endsAt,
      createdAt: later,
    });
    expect(await picked()).toEqual([["Spot", 4]]);
  });

  it("H33: say in one sentence that a cancelled hire takes nothing", async () => {
    const hire = await site.reserved([[(await createHireItem(db)).id, 1]]);
    const cancelled = { ...hire, state: "cancelled" } as const;
    const list = await getPickList(db, cancelled);
    expect(list.rows).toEqual([]);
    const text = pdfText(await renderPickLists([list], { locale: "en", now: NOW }));
    expect(text).toContain("nothing is to be picked");
  });

  it("repeat the names of the columns on every page", async () => {
    const hire = await site.reserved([[(await createHireItem(db)).id, 1]]);
    const { rows } = await getPickList(db, hire);
    const long = { hire, live: true, rows: Array.from({ length: 90 }, () => rows).flat() };
    const text = pdfText(await renderPickLists([long], { locale: "ga", now: NOW }));
    expect(text.split("\n").filter((line) => line === "Áit sa stóras").length).toBeGreaterThan(2);
  });
});
