import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import { searchMisses, searchSynonyms } from "#app/db/schema/shop/catalog-search.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct, createUser } from "#tests/support/factories.ts";
import { listPurchasable } from "../purchasable.server.ts";
import { browseProducts } from "../queries.server.ts";
import { parseListQuery } from "../schema.ts";
import { recordMiss } from "../search/record-miss.server.ts";
import { removeMiss } from "../search/remove-miss.server.ts";
import { removeSynonym } from "../search/remove-synonym.server.ts";
import { saveSynonym } from "../search/save-synonym.server.ts";
import { listMisses, listSynonyms } from "../search/search-admin.server.ts";
import { type MissCursor, readMissCursor, writeMissCursor } from "../search/search-admin.ts";
import { searchTextOf } from "./search-text.ts";

const db = await useTestDb();

async function browse(address = "") {
  await inTransaction(db, bumpSiteVersion);
  return browseProducts(db, parseListQuery(new URLSearchParams(address)));
}

const namesOf = async (address: string) =>
  (await browse(address)).list.products.map((product) => product.name);

/** Counts by value of one kind of filter. */
async function countsOf(address: string, key: string) {
  const facet = (await browse(address)).facets.find((one) => one.key === key);
  return Object.fromEntries(facet?.values.map((value) => [value.key, value.count]) ?? []);
}

const attribute = (name: string, values: readonly string[], visible = true) => ({
  name,
  values,
  visible,
  variation: false,
});

async function fillShop() {
  const [robe, etc] = await db
    .insert(brands)
    .values([
      { name: "Robe", slug: "robe" },
      { name: "ETC", slug: "etc" },
    ])
    .returning();
  const light = await createCategory(db, { name: "Lighting" });
  const sound = await createCategory(db, { name: "Audio" });
  const add = (name: string, price: number | null, more: Parameters<typeof createProduct>[1]) =>
    createProduct(db, { name, price: price === null ? null : cents(price), ...more });
  const black = attribute("Colour", ["Black"]);
  const white = attribute("Colour", ["White"]);
  await add("Beam", 4_000, { brandId: robe?.id, categoryId: light.id, attributes: [black] });
  await add("Fresnel", 20_000, { brandId: etc?.id, categoryId: light.id, attributes: [white] });
  await add("Profile", 30_000, {
    brandId: etc?.id,
    categoryId: light.id,
    attributes: [black, attribute("Shelf", ["A", "B"], false)],
  });
  await add("Speaker", null, { categoryId: sound.id, attributes: [attribute("Colour", ["Black", "White"])] });
}

