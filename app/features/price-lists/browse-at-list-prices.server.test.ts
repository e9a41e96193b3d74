import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { parseListQuery } from "#app/features/catalog/schema.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { changePriceList, createListCustomer, createPriceList } from "#tests/support/shop/price-lists.ts";
import { browseAtListPrices } from "./browse-at-list-prices.server.ts";

const db = await useTestDb();

const euro = (sum: number) => ({ price: cents(sum * 100), regularPrice: cents(sum * 100) });

async function change(id: string, set: Partial<typeof products.$inferInsert>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.update(products).set(set).where(eq(products.id, id));
    await bumpSiteVersion(tx);
  });
}

describe("the shop's list for a customer of a price list", () => {
  let list = "";
  let user = "";
  const ids: Record<string, string> = {};
  const make = async (name: string, values: Parameters<typeof createProduct>[1]) => {
    ids[name] = (await createProduct(db, { name, sku: name, ...values })).id;
  };
  beforeEach(async () => {
    const top = await createCategory(db, { name: "Lights", path: "Lights", slug: "lights" });
    const below = { name: "Spots", path: "Lights > Spots", slug: "spots", parentId: top.id };
    const spot = await createCategory(db, below);
    const other = await createCategory(db, { name: "Cables", path: "Cables", slug: "cables" });
    await make("LAMP", { ...euro(100), categoryId: top.id });
    await make("SPOT", { ...euro(60), categoryId: spot.id });
    await make("CABLE", { ...euro(40), categoryId: other.id });
    await make("OWN", { ...euro(99), categoryId: other.id });
    await make("SALE", {
      price: cents(9_500),
      regularPrice: cents(12_000),
      salePrice: cents(9_500),
      categoryId: top.id,
    });
    await make("ASK", { price: null, regularPrice: null, categoryId: top.id });
    await make("KIT", { kind: "variable", price: null, regularPrice: null, categoryId: other.id });
    const parentId = ids["KIT"] ?? "";
    await make("SHORT", { ...euro(45), kind: "variation", parentId, slug: null });
    await make("LONG", { ...euro(90), kind: "variation", parentId, slug: null });
    list = await createPriceList(db, {
      percent: "10",
      categories: { [top.id]: "50", [spot.id]: "20" },
      prices: "OWN 30.00\nLONG 25.00",
    });
    user = (await createListCustomer(db, list)).id;
  });

  const browse = async (query: string, userId: string | null = user) => {
    const found = await browseAtListPrices(db, userId, parseListQuery(new URLSearchParams(query)));
    const bands = found.facets.find(({ name }) => name === "prices")?.values ?? [];
    return {
      cards: found.list.products.map(({ name, price }) => `${name} ${price === null ? "-" : price / 100}`),
      bands: Object.fromEntries(bands.map(({ key, count }) => [key, count])),
    };
  };

  it("is ordered and narrowed by the prices that it shows, and the counts beside the filters go by them", async () => {
    const { cards, bands } = await browse("sort=price");
    expect(cards).toEqual(["KIT 25", "OWN 30", "CABLE 36", "SPOT 48", "LAMP 50", "SALE 60", "ASK -"]);
    expect(bands).toEqual({ "0-50": 4, "50-100": 2, request: 1 });
    expect((await browse("sort=price-desc")).cards).toEqual([
      ...["SALE 60", "LAMP 50", "SPOT 48", "CABLE 36", "OWN 30", "KIT 25", "ASK -"],
    ]);
    expect((await browse("sort=name&price=50-100")).cards).toEqual(["LAMP 50", "SALE 60"]);
    const guest = await browse("sort=price", null);
    expect(guest.cards).toEqual(["CABLE 40", "KIT 45", "SPOT 60", "SALE 95", "OWN 99", "LAMP 100", "ASK -"]);
    expect(guest.bands).toEqual({ "0-50": 2, "50-100": 3, "100-250": 1, request: 1 });
  });

  it("follows a change of the list, of a regular price and of what is in stock", async () => {
    expect((await browse("sort=price")).cards.at(-2)).toBe("SALE 60");
    await change(ids["SALE"] ?? "", { regularPrice: cents(18_000) });
    expect((await browse("sort=price")).cards.at(-2)).toBe("SALE 90");
    await change(ids["LONG"] ?? "", { stockStatus: "out_of_stock" });
    expect((await browse("sort=price")).cards.slice(0, 3)).toEqual(["OWN 30", "CABLE 36", "KIT 40.5"]);
    await changePriceList(db, list, { percent: "50" });
    expect((await browse("sort=price")).cards.slice(0, 3)).toEqual(["CABLE 20", "KIT 22.5", "SPOT 30"]);
  });
});
