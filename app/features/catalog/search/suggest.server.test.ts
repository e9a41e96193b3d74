import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { brands } from "#app/db/schema/shop/catalog.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { suggestProducts } from "./suggest.server.ts";
import { toSuggestionList } from "./suggestion-list.ts";

const db = await useTestDb();

async function suggest(text: string) {
  const found = await suggestProducts(db, text);
  return {
    products: found.products.map(({ name }) => name),
    categories: found.categories.map(({ name }) => name),
    brands: found.brands.map(({ name }) => name),
  };
}

beforeEach(async () => {
  const heads = await createCategory(db, { name: "Moving heads", nameGa: "Cinn ghluaisteacha" });
  const chairs = await createCategory(db, { name: "Movable chairs", hidden: true });
  await createCategory(db, { name: "Moving empty" });
  const [maker] = await db.insert(brands).values({ name: "Movitec", slug: "movitec" }).returning();
  await createProduct(db, { name: "Moving head spot", categoryId: heads.id, brandId: maker?.id });
  await createProduct(db, { name: "Moving chair", categoryId: chairs.id });
  const length = { name: "Length", values: ["5 m", "10 m"], visible: true, variation: true };
  await createProduct(db, { name: "DMX cable", kind: "variable", attributes: [length] });
  await inTransaction(db, bumpSiteVersion);
});

describe("suggestions", () => {
  it("are products, categories and brands, never hidden or empty ones", async () => {
    expect(await suggest("mov")).toEqual({
      products: ["Moving head spot"],
      categories: ["Moving heads"],
      brands: ["Movitec"],
    });
  });

  it("need two letters", async () => {
    expect(await suggest("m")).toEqual({ products: [], categories: [], brands: [] });
  });

  it("are found through typos", async () => {
    expect(await suggest("movign haeds")).toMatchObject({ categories: ["Moving heads"] });
    expect(await suggest("movign haed")).toMatchObject({ products: ["Moving head spot"] });
  });

  it("are found by their Irish names", async () => {
    expect(await suggest("ghluais")).toMatchObject({ categories: ["Moving heads"] });
  });

  it.each(["dmx cable 10m", "10 m dmx", "dmx 10m"])(
    "are found by a choice of a product: %s",
    async (text) => {
      expect((await suggest(text)).products).toEqual(["DMX cable"]);
    },
  );

  it("are none where a product has no such choice", async () => {
    expect((await suggest("dmx 7m")).products).toEqual([]);
  });

  it("are listed in the language of the page, marked where a name has no other", async () => {
    const list = toSuggestionList("ga", "mov", await suggestProducts(db, "mov"));
    expect(list.status).toBe("3 mholadh");
    const [products, categories, makers] = list.groups;
    expect(products?.items[0]).toMatchObject({ lang: "en", note: "Cinn ghluaisteacha", note_lang: null });
    expect(makers?.items).toMatchObject([{ name: "Movitec", lang: "en" }]);
    expect(categories).toEqual({
      label: "Catagóirí",
      items: [
        {
          name: "Cinn ghluaisteacha",
          lang: null,
          href: "/ga/shop/browse?category=moving-heads",
          note: null,
          note_lang: null,
          price: null,
          image: null,
        },
      ],
    });
  });
});