describe("filters", () => {
  it("count what each of their values would list, with the filters of the other kinds", async () => {
    await fillShop();
    expect(await countsOf("", "brand")).toEqual({ etc: 2, robe: 1 });
    expect(await countsOf("", "price")).toEqual({ "0-50": 1, "100-250": 1, "250-500": 1, request: 1 });
    expect(await countsOf("", "colour")).toEqual({ "colour.black": 3, "colour.white": 2 });
    expect(await countsOf("brand=etc", "brand")).toEqual({ etc: 2, robe: 1 });
    expect(await countsOf("brand=etc", "colour")).toEqual({ "colour.black": 1, "colour.white": 1 });
    expect(await countsOf("brand=etc&spec=colour.white", "colour")).toEqual({
      "colour.black": 1,
      "colour.white": 1,
    });
    expect((await browse("")).facets.map(({ key }) => key)).not.toContain("shelf");
  });

  it("widen within a kind and narrow between kinds", async () => {
    await fillShop();
    expect(await namesOf("brand=etc,robe")).toEqual(["Beam", "Fresnel", "Profile"]);
    expect(await namesOf("brand=etc,robe&spec=colour.black")).toEqual(["Beam", "Profile"]);
    expect(await namesOf("price=request,0-50&sort=name")).toEqual(["Beam", "Speaker"]);
    expect(await namesOf("category=lighting&spec=colour.white")).toEqual(["Fresnel"]);
    expect(await namesOf("brand=nobody")).toEqual([]);
    const { categories } = await browse("spec=colour.white");
    expect(categories.map(({ name, products: n }) => [name, n])).toEqual([
      ["Audio", 1],
      ["Lighting", 1],
    ]);
  });

  it("judge a product with variations by its lowest price", async () => {
    const parent = await createProduct(db, { name: "Cable", kind: "variable", price: cents(90_000) });
    await createProduct(db, { parentId: parent.id, price: cents(3_000) });
    expect(await countsOf("price=0-50", "price")).toEqual({ "0-50": 1 });
    expect(await namesOf("price=0-50")).toEqual(["Cable"]);
  });

  it("are sorted by name, price and age, those without a price last", async () => {
    await fillShop();
    expect(await namesOf("sort=price")).toEqual(["Beam", "Fresnel", "Profile", "Speaker"]);
    expect(await namesOf("sort=price-desc")).toEqual(["Profile", "Fresnel", "Beam", "Speaker"]);
    await db.update(products).set({ createdAt: new Date("2020-01-01") });
    await createProduct(db, { name: "Zoom", createdAt: new Date("2026-01-01") });
    expect((await namesOf("sort=new"))[0]).toBe("Zoom");
    expect((await namesOf("sort=name"))[0]).toBe("Beam");
    expect(await namesOf("sort=best")).toEqual(await namesOf(""));
  });

  it("begin with the best of every department in turn when no order is asked for", async () => {
    const [light, sound, stage] = [
      await createCategory(db, { name: "Lighting" }),
      await createCategory(db, { name: "Audio" }),
      await createCategory(db, { name: "Staging" }),
    ];
    const heads = await createCategory(db, { name: "Moving heads", parentId: light.id });
    const add = (name: string, categoryId: string, featured = false, position = 0) =>
      createProduct(db, { name, categoryId, featured, position });
    await add("Adapter", heads.id);
    await add("Beam", heads.id, true, 2);
    await add("Wash", light.id, true, 1);
    await add("Cable", sound.id);
    await add("Speaker", sound.id, true);
    await add("Deck", stage.id);
    await add("Deck leg", stage.id);
    await createProduct(db, { name: "Voucher" });
    const order = ["Speaker", "Wash", "Deck", "Voucher", "Cable", "Beam", "Deck leg", "Adapter"];
    expect(await namesOf("")).toEqual(order);
    expect(await namesOf("sort=featured")).toEqual(order);
    expect(await namesOf("category=lighting")).toEqual(["Wash", "Beam", "Adapter"]);
    expect((await namesOf("sort=name"))[0]).toBe("Adapter");
    const api = await listPurchasable(db, { search: "", categoryId: null, page: 1 });
    expect(api.products.map(({ name }) => name)).toEqual([...order].sort());
  });

  it("show a change once it is announced, and never a product that has gone", async () => {
    await fillShop();
    expect((await browse("")).list.total).toBe(4);
    await db.update(products).set({ status: "draft" });
    const stale = await browseProducts(db, parseListQuery(new URLSearchParams()));
    expect(stale.list.products).toEqual([]);
    expect((await browse("")).list.total).toBe(0);
  });
});

describe("bad addresses", () => {
  it("list nothing for an unknown category, and say so", async () => {
    await fillShop();
    expect(await browse("category=chairs")).toMatchObject({ unknown: true, list: { total: 0 }, facets: [] });
  });

  it("keep the count on a page past the end", async () => {
    await fillShop();
    expect((await browse("page=9999")).list).toMatchObject({ products: [], total: 4, pages: 1, page: 9999 });
  });

  it("survive very long texts, control characters and signs of patterns", async () => {
    await fillShop();
    for (const text of [
      "beam ".repeat(2_000),
      "\u0000\u0007\u202e",
      "%",
      "\\",
      "((((",
      "a|b",
      "💡".repeat(99),
    ]) {
      const { list } = await browse(
        new URLSearchParams({ search: text, brand: text, spec: text }).toString(),
      );
      expect(list.total).toBeLessThanOrEqual(4);
    }
    expect(await namesOf(`search=${"%00%01"}beam%07`)).toEqual(["Beam"]);
  });
});

