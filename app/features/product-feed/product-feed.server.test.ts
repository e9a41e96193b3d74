import { parseXml, type XmlDocument, XmlElement } from "@rgrove/parse-xml";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { brands, priceHistory, productImages, products } from "#app/db/schema/shop/catalog.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { deliveryZoneSchema } from "#app/features/settings/schema.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { keysOf } from "#app/lib/records.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { readFeedReport } from "./feed-report.server.ts";
import { readFeedTag, readProductFeed } from "./product-feed.server.ts";

const db = await useTestDb();

const NOW = new Date("2026-11-25T12:00:00Z");
const ORIGIN = "https://shop.example.ie";
const request = (locale: Locale = "en") => ({ locale, origin: ORIGIN, now: NOW });
const day = (n: number) => addMs(NOW, n * DAY_MS);

type ProductValues = Parameters<typeof createProduct>[1];

/** A product that nothing keeps out of the feed, unless `values` do. */
async function createListed(values: ProductValues = {}, pictures = ["/p/one.jpg"]) {
  const product = await createProduct(db, { description: "<p>Loud &amp; clear</p>", ...values });
  for (const [position, src] of pictures.entries()) await givePicture(product.id, position, src);
  return product;
}

async function givePicture(productId: string, position: number, src: string) {
  const id = newId();
  const file = { filename: `${id}.webp`, width: 800, height: 800, variants: [], placeholder: "" };
  await db.insert(media).values({ ...file, id, share: { src, width: 800, height: 800 } });
  await db.insert(productImages).values({ productId, position, source: file.filename, mediaId: id });
}

/** The attributes of each offer by its id, in order; one that is repeated has several values. */
async function readFeed(locale: Locale = "en") {
  let xml = "";
  for await (const piece of readProductFeed(db, request(locale))) xml += piece;
  return offersOf(parseXml(xml));
}

function offersOf(document: XmlDocument) {
  const rss = document.root;
  expect(rss?.name).toBe("rss");
  expect(rss?.attributes).toEqual({ version: "2.0", "xmlns:g": "http://base.google.com/ns/1.0" });
  const [channel] = childrenOf(rss);
  const items = childrenOf(channel).filter(({ name }) => name === "item");
  return new Map(
    items.map((item) => {
      const fields: Record<string, string[]> = {};
      for (const { name, text } of childrenOf(item)) {
        const field = name.replace(/^g:/, "");
        fields[field] = [...(fields[field] ?? []), text];
      }
      return [fields["id"]?.[0] ?? "", fields] as const;
    }),
  );
}

function childrenOf(element: XmlElement | null | undefined): XmlElement[] {
  return (element?.children ?? []).filter((child) => child instanceof XmlElement);
}

test("an offer has what Google asks for, with prices including VAT, and each zone's delivery", async () => {
  const lights = await createCategory(db, { name: "Lights", nameGa: "Soilse" });
  const heads = await createCategory(db, { name: "Moving heads", nameGa: "Cinn", parentId: lights.id });
  const brand = newId();
  await db.insert(brands).values({ id: brand, name: "Beam & Sons", slug: "beam" });
  const product = await createListed(
    {
      name: 'Head <"200">',
      nameGa: "Ceann 200",
      price: cents(123_450),
      brandId: brand,
      sku: "BS-200",
      gtin: "4006381333931",
      categoryId: heads.id,
      weightGrams: 9_000,
      shortDescription: "<p>Short\u0001</p>",
    },
    ["/p/one.jpg", "/p/two.jpg"],
  );
  await inTransaction(db, async (tx) => {
    await changeSetting(tx, "deliveryZones", [
      deliveryZoneSchema.parse({
        id: "ireland",
        name: { en: "Ireland", ga: "Éire" },
        country: "IE",
        freeFrom: 100_000,
        rates: [{ upToGrams: 10_000, price: 1_195 }],
      }),
      deliveryZoneSchema.parse({
        id: "north",
        name: { en: "North", ga: "Tuaisceart" },
        country: "GB",
        postcodePrefixes: ["BT"],
        rates: [{ upToGrams: null, price: 1_495 }],
      }),
      deliveryZoneSchema.parse({
        id: "centre",
        name: { en: "Centre", ga: "Lár" },
        country: "GB",
        postcodePrefixes: ["BT1", "BT2 7"],
        rates: [{ upToGrams: null, price: 995 }],
      }),
      deliveryZoneSchema.parse({
        id: "light",
        name: { en: "Light", ga: "Éadrom" },
        country: "FR",
        rates: [{ upToGrams: 100, price: 500 }],
      }),
    ]);
    return { ok: true, value: null } as const;
  });
  const offer = (await readFeed()).get(product.id);
  expect(offer).toEqual({
    id: [product.id],
    title: ['Head <"200">'],
    description: ["Short\n\nLoud & clear"],
    link: [`${ORIGIN}/shop/product/${product.slug}`],
    image_link: [`${ORIGIN}/p/one.jpg`],
    additional_image_link: [`${ORIGIN}/p/two.jpg`],
    availability: ["in_stock"],
    price: ["1234.50 EUR"],
    brand: ["Beam & Sons"],
    gtin: ["4006381333931"],
    mpn: ["BS-200"],
    condition: ["new"],
    product_type: ["Lights > Moving heads"],
    shipping_weight: ["9000 g"],
    shipping: ["IE0.00 EUR", "GBBT*14.95 EUR", "GBBT1 0*-BT1 9*9.95 EUR", "GBBT2 7*9.95 EUR"],
  });
  const irish = (await readFeed("ga")).get(product.id);
  expect(irish?.["title"]).toEqual(["Ceann 200"]);
  expect(irish?.["link"]).toEqual([`${ORIGIN}/ga/shop/product/${product.slug}`]);
  expect(irish?.["product_type"]).toEqual(["Soilse > Cinn"]);
});

