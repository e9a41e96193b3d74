import { eq, getTableName, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { listRows } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import {
  hireAccessories,
  hireGroups,
  hireItems,
  hireParts,
  hireSubstitutes,
} from "#app/db/schema/hire/fleet.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { getCurrentSlug } from "#app/features/catalog/retired-slugs.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct, createUser } from "#tests/support/factories.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { getGroup } from "../groups/queries.server.ts";
import { deleteGroup, saveGroup } from "../groups/save-group.server.ts";
import { deleteItem } from "./delete-item.server.ts";
import { FRESH_ITEM, type ItemValues } from "./item-form.ts";
import { getItemValues } from "./item-values.server.ts";
import { saveItem } from "./save-item.server.ts";
import { ITEM_USES } from "./used-item.server.ts";

const db = await useTestDb();
const now = new Date("2027-03-01T12:00:00Z");
let actorId = "";
beforeEach(async () => {
  actorId = (await createUser(db)).id;
});

const save = (id: string | null, values: ItemValues, base: ItemValues = {}) =>
  saveItem(db, { id, values, base, actorId, now });

async function stored(id: string): Promise<ItemValues> {
  const { owned: _, ...values } = (await getItemValues(db, id))?.values ?? {};
  return values;
}

describe("an item", () => {
  it("is stored with everything that its form holds, and comes back the same", async () => {
    await createHireGroup(db, { name: "Moving lights" });
    await createCategory(db, { name: "Lighting", path: "Lighting > Moving heads" });
    await createProduct(db, { sku: "LX-1" });
    await createHireItem(db, { code: "CLAMP" });
    const values = {
      ...FRESH_ITEM,
      code: "lx-1",
      name: "Spot",
      name_ga: "Spotsolas",
      group: "Moving lights",
      category: "Lighting > Moving heads",
      kind: "serialised",
      owned: "3",
      day_rate_net: "45.00",
      weight_kg: "21.5",
      power_factor: "0.95",
      watts: "480",
      case_mm: "800x600x900",
      aliases: "spot\nmoving spot",
      accessories: "CLAMP*2",
      substitutes: "CLAMP",
      product: "LX-1",
      electrical: "yes",
      place: "B3-2",
    };
    const saved = await save(null, values);
    if (!saved.ok) throw new Error(JSON.stringify(saved.error));
    const { owned: _, ...form } = values;
    expect(await stored(saved.value.id)).toEqual({ ...form, slug: "spot" });
    expect(await db.$count(assets, eq(assets.hireItemId, saved.value.id))).toBe(3);
    const [item] = await db.select().from(hireItems).where(eq(hireItems.id, saved.value.id));
    expect(item).toMatchObject({ owned: 3, weightGrams: 21_500, powerFactor: 950, caseWidthMm: 600 });
  });

  it("merges what two people change in different fields, and tells both of the same field", async () => {
    const { id } = await createHireItem(db, { code: "A-1", name: "One" });
    const base = await stored(id);
    expect(await save(id, { ...base, name: "Two" }, base)).toMatchObject({ ok: true });
    expect(await save(id, { ...base, day_rate_net: "50.00" }, base)).toMatchObject({
      ok: true,
      value: { merged: ["name"] },
    });
    expect(await stored(id)).toMatchObject({ name: "Two", day_rate_net: "50.00" });
    const conflict = await save(id, { ...base, name: "Three" }, base);
    expect(conflict).toMatchObject({
      error: {
        kind: "returned",
        form: { values: { name: "Three" }, conflicts: [{ field: "name", theirs: "Two" }] },
      },
    });
    expect(await stored(id)).toMatchObject({ name: "Two" });
  });

  it("gives its units the examination class of what it is now", async () => {
    const { id } = await createHireItem(db, { kind: "serialised", owned: 2, electrical: true });
    const other = await createHireItem(db, { kind: "serialised", owned: 1, electrical: true });
    const classesOf = async (itemId: string) =>
      (await db.select().from(assets).where(eq(assets.hireItemId, itemId))).map((unit) => unit.assetClass);
    const base = await stored(id);
    expect(await save(id, { ...base, lifting: "equipment" }, base)).toMatchObject({ ok: true });
    expect(await classesOf(id)).toEqual(["lifting", "lifting"]);
    const lifting = await stored(id);
    const plain = { ...lifting, lifting: "none", electrical: "no" };
    expect(await save(id, plain, lifting)).toMatchObject({ ok: true });
    expect(await classesOf(id)).toEqual(["other", "other"]);
    expect(await classesOf(other.id)).toEqual(["portable"]);
  });

  it("leads from the address that it had to the one that it has, and no other item gets it", async () => {
    const { id } = await createHireItem(db, { code: "PAR", slug: "par-64" });
    const form = await stored(id);
    expect(await save(id, { ...form, slug: "led-par" }, form)).toMatchObject({ ok: true });
    expect(await getCurrentSlug(db, "hire-item", "par-64")).toBe("led-par");
    const other = await createHireItem(db, { code: "OTHER" });
    const theirs = await stored(other.id);
    const refused = await save(other.id, { ...theirs, slug: "par-64" }, theirs);
    expect(!refused.ok && refused.error.kind === "returned" && refused.error.form.faults).toMatchObject([
      { field: "slug", kind: "slug-taken" },
    ]);
  });

  it("is refused with one plain reason a field, and nothing is stored", async () => {
    const other = await createHireItem(db, { code: "TAKEN", slug: "taken" });
    await createHireItem(db, { code: "KIT", parts: [[other.id, 1]] });
    const refused = await save(null, {
      ...FRESH_ITEM,
      code: "taken",
      name: "",
      group: "None",
      category: "Nowhere",
      kind: "kit",
      owned: "2",
      vat_rate: "x",
      parts: "KIT*1",
      accessories: "GONE*1",
      substitutes: "taken",
      product: "NO-SKU",
      slug: "taken",
      case_mm: "1x2",
    });
    if (refused.ok || refused.error.kind !== "returned") throw new Error("stored");
    const { faults } = refused.error.form;
    expect(faults.map(({ field, kind }) => `${field} ${kind}`).sort()).toEqual([
      "accessories unknown-item",
      "case_mm size",
      "category unknown-category",
      "code duplicate-code",
      "group unknown-group",
      "name required",
      "owned kit-owned",
      "parts part-kit",
      "product unknown-product",
      "slug slug-taken",
      "substitutes itself",
      "vat_rate vat-rate",
    ]);
    expect(await db.$count(hireItems)).toBe(2);
    expect(await db.$count(auditLog)).toBe(0);
  });

  it("is not deleted while inspections of its units are evidence (Reg. 30)", async () => {
    const inspected = await createHireItem(db, { kind: "serialised", owned: 1 });
    const [unit] = await db.select().from(assets).where(eq(assets.hireItemId, inspected.id));
    const found = { scheme: "reg81", doneOn: "2027-01-10", dueOn: "2028-01-10", passed: true } as const;
    await db.insert(inspections).values({ assetId: unit?.id ?? "", person: "Síle", ...found });
    expect(await deleteItem(db, { id: inspected.id, actorId })).toMatchObject({
      error: { kind: "inspected" },
    });
  });

  it("is not deleted while a draft quote names it, which claims nothing", async () => {
    const { itemId } = await quotesOn(db).draft();
    expect(await deleteItem(db, { id: itemId, actorId })).toEqual({ ok: false, error: { kind: "used" } });
  });

  it("is kept by every column that restricts its deletion", async () => {
    const restricting = await listRows<{ name: string }>(
      db,
      sql`select c.conrelid::regclass::text || '.' || a.attname as name from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.confrelid = 'hire_items'::regclass and c.contype = 'f' and c.confdeltype in ('a', 'r')`,
    );
    const elsewhere = ["assets.hire_item_id", "hire_parts.item_id"];
    const uses = ITEM_USES.map((column) => `${getTableName(column.table)}.${column.name}`);
    expect(restricting.map(({ name }) => name).sort()).toEqual([...uses, ...elsewhere].sort());
  });

  it("keeps its kind while pieces are owned, and is deleted only unused", async () => {
    const part = await createHireItem(db, { code: "PART" });
    const kit = await createHireItem(db, { code: "KIT", parts: [[part.id, 2]], suggested: [[part.id, 1]] });
    const base = await stored(part.id);
    expect(await save(part.id, { ...base, kind: "serialised" }, base)).toMatchObject({
      error: { form: { faults: [{ field: "kind", kind: "kind-fixed" }] } },
    });
    expect(await deleteItem(db, { id: part.id, actorId })).toMatchObject({ error: { kind: "part-of-kit" } });
    expect(await deleteItem(db, { id: kit.id, actorId })).toMatchObject({ ok: true });
    expect(await deleteItem(db, { id: part.id, actorId })).toMatchObject({ ok: true });
    for (const table of [hireItems, hireParts, hireAccessories, hireSubstitutes])
      expect(await db.$count(table)).toBe(0);
    expect(await save(part.id, base, base)).toEqual({ ok: false, error: { kind: "not-found" } });
  });
});

describe("a group", () => {
  const values = {
    name: "Cables",
    name_ga: "Cáblaí",
    prep: "30",
    turnaround: "60",
    half_day: "",
    live: "yes",
    own_steps: "",
  };
  const saveIt = (id: string | null, typed: ItemValues, base: ItemValues = {}) =>
    saveGroup(db, { id, values: typed, base, actorId, now });

  it("has its own factors, which begin at day 1 and never fall", async () => {
    const steps = (rows: readonly (readonly [string, string, string])[]) =>
      Object.fromEntries(
        rows.flatMap(([from, factor, further], at) => [
          [`steps.${at}.from`, from],
          [`steps.${at}.thousandths`, factor],
          [`steps.${at}.further`, further],
        ]),
      );
    const own = { ...values, own_steps: "yes", half_day: "0.6" };
    for (const [rows, kind] of [
      [[["2", "1", "0.5"]], "steps-first"],
      [
        [
          ["1", "1", "0.5"],
          ["1", "2", "0"],
        ],
        "steps-order",
      ],
      [
        [
          ["1", "1", "0.5"],
          ["5", "2", "0"],
        ],
        "steps-falls",
      ],
      [[], "steps-none"],
    ] as const)
      expect(await saveIt(null, { ...own, ...steps(rows) })).toMatchObject({
        error: { form: { faults: [{ kind }] } },
      });
    const saved = await saveIt(null, {
      ...own,
      ...steps([
        ["1", "1", "0.25"],
        ["8", "2.8", "0.1"],
      ]),
    });
    if (!saved.ok) throw new Error(JSON.stringify(saved.error));
    const [group] = await db.select().from(hireGroups).where(eq(hireGroups.id, saved.value.id));
    expect(group).toMatchObject({
      live: true,
      halfDayThousandths: 600,
      factorSteps: [
        { from: 1, thousandths: 1000, further: 250 },
        { from: 8, thousandths: 2800, further: 100 },
      ],
    });
  });

  it("is refused with a name that is taken, a conflict, and kept while it holds items", async () => {
    const first = await saveIt(null, values);
    if (!first.ok) throw new Error("refused");
    const { id } = first.value;
    expect(await saveIt(null, { ...values, name: "CABLES" })).toMatchObject({
      error: { form: { faults: [{ field: "name", kind: "name-taken" }] } },
    });
    const base = (await getGroup(db, id))?.values ?? {};
    await saveIt(id, { ...base, prep: "45" }, base);
    expect(await saveIt(id, { ...base, prep: "15" }, base)).toMatchObject({
      error: { form: { conflicts: [{ field: "prep", theirs: "45" }] } },
    });
    await createHireItem(db, { groupId: id });
    expect(await deleteGroup(db, { id, actorId })).toEqual({ ok: false, error: { kind: "has-items" } });
    await db.delete(hireItems);
    expect(await deleteGroup(db, { id, actorId })).toEqual({ ok: true, value: null });
  });
});