describe("what is found", () => {
  it("begins with what begins so: a lamp by its name or category comes before a clamp", async () => {
    const shelved = (name: string, category: string) =>
      createProduct(db, { name, searchText: searchTextOf({ name, categories: [category] }) });
    await shelved("Clamp", "Rigging");
    await shelved("UV-lamp", "Spares");
    await shelved("Discharge bulb 575 W", "Lamps");
    await shelved("Halogen lamp 1,200 W", "Spares");
    await shelved("Lamp holder", "Spares");
    expect(await namesOf("search=lamp&sort=best")).toEqual([
      "Lamp holder",
      "Halogen lamp 1,200 W",
      "UV-lamp",
      "Discharge bulb 575 W",
      "Clamp",
    ]);
  });

  it("is found by its plural, which synonyms know as well", async () => {
    for (const name of ["Moving head spot", "Truss 2 m", "Flight case"])
      await createProduct(db, { name, searchText: searchTextOf({ name }) });
    for (const text of ["spots", "moving lights", "head spots"])
      expect([text, await namesOf(`search=${text}`)]).toEqual([text, ["Moving head spot"]]);
    expect(await namesOf("search=trusses")).toEqual(["Truss 2 m"]);
    expect((await browse("search=trusses")).list.closest).toBe(false);
  });

  it("is found by its Irish plural", async () => {
    await db.delete(searchSynonyms);
    const named = ["Micreafón", "Callaire", "Cábla", "Teilgeoir", "Ardán", "Solas"];
    for (const nameGa of named)
      await createProduct(db, {
        name: `Item ${nameGa}`,
        nameGa,
        searchText: searchTextOf({ name: "Item", nameGa }),
      });
    for (const [plural, singular] of [
      ["micreafóin", "Micreafón"],
      ["callairi", "Callaire"],
      ["cáblaí", "Cábla"],
      ["teilgeoirí", "Teilgeoir"],
      ["ardáin", "Ardán"],
      ["soilse", "Solas"],
    ])
      expect([plural, await namesOf(`search=${plural}`)]).toEqual([plural, [`Item ${singular}`]]);
  });

  it("is found by the Irish name of its department", async () => {
    const heads = await createCategory(db, { name: "Moving heads", nameGa: "Soilse gluaisteacha" });
    await createProduct(db, { name: "Spot 600", categoryId: heads.id });
    await createProduct(db, { name: "Hazer" });
    expect(await namesOf("search=soilse+gluais")).toEqual(["Spot 600"]);
    expect((await browse("search=soilse")).list.closest).toBe(false);
  });

  it("is found by inches however they are written", async () => {
    for (const name of ["Loudspeaker 12 in", 'Subwoofer 18"', "Rack 12 U"])
      await createProduct(db, { name, searchText: searchTextOf({ name }) });
    for (const text of [
      "12 inch speaker",
      '12" speaker',
      "12″ speaker",
      "12-inch speaker",
      "12in speaker",
      "12 in",
    ])
      expect([text, await namesOf(`search=${encodeURIComponent(text)}`)]).toEqual([
        text,
        ["Loudspeaker 12 in"],
      ]);
    for (const text of ['18"', "18 inch", "18in sub"])
      expect([text, await namesOf(`search=${encodeURIComponent(text)}`)]).toEqual([text, ['Subwoofer 18"']]);
  });
});

