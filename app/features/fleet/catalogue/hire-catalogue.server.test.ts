import { describe, expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import {
  browseHireItems,
  findHireItemOfProduct,
  getHireItemPage,
  listHirePages,
} from "./hire-catalogue.server.ts";
import { HIRE_PAGE_SIZE, type HireListQuery } from "./hire-catalogue.ts";

const db = await useTestDb();

const browse = (query: Partial<HireListQuery> = {}) =>
  browseHireItems(db, { category: null, group: null, search: "", page: 1, ...query });
const codes = async (query: Partial<HireListQuery> = {}) =>
  (await browse(query)).cards.map(({ code }) => code);

describe("the catalogue", () => {
  it("lists visible items by group and name, without those that staff hid", async () => {
    const lights = await createHireGroup(db, { name: "Lights", position: 1 });
    const sound = await createHireGroup(db, { name: "Sound", position: 0 });
    await createHireItem(db, { code: "L2", name: "Wash", groupId: lights.id });
    await createHireItem(db, { code: "L1", name: "Beam", groupId: lights.id });
    await createHireItem(db, { code: "S1", name: "Speaker", groupId: sound.id });
    await createHireItem(db, { code: "H1", name: "Hidden", groupId: lights.id, visible: false });
    expect(await codes()).toEqual(["S1", "L1", "L2"]);
    expect((await listHirePages(db)).length).toBe(3);
  });

  it("is narrowed by department, whatever is below it, and by group, with counts of each", async () => {
    const lighting = await createCategory(db, { name: "Lighting" });
    const moving = await createCategory(db, { name: "Moving heads", parentId: lighting.id });
    const audio = await createCategory(db, { name: "Audio" });
    await createCategory(db, { name: "Nothing for hire" });
    const heads = await createHireGroup(db, { name: "Moving lights" });
    const mics = await createHireGroup(db, { name: "Microphones" });
    await createHireItem(db, { code: "A", groupId: heads.id, categoryId: moving.id });
    await createHireItem(db, { code: "B", groupId: heads.id, categoryId: lighting.id });
    await createHireItem(db, { code: "C", groupId: mics.id, categoryId: audio.id });
    const found = await browse({ category: lighting.slug });
    expect(found.cards.map(({ code }) => code).sort()).toEqual(["A", "B"]);
    expect(found.departments).toMatchObject([
      { name: "Audio", items: 1 },
      { name: "Lighting", items: 2 },
    ]);
    expect(found.groups).toMatchObject([{ name: "Moving lights", slug: "moving-lights", items: 2 }]);
    expect(found.department?.name).toBe("Lighting");
    expect(await codes({ group: "microphones" })).toEqual(["C"]);
    expect(await browse({ category: moving.slug })).toMatchObject({
      total: 1,
      department: { name: "Lighting" },
    });
  });

  it("says when a department or a group does not exist, and when a page is past the end", async () => {
    await createHireItem(db);
    expect(await browse({ category: "nowhere" })).toMatchObject({ unknown: true, total: 0 });
    expect(await browse({ group: "nothing" })).toMatchObject({ unknown: true, total: 0 });
    expect(await browse({ page: 9 })).toMatchObject({ unknown: false, total: 1, pages: 1, cards: [] });
  });

  it("has 24 items a page", async () => {
    const group = await createHireGroup(db);
    for (let n = 0; n < HIRE_PAGE_SIZE + 1; n += 1) await createHireItem(db, { groupId: group.id });
    expect(await browse()).toMatchObject({ total: 25, pages: 2, cards: { length: 24 } });
    expect((await browse({ page: 2 })).cards).toHaveLength(1);
  });

  it("prices a kit without a rate by its parts", async () => {
    const lamp = await createHireItem(db, { dayRateNet: cents(1_200) });
    const stand = await createHireItem(db, { dayRateNet: cents(350) });
    const kit = await createHireItem(db, {
      dayRateNet: null,
      parts: [
        [lamp.id, 4],
        [stand.id, 1],
      ],
    });
    const { cards } = await browse({ search: kit.code });
    expect(cards).toMatchObject([{ code: kit.code, dayRateNet: 5_150 }]);
  });
});

describe("the page of an item", () => {
  it("has its department, its product in the shop, what goes with it and visible substitutes", async () => {
    const lighting = await createCategory(db, { name: "Lighting" });
    const product = await createProduct(db, { name: "Spot", categoryId: lighting.id });
    const clamp = await createHireItem(db, { name: "Clamp" });
    const other = await createHireItem(db, { name: "Other spot" });
    const hidden = await createHireItem(db, { visible: false });
    const item = await createHireItem(db, {
      categoryId: lighting.id,
      productId: product.id,
      description: "A spot.",
      included: [[clamp.id, 2]],
      substitutes: [hidden.id, other.id],
    });
    expect(await getHireItemPage(db, item.slug)).toMatchObject({
      code: item.code,
      description: "A spot.",
      trail: [{ name: "Lighting" }],
      product: { slug: product.slug },
      accessories: [{ id: clamp.id, quantity: 2, kind: "included" }],
      alternatives: [{ id: other.id }],
    });
  });

  it("is missing for a hidden item and an unknown slug", async () => {
    const item = await createHireItem(db, { visible: false });
    expect(await getHireItemPage(db, item.slug)).toBeNull();
    expect(await getHireItemPage(db, "no-such-item")).toBeNull();
  });

  it("leads to no product that visitors cannot see, and to a variation's parent", async () => {
    const draft = await createProduct(db, { status: "draft" });
    const parent = await createProduct(db, { kind: "variable" });
    const variation = await createProduct(db, { parentId: parent.id });
    const ofDraft = await createHireItem(db, { productId: draft.id });
    const ofVariation = await createHireItem(db, { productId: variation.id });
    expect((await getHireItemPage(db, ofDraft.slug))?.product).toBeNull();
    expect((await getHireItemPage(db, ofVariation.slug))?.product?.slug).toBe(parent.slug);
    expect((await findHireItemOfProduct(db, parent.id))?.id).toBe(ofVariation.id);
  });
});
