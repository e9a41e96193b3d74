import { and, asc, count, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { readCategoryTree } from "#app/features/catalog/categories.server.ts";
import { pageOf } from "#app/lib/list-query.ts";
import { OMISSIONS } from "./enums.ts";
import { feedGtin } from "./feed-gtin.ts";
import { isOffer, ofParent, omissionOf, parents } from "./offers.server.ts";
import type { FeedFindings, Omission, OmittedOffer, OmittedOffersQuery } from "./product-feed.ts";

/** Offers on one page of the report. */
const PAGE = 100;
const BATCH = 5_000;
const NIL = "00000000-0000-0000-0000-000000000000";

/** How many offers the feed lists, how many it leaves out and why, and those left out for one reason; null lists none. */
export async function readFeedReport(
  db: Db,
  { reason, ...query }: OmittedOffersQuery,
): Promise<FeedFindings> {
  const { hiddenIds } = await readCategoryTree(db);
  const counts = await countOffers(db, hiddenIds);
  const faulty = await listFaultyGtins(db, hiddenIds);
  const of = (reason: Omission | null) => counts.find((row) => row.reason === reason)?.offers ?? 0;
  const omitted = OMISSIONS.map((reason) => ({
    reason,
    offers: reason === "gtin" ? faulty.length : of(reason),
  }));
  const after = query.after ?? NIL;
  const found =
    reason === "gtin"
      ? faulty.filter(({ id }) => id > after)
      : reason === null
        ? []
        : await listOmitted(db, hiddenIds, { reason, after });
  const { shown, next } = pageOf(found, PAGE, ({ id }) => id);
  return {
    included: of(null) - faulty.length,
    backorders: counts.find((row) => row.reason === null)?.backorders ?? 0,
    omitted: omitted.filter(({ offers }) => offers > 0),
    reason,
    offers: shown,
    isFirst: query.after === null,
    next,
  };
}

function countOffers(db: Db, hiddenIds: readonly string[]) {
  const offers = db
    .select({
      reason: omissionOf(db, hiddenIds).as("reason"),
      waits: sql<boolean>`${products.stockStatus} = 'on_backorder'`.as("waits"),
    })
    .from(products)
    .leftJoin(parents, ofParent)
    .where(isOffer)
    .as("offers");
  return db
    .select({
      reason: offers.reason,
      offers: count(),
      backorders: sql<number>`(count(*) filter (where ${offers.waits}))::int`,
    })
    .from(offers)
    .groupBy(offers.reason);
}

const omittedColumns = {
  id: products.id,
  productId: sql<string>`coalesce(${products.parentId}, ${products.id})`,
  name: sql<string>`coalesce(${parents.name}, ${products.name})`,
  sku: products.sku,
  gtin: products.gtin,
};

function listOmitted(
  db: Db,
  hiddenIds: readonly string[],
  { reason, after }: { readonly reason: Omission; readonly after: string },
): Promise<readonly OmittedOffer[]> {
  return db
    .select(omittedColumns)
    .from(products)
    .leftJoin(parents, ofParent)
    .where(and(isOffer, gt(products.id, after), sql`${omissionOf(db, hiddenIds)} = ${reason}`))
    .orderBy(asc(products.id))
    .limit(PAGE + 1);
}

/** Offers that would be in the feed but for their GTIN, by id. */
async function listFaultyGtins(db: Db, hiddenIds: readonly string[]): Promise<readonly OmittedOffer[]> {
  const faulty: OmittedOffer[] = [];
  for (let after = NIL; ; ) {
    const rows = await db
      .select(omittedColumns)
      .from(products)
      .leftJoin(parents, ofParent)
      .where(
        and(isOffer, isNotNull(products.gtin), gt(products.id, after), isNull(omissionOf(db, hiddenIds))),
      )
      .orderBy(asc(products.id))
      .limit(BATCH);
    const last = rows.at(-1);
    if (!last) return faulty;
    after = last.id;
    faulty.push(...rows.filter(({ gtin }) => gtin !== null && feedGtin(gtin) === null));
  }
}
