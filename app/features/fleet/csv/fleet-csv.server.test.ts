import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listRows } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireGroups, hireItems, hireSubstitutes } from "#app/db/schema/hire/fleet.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { loadSampleFleet, sampleFleetSchema } from "../sample/load-sample-fleet.server.ts";
import { FLEET_COLUMNS, type FleetColumn } from "./columns.ts";
import { exportFleet } from "./export-fleet.server.ts";
import { dryRunFleet, importFleet } from "./import-fleet.server.ts";
import { readFleetCsv } from "./read-fleet-csv.ts";
import { readFleetFile } from "./read-fleet-file.ts";

const db = await useTestDb();
const sampleFile = (name: string) =>
  readFileSync(new URL(`../../../../sample/${name}`, import.meta.url), "utf8");
const csv = sampleFile("fleet.csv");
const sample = sampleFleetSchema.parse(JSON.parse(sampleFile("fleet.json")));
const who = { actorId: null, now: new Date("2026-11-21T12:00:00Z") };

async function loadSample(shortDescription = "A mid-size moving head spot."): Promise<void> {
  const paths = new Set(readFleetCsv(csv).rows.map(({ category }) => category ?? ""));
  for (const path of paths) await createCategory(db, { name: path, path });
  await createProduct(db, { sku: "LX-SPOT-350", shortDescription });
  await loadSampleFleet(db, csv, { sample, now: who.now });
}

describe("the sample fleet", () => {
  it("has 40 items with groups, units, substitutes and the same products of the shop", async () => {
    await loadSample();
    expect(await db.$count(hireItems)).toBe(40);
    expect(await db.$count(hireItems, eq(hireItems.sample, true))).toBe(40);
    expect(await db.$count(hireGroups, eq(hireGroups.live, false))).toBe(1);
    expect(await db.$count(hireSubstitutes)).toBe(9);
    const [spot] = await db.select().from(hireItems).where(eq(hireItems.code, "LX-SPOT-350"));
    expect(spot).toMatchObject({ owned: 8, dayRateNet: 4500, description: "A mid-size moving head spot." });
    expect(spot?.productId).not.toBe(null);
    const units = await db
      .select()
      .from(assets)
      .where(eq(assets.hireItemId, spot?.id ?? ""));
    expect(units).toHaveLength(8);
    expect(units[0]).toMatchObject({ place: "A1-1", state: "in-service", assetClass: "portable" });
  });

  it("takes texts of the shop over as plain text", async () => {
    await loadSample(
      "<p>A <b>spot</b> &amp; &lt;gobos&gt;.</p>\n<ul><li>Two</li><li>Three<br/>four</li></ul>",
    );
    const [spot] = await db.select().from(hireItems).where(eq(hireItems.code, "LX-SPOT-350"));
    expect(spot?.description).toBe("A spot & <gobos>.\n\nTwo\n\nThree\n\nfour");
  });

  it("is loaded once, and its ledger adds up to what is owned", async () => {
    await loadSample();
    expect(await loadSampleFleet(db, csv, { sample, now: who.now })).toBe(0);
    const wrong = await listRows(
      db,
      sql`select i.code from hire_items i where i.owned <>
        coalesce((select sum(m.delta) from fleet_movements m where m.item_id = i.id), 0)`,
    );
    expect(wrong).toEqual([]);
  });
});

describe("the fleet's file", () => {
  it("H36: exported and imported again gives 0 changes", async () => {
    await loadSample();
    const file = await exportFleet(db, "admin");
    expect(file).toBe(csv);
    const plan = await dryRunFleet(db, file);
    expect(plan.faults).toEqual([]);
    expect(plan.items.filter(({ id, changed }) => id === null || changed.length > 0)).toEqual([]);
    expect(await importFleet(db, file, who)).toEqual({
      ok: true,
      value: { created: 0, changed: 0, unchanged: 40, groups: 0 },
    });
  });
});

const HEAD = FLEET_COLUMNS.join(",");
const row = (cells: Partial<Record<FleetColumn, string>>) =>
  FLEET_COLUMNS.map((column) => `"${(cells[column] ?? "").replaceAll('"', '""')}"`).join(",");
const LAMP = { code: "LAMP", name: "Lamp", group: "Lamps", kind: "bulk", owned: "4", day_rate_net: "5.00" };