test("variations are offers of their own in the group of their product", async () => {
  const attributes = [{ name: "Colour", values: ["Black", "White"], visible: true, variation: true }];
  const cable = await createListed({ kind: "variable", name: "Cable", attributes, weightGrams: 300 });
  const black = await createProduct(db, {
    parentId: cable.id,
    price: cents(700),
    options: { Colour: "Black" },
  });
  const white = await createProduct(db, {
    parentId: cable.id,
    price: cents(900),
    options: { Colour: "White" },
  });
  await givePicture(white.id, 0, "/p/white.jpg");
  const offers = await readFeed();
  expect(offers.has(cable.id)).toBe(false);
  expect(offers.get(black.id)).toMatchObject({
    title: ["Cable, Black"],
    link: [`${ORIGIN}/shop/product/${cable.slug}?v=${black.id}`],
    item_group_id: [cable.id],
    color: ["Black"],
    description: ["Loud & clear"],
    image_link: [`${ORIGIN}/p/one.jpg`],
    identifier_exists: ["no"],
    price: ["7.00 EUR"],
  });
  expect(offers.get(white.id)).toMatchObject({
    image_link: [`${ORIGIN}/p/white.jpg`],
    additional_image_link: [`${ORIGIN}/p/one.jpg`],
  });
});

test("a reduction is given against the lowest price of the thirty days before, or not at all", async () => {
  const sale = { price: cents(8_000), regularPrice: cents(12_000), salePrice: cents(8_000) };
  const dated = await createListed({ ...sale, saleFrom: day(-1), saleTo: day(6) });
  const open = await createListed({ ...sale, saleFrom: day(-1) });
  const fresh = await createListed(sale);
  for (const { id } of [dated, open]) {
    await db
      .update(priceHistory)
      .set({ validFrom: day(-1) })
      .where(eq(priceHistory.productId, id));
    await db.insert(priceHistory).values([
      { productId: id, price: cents(12_000), validFrom: day(-60) },
      { productId: id, price: cents(10_000), validFrom: day(-20) },
      { productId: id, price: cents(12_000), validFrom: day(-10) },
    ]);
  }
  const offers = await readFeed();
  const prices = (id: string) => {
    const { price, sale_price, sale_price_effective_date } = offers.get(id) ?? {};
    return [price?.[0], sale_price?.[0], sale_price_effective_date?.[0]];
  };
  expect(prices(dated.id)).toEqual(["100.00 EUR", "80.00 EUR", "2026-11-24T12:00Z/2026-12-01T12:00Z"]);
  expect(prices(open.id)).toEqual(["100.00 EUR", "80.00 EUR", undefined]);
  expect(prices(fresh.id)).toEqual(["80.00 EUR", undefined, undefined]);
});