describe("synonyms", () => {
  const addNamed = (name: string) => createProduct(db, { name, searchText: searchTextOf({ name }) });

  it("come with the shop, in both languages", async () => {
    await addNamed("LED par 7 × 12 W");
    await addNamed("Bow shackle 4.75 t");
    await addNamed("Hazer");
    for (const text of ["par can", "PARCAN", "lampa par"])
      expect(await namesOf(`search=${text}`)).toEqual(["LED par 7 × 12 W"]);
    for (const text of ["LOLER", "GA1", "scrudu criochnuil"])
      expect(await namesOf(`search=${text}`)).toEqual(["Bow shackle 4.75 t"]);
    expect((await browse("search=LOLER")).list.closest).toBe(false);
  });

  it("are added, changed and removed by staff, and hold at once", async () => {
    const { id: actorId } = await createUser(db);
    await db.delete(searchSynonyms);
    await addNamed("Cherry picker");
    const find = async () =>
      (await browseProducts(db, parseListQuery(new URLSearchParams("search=mewp")))).list.total;
    await inTransaction(db, bumpSiteVersion);
    expect(await find()).toBe(0);
    const words = { terms: " MEWP ,, ", meanings: "cherry   picker" };
    expect(await saveSynonym(db, { id: null, ...words, actorId })).toMatchObject({ ok: true });
    expect(await find()).toBe(1);
    const [row] = await listSynonyms(db);
    expect(row).toMatchObject({ terms: "MEWP", meanings: "cherry picker" });
    const id = row?.id ?? "";
    expect(await saveSynonym(db, { id, terms: " , ", meanings: "x", actorId })).toMatchObject({
      error: { kind: "empty" },
    });
    await saveSynonym(db, { id, terms: "lift", meanings: "cherry picker", actorId });
    expect(await find()).toBe(0);
    await removeSynonym(db, { id, actorId });
    expect(await saveSynonym(db, { id, ...words, actorId })).toMatchObject({ error: { kind: "not-found" } });
  });
});

describe("searches that find nothing", () => {
  const day = (n: number) => new Date(Date.UTC(2026, 10, n));

  it("are distinguished from lists that filters have emptied", async () => {
    await fillShop();
    expect(await browse("search=xylophone")).toMatchObject({ missed: true, list: { closest: false } });
    expect((await browse("search=beam&brand=etc")).missed).toBe(false);
    expect((await browse("brand=nobody")).missed).toBe(false);
  });

  it("are counted once for each text, most frequent first", async () => {
    await recordMiss(db, "Xylophone", day(1));
    await recordMiss(db, "Harp", day(2));
    await recordMiss(db, "xylophóne", day(3));
    expect(await listMisses(db, { after: null })).toMatchObject({
      next: null,
      misses: [
        { term: "xylophone", typed: "xylophóne", count: 2, lastSeen: day(3) },
        { term: "harp", count: 1 },
      ],
    });
    await removeMiss(db, "xylophone");
    expect((await listMisses(db, { after: null })).misses).toHaveLength(1);
  });

  it("are listed on from the last one shown, also where many were asked as often", async () => {
    for (const term of ["a", "b", "c"]) await recordMiss(db, term, day(1));
    await recordMiss(db, "d", day(2));
    await recordMiss(db, "a", day(1));
    const seen: string[] = [];
    let after: MissCursor | null = null;
    do {
      const page: Awaited<ReturnType<typeof listMisses>> = await listMisses(db, { after, limit: 1 });
      seen.push(...page.misses.map(({ term }) => term));
      after = page.next && readMissCursor(writeMissCursor(page.next));
    } while (after);
    expect(seen).toEqual(["a", "d", "b", "c"]);
    expect(readMissCursor("1.2")).toBeNull();
  });

  it("keep to the two thousand seen last", async () => {
    const rows = Array.from({ length: 2_000 }, (_, n) => ({ term: `t${n}`, typed: `t${n}` }));
    const at = (n: number) => new Date(day(1).getTime() + n * 1000);
    await db
      .insert(searchMisses)
      .values(rows.map((row, n) => ({ ...row, firstSeen: at(n), lastSeen: at(n) })));
    await recordMiss(db, "one more", day(5));
    expect((await listMisses(db, { after: null, limit: 3_000 })).misses).toHaveLength(2_000);
    await recordMiss(db, "one more", day(6));
    expect((await listMisses(db, { after: null })).misses[0]).toMatchObject({ term: "one more", count: 2 });
  });
});
