import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { searchSynonyms } from "#app/db/schema/shop/catalog-search.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct, createUser } from "#tests/support/factories.ts";
import { browseProducts } from "../queries.server.ts";
import { parseListQuery } from "../schema.ts";
import { removeSynonym } from "../search/remove-synonym.server.ts";
import { saveSynonym } from "../search/save-synonym.server.ts";
import { listSynonyms } from "../search/search-admin.server.ts";
import { searchTextOf } from "./search-text.ts";

const db = await useTestDb();

async function browse(address: string) {
  await inTransaction(db, bumpSiteVersion);
  return browseProducts(db, parseListQuery(new URLSearchParams(address)));
}

const namesOf = async (address: string) =>
  (await browse(address)).list.products.map((product) => product.name);

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
