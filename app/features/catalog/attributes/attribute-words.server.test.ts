import { beforeEach, describe, expect, it } from "vitest";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { getProductBySlug } from "../product/product-page.server.ts";
import { listProductsByIds } from "../purchasable.server.ts";
import { browseProducts } from "../queries.server.ts";
import { parseListQuery } from "../schema.ts";
import { listAttributeWordsInUse, WORDS_PAGE } from "./attribute-words.server.ts";
import { changedAttributeWords, needsIrish, wordIn } from "./attribute-words.ts";
import { saveAttributeWords } from "./save-attribute-words.server.ts";

const db = await useTestDb();

const attribute = (name: string, values: readonly string[], variation = false) => ({
  name,
  values,
  visible: true,
  variation,
});

const list = (search = "", onlyMissing = false, page = 1) =>
  listAttributeWordsInUse(db, { page, search, onlyMissing });

type Row = readonly [kind: string, english: string, was: string, irish: string];

/** A posted page of the back office: each word with its Irish before and now. */
function formOf(rows: readonly Row[]) {
  const form = new FormData();
  for (const [row, [kind, english, was, irish]] of rows.entries()) {
    form.set(`kind-${row}`, kind);
    form.set(`english-${row}`, english);
    form.set(`was-${row}`, was);
    form.set(`irish-${row}`, irish);
  }
  return new FormFields(form);
}

async function save(...rows: Row[]) {
  const { id: actorId } = await createUser(db);
  return saveAttributeWords(db, { changes: changedAttributeWords(formOf(rows)), actorId });
}

describe("words of attributes", () => {
  let slug = "";
  let variationId = "";

  beforeEach(async () => {
    const cable = await createProduct(db, {
      kind: "variable",
      attributes: [attribute("Length", ["5 m", "10 m"], true), attribute("Colour", ["Black", "Red"], true)],
    });
    await createProduct(db, { attributes: [attribute("Colour", ["Black"])] });
    slug = cable.slug;
    const values = { parentId: cable.id, options: { Length: "5 m" } };
    ({ id: variationId } = await createProduct(db, values));
  });

  it("are listed once each with their products, names first and what is missing first; figures need none", async () => {
    const { words, missing } = await list();
    expect(words.map(({ kind, english, products }) => [kind, english, products])).toEqual([
      ["name", "Colour", 2],
      ["name", "Length", 1],
      ["value", "Black", 2],
      ["value", "Red", 1],
    ]);
    expect(missing).toBe(4);
    await save(["name", "Colour", "", " Dath "], ["value", "Black", "", "Dubh"]);
    expect((await list("", true)).words.map((word) => word.english)).toEqual(["Length", "Red"]);
    expect((await list("dub")).words).toEqual([
      { kind: "value", english: "Black", irish: "Dubh", products: 2 },
    ]);
  });

  it("are listed on the last page where a later one is asked for, and counted where none matches", async () => {
    expect(await list("", true, 2)).toMatchObject({ total: 4, missing: 4, page: 1, pages: 1 });
    expect((await list("", true, 2)).words).toHaveLength(4);
    expect(await list("nowhere")).toEqual({ words: [], total: 0, missing: 4, page: 1, pages: 1 });
    const values = Array.from({ length: WORDS_PAGE }, (_, n) => `Word${n}`);
    await createProduct(db, { attributes: [attribute("Colour", values)] });
    const second = await list("", false, 2);
    expect([second.words.length, second.total, second.page, second.pages]).toEqual([4, 104, 2, 2]);
    expect(await list("", false, 3)).toEqual(second);
  });

  it("show on the product's page, its options, carts and filters, at once", async () => {
    const facet = async () => {
      const { facets } = await browseProducts(db, parseListQuery(new URLSearchParams()));
      const colours = facets.find(({ key }) => key === "colour");
      return [colours?.labelGa, colours?.values.map(({ labelGa }) => labelGa)];
    };
    expect(await facet()).toEqual([null, [null, null]]);
    await save(["name", "Colour", "", "Dath"], ["value", "Black", "", "Dubh"]);
    expect(await facet()).toEqual(["Dath", ["Dubh", null]]);
    const page = await getProductBySlug(db, slug, new Date());
    expect(page?.attributes.map(({ nameGa, valuesGa }) => [nameGa, valuesGa])).toEqual([
      [null, ["5 m", "10 m"]],
      ["Dath", ["Dubh", null]],
    ]);
    const [variation] = await listProductsByIds(db, [variationId]);
    expect(variation?.choices).toEqual([
      {
        name: "Colour",
        nameGa: "Dath",
        values: [
          { name: "Black", nameGa: "Dubh" },
          { name: "Red", nameGa: null },
        ],
      },
    ]);
  });

  it("are written only where the form changed them, and all or none", async () => {
    await save(["name", "Colour", "", "Dath"], ["value", "Black", "", "Dubh"]);
    // Somebody else's page, loaded before: what it did not touch stays.
    expect(await save(["name", "Colour", "", ""], ["value", "Red", "", "Dearg"])).toEqual({
      ok: true,
      value: 1,
    });
    expect((await list("Colour")).words[0]?.irish).toBe("Dath");
    const long = await save(["name", "Length", "", "Fad"], ["value", "Red", "Dearg", "x".repeat(201)]);
    expect(long).toEqual({ ok: false, error: { kind: "too-long", rows: [1] } });
    expect((await list("Length")).words[0]?.irish).toBe("");
    await save(["value", "Red", "Dearg", " "]);
    expect((await list("Red")).words[0]?.irish).toBe("");
  });
});

it("only words are asked for, and a missing one is shown in English, marked as such", () => {
  expect(["10 m", "350 W", "DMX512", "IP65", "Wi-Fi", "sACN"].filter(needsIrish)).toEqual([]);
  expect(["Red", "40 kg each", "Bán"].filter(needsIrish)).toHaveLength(3);
  expect(wordIn("ga", { name: "Black", nameGa: null })).toEqual({ text: "Black", lang: "en" });
  expect(wordIn("en", { name: "Black", nameGa: "Dubh" })).toEqual({ text: "Black" });
});
