import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { compile } from "html-to-text";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import { readAttributeWords } from "#app/features/catalog/attributes/attribute-words.server.ts";
import { readCategoryTree } from "#app/features/catalog/categories.server.ts";
import { listImages } from "#app/features/catalog/index/card-rows.server.ts";
import { readPriceHistory } from "#app/features/catalog/product/price-history.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { feedGtin } from "./feed-gtin.ts";
import { isOffer, offerColumnText, ofParent, omissionOf, ownOrParents, parents } from "./offers.server.ts";
import type { FeedItem } from "./product-feed.ts";
import { type FeedContext, toFeedItem } from "./to-feed-item.ts";

/** Offers read at a time: however many there are, no more of them are in memory. */
const BATCH = 250;
const NIL = "00000000-0000-0000-0000-000000000000";

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    ...["h1", "h2", "h3", "h4", "h5", "h6", "table"].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
  ],
});

export interface FeedRequest {
  readonly locale: Locale;
  /** Without a slash at the end. */
  readonly origin: string;
  readonly now: Date;
}

/** Every offer of the feed in a language, in batches, oldest first: four statements a batch. */
export async function* listFeedItems(db: Db, request: FeedRequest): AsyncGenerator<readonly FeedItem[]> {
  const [tree, { deliveryZones, productFeed }] = await Promise.all([readCategoryTree(db), getSettings(db)]);
  const fixed = { ...request, tree, zones: deliveryZones, backorderDays: productFeed.backorderDays, toText };
  for (let after = NIL; ; ) {
    const rows = await selectOffers(db, tree.hiddenIds, after);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield await itemsOf(db, rows, fixed);
  }
}

function selectOffers(db: Db, hiddenIds: readonly string[], after: string) {
  return db
    .select({
      id: products.id,
      parentId: products.parentId,
      kind: products.kind,
      slug: sql<string>`coalesce(${parents.slug}, ${products.slug})`,
      name: sql<string>`coalesce(${parents.name}, ${products.name})`,
      nameGa: sql<
        string | null
      >`case when ${parents.id} is null then ${products.nameGa} else ${parents.nameGa} end`,
      attributes: parents.attributes,
      options: products.options,
      sku: products.sku,
      gtin: products.gtin,
      price: products.price,
      salePrice: products.salePrice,
      saleFrom: products.saleFrom,
      saleTo: products.saleTo,
      stockStatus: products.stockStatus,
      brand: brands.name,
      categoryId: ownOrParents<string>("categoryId"),
      weightGrams: ownOrParents<number>("weightGrams"),
      shortDescription: offerColumnText("shortDescription"),
      shortDescriptionGa: offerColumnText("shortDescriptionGa"),
      description: offerColumnText("description"),
      descriptionGa: offerColumnText("descriptionGa"),
    })
    .from(products)
    .leftJoin(parents, ofParent)
    .leftJoin(brands, eq(brands.id, ownOrParents("brandId")))
    .where(and(isOffer, gt(products.id, after), isNull(omissionOf(db, hiddenIds))))
    .orderBy(asc(products.id))
    .limit(BATCH);
}

type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

async function itemsOf(
  db: Db,
  rows: readonly OfferRow[],
  fixed: Omit<FeedContext, "images" | "history" | "words">,
): Promise<readonly FeedItem[]> {
  const ids = rows.map(({ id }) => id);
  const owners = rows.flatMap(({ parentId }) => (parentId === null ? [] : [parentId]));
  const images = await listImages(db, [...new Set([...ids, ...owners])]);
  const history = await readPriceHistory(db, ids);
  const words = await readAttributeWords(db, rows.flatMap(wordsIn));
  const context = { ...fixed, images, history, words };
  return rows
    .filter(({ gtin }) => gtin === null || feedGtin(gtin) !== null)
    .map((row) => toFeedItem(row, context));
}

function wordsIn({ attributes, options }: OfferRow): readonly string[] {
  const singles = (attributes ?? []).flatMap(({ values, variation }) => (variation ? values : []));
  return [...singles, ...Object.values(options)];
}