test("stock is given as the shop shows it; a backorder has a date once staff say how long it takes", async () => {
  const gone = await createListed({ stockStatus: "out_of_stock" });
  const later = await createListed({ stockStatus: "on_backorder" });
  const states = async () => {
    const offers = await readFeed();
    return [gone, later].map(({ id }) => [
      offers.get(id)?.["availability"]?.[0],
      offers.get(id)?.["availability_date"]?.[0],
    ]);
  };
  expect(await states()).toEqual([
    ["out_of_stock", undefined],
    ["backorder", undefined],
  ]);
  expect((await readFeedReport(db, { reason: null, after: null })).backorders).toBe(1);
  await inTransaction(db, async (tx) => {
    await changeSetting(tx, "productFeed", { backorderDays: 10 });
    return { ok: true, value: null } as const;
  });
  expect((await states())[1]).toEqual(["backorder", "2026-12-05"]);
});

test("samples, drafts and what is not listed never appear, and the report says why each offer is left out", async () => {
  const hidden = await createCategory(db, { hidden: true });
  const inside = await createCategory(db, { parentId: hidden.id });
  const parent = await createListed({ kind: "variable", sample: true });
  const expected = {
    sample: [await createListed({ sample: true }), await createProduct(db, { parentId: parent.id })],
    unpublished: [
      await createListed({ status: "draft" }),
      await createListed({ status: "private" }),
      await createProduct(db, { parentId: (await createListed({ kind: "variable", status: "draft" })).id }),
    ],
    unlisted: [await createListed({ visibility: "hidden" }), await createListed({ categoryId: inside.id })],
    "sold-elsewhere": [await createListed({ kind: "external" })],
    price: [await createListed({ price: null }), await createListed({ price: cents(0) })],
    picture: [await createListed({}, [])],
    description: [await createListed({ description: "" })],
    gtin: [
      await createListed({ gtin: "4006381333932" }),
      await createListed({ gtin: "2000000000008" }),
      await createListed({ gtin: "no number" }),
    ],
  };
  const listed = await createListed({ gtin: "96385074" });
  const offers = await readFeed();
  for (const reason of keysOf(expected)) {
    const all = expected[reason];
    for (const { id } of all) expect(offers.has(id), reason).toBe(false);
    const report = await readFeedReport(db, { reason, after: null });
    expect(report.offers.map(({ id }) => id).sort(), reason).toEqual(all.map(({ id }) => id).sort());
    expect(report.omitted.find((row) => row.reason === reason)?.offers, reason).toBe(all.length);
    expect(report.included).toBe(offers.size);
  }
  expect(offers.has(listed.id)).toBe(true);
  const lists = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.sample} or ${products.status} <> 'published' or ${products.visibility} = 'hidden'`);
  expect(lists.filter(({ id }) => offers.has(id))).toEqual([]);
});

test("more offers than one batch come once each, and the report goes through them page by page", async () => {
  const ids = Array.from({ length: 260 }, () => newId());
  await db.insert(products).values(
    ids.map((id, n) => ({
      id,
      name: `Many ${n}`,
      slug: `many-${n}`,
      price: cents(100 + n),
      description: "Many",
    })),
  );
  const first = await readFeedReport(db, { reason: "picture", after: null });
  const second = await readFeedReport(db, { reason: "picture", after: first.next });
  expect(first.offers).toHaveLength(100);
  expect(new Set([...first.offers, ...second.offers].map(({ id }) => id)).size).toBe(200);
  const file = { filename: "many.webp", width: 9, height: 9, variants: [], placeholder: "" };
  const share = { src: "/p/many.jpg", width: 9, height: 9 };
  const mediaId = newId();
  await db.insert(media).values({ ...file, id: mediaId, share });
  await db
    .insert(productImages)
    .values(ids.map((productId) => ({ productId, position: 0, source: "many.webp", mediaId })));
  const offers = await readFeed();
  const stored = await db.select({ id: products.id, price: products.price }).from(products);
  const many = stored.filter(({ id }) => ids.includes(id));
  expect(many.map(({ id }) => offers.get(id)?.["price"])).toEqual(
    many.map(({ price }) => [`${((price ?? 0) / 100).toFixed(2)} EUR`]),
  );
});

test("the tag changes with the catalogue and the language, and is the same until then", async () => {
  const before = await readFeedTag(db, request());
  expect(await readFeedTag(db, request())).toBe(before);
  expect(await readFeedTag(db, request("ga"))).not.toBe(before);
  await inTransaction(db, async (tx) => {
    await bumpSiteVersion(tx);
    return { ok: true, value: null } as const;
  });
  expect(await readFeedTag(db, request())).not.toBe(before);
});