describe("an import", () => {
  it("says what is wrong with each row, and stores nothing", async () => {
    await createHireItem(db, { code: "OLD", kind: "serialised", owned: 2 });
    const file = [
      HEAD,
      row(LAMP),
      row({ ...LAMP, code: "lamp" }),
      row({ ...LAMP, code: "NO NAME", name: "" }),
      row({ ...LAMP, code: "B", category: "Nowhere", parts: "LAMP*1", accessories: "GONE*1|GONE*2" }),
      row({
        ...LAMP,
        code: "C",
        day_rate_net: "4,5.0",
        owned: "-1",
        vat_rate: "32",
        case_mm: "8x6",
        kind: "lot",
      }),
      row({ code: "K", name: "Kit", group: "Lamps", kind: "kit", parts: "K*1|LAMP*x" }),
      row({ code: "OLD", name: "Old", group: "Lamps", kind: "serialised", owned: "1", day_rate_net: "1" }),
    ].join("\r\n");
    const expected = [
      "3 code duplicate-code",
      "4 name required",
      "4 code code",
      "5 accessories twice",
      "5 parts kit-only",
      "6 kind choice",
      "6 owned whole",
      "6 day_rate_net money",
      "6 vat_rate vat-rate",
      "6 case_mm size",
      "7 parts list",
    ].sort();
    const plan = await dryRunFleet(db, file);
    expect(plan.faults.map(({ row: at, field, kind }) => `${at} ${field} ${kind}`).sort()).toEqual(expected);
    expect(await importFleet(db, file, who)).toMatchObject({ ok: false });
    const later = [HEAD, row(LAMP), row({ ...LAMP, code: "B", category: "Nowhere", accessories: "GONE*1" })];
    const old = row({
      code: "OLD",
      name: "Old",
      group: "Lamps",
      kind: "serialised",
      owned: "1",
      day_rate_net: "1",
    });
    const second = await dryRunFleet(db, [...later, old].join("\n"));
    expect(second.faults.map(({ field, kind }) => `${field} ${kind}`).sort()).toEqual([
      "accessories unknown-item",
      "category unknown-category",
      "owned fewer-units",
    ]);
    expect(await db.$count(hireItems)).toBe(1);
  });

  it("offers groups that do not exist, makes them with the items, and counts with reasons", async () => {
    const file = [
      HEAD,
      row(LAMP),
      row({ code: "K", name: "Kit", group: "New kits", kind: "kit", parts: "lamp*2" }),
    ].join("\n");
    expect(await dryRunFleet(db, file)).toMatchObject({ newGroups: ["Lamps", "New kits"], faults: [] });
    expect(await db.$count(hireGroups)).toBe(0);
    expect(await importFleet(db, file, who)).toMatchObject({ ok: true, value: { created: 2, groups: 2 } });
    expect(await db.$count(hireGroups, eq(hireGroups.live, true))).toBe(0);
    const more = [HEAD, row({ ...LAMP, owned: "6", watts: "90" })].join("\n");
    const plan = await dryRunFleet(db, more);
    expect(plan.items).toMatchObject([{ changed: ["watts", "owned"] }]);
    expect(await importFleet(db, more, who)).toMatchObject({ value: { changed: 1 } });
    const [item] = await db.select().from(hireItems).where(eq(hireItems.code, "LAMP"));
    expect(item).toMatchObject({ owned: 6, watts: 90, version: 2 });
  });

  it("gives the units of a changed item the examination class of what it is now", async () => {
    const hoist = { ...LAMP, code: "HOIST", kind: "serialised", owned: "2" };
    const file = (cells: Partial<Record<FleetColumn, string>>) => [HEAD, row(cells)].join("\n");
    expect(await importFleet(db, file(hoist), who)).toMatchObject({ ok: true });
    const changed = { ...hoist, owned: "3", lifting: "persons" };
    expect(await importFleet(db, file(changed), who)).toMatchObject({ value: { changed: 1 } });
    const units = await db.select().from(assets);
    expect(units.map(({ assetClass }) => assetClass)).toEqual(Array(3).fill("person-lifting"));
  });

  it("reads semicolons, tabs and formulas that an export disarmed", async () => {
    const cells = { ...LAMP, name: "=1+1", aliases: "+x|-y" };
    expect(await importFleet(db, [HEAD, row(cells)].join("\n"), who)).toMatchObject({ ok: true });
    const file = await exportFleet(db, "admin");
    expect(file).toContain("'=1+1");
    expect((await dryRunFleet(db, file)).items).toMatchObject([{ changed: [] }]);
    const tabs = [
      FLEET_COLUMNS.join("\t"),
      FLEET_COLUMNS.map((column) => (cells as Partial<Record<FleetColumn, string>>)[column] ?? "").join("\t"),
    ].join("\n");
    expect((await dryRunFleet(db, tabs)).items).toMatchObject([{ changed: [] }]);
  });

  it("names a file that is none", () => {
    const faultOf = (text: string) => readFleetCsv(text).faults.map(({ kind }) => kind);
    expect(faultOf("")).toEqual(["empty"]);
    expect(faultOf(HEAD)).toEqual(["empty"]);
    expect(faultOf(`code,name\nA,B`)).toEqual(["columns-missing"]);
    expect(faultOf(`${HEAD},price\n${row(LAMP)},1`)).toEqual(["column-unknown"]);
    expect(faultOf(`${HEAD}\n"open`)).toEqual(["unreadable"]);
    expect(faultOf(`${HEAD}\n${row(LAMP)},surplus`)).toEqual(["cells"]);
    expect(faultOf([HEAD, ...Array.from({ length: 5001 }, () => row(LAMP))].join("\n"))).toEqual([
      "too-many-rows",
    ]);
    expect(readFleetFile(new Uint8Array([0x63, 0xff]))).toMatchObject({ error: { kind: "encoding" } });
    expect(readFleetFile(new Uint8Array(2_000_001))).toMatchObject({ error: { kind: "too-large" } });
  });
});
