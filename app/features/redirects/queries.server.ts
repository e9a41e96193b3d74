import { and, asc, count, eq, getTableColumns, gt, ilike, inArray, or, sql } from "drizzle-orm";
import { countsIn, type ListCounts, listCounts } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { containing } from "#app/db/like.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { retiredSlugs } from "#app/db/schema/retired-slugs.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import { redirects } from "#app/db/schema/system/redirects.ts";
import { slugPath } from "#app/features/catalog/slug-path.ts";
import { pageOf } from "#app/lib/list-query.ts";
import { isFoundByQuery, withoutNoise } from "./coverage/old-address.ts";
import { oldAddressesOf, targetFor } from "./redirect-ways.ts";
import { cleanFrom, type Redirect, type RedirectStatus } from "./redirects.ts";

const PAGE = 100;

type Row = typeof redirects.$inferSelect;

function toRedirect({ id, fromPath, target, status, hits, lastHitAt }: Row): Redirect {
  return { id, from: fromPath, target, status: status === 308 ? 308 : 301, hits, lastHitAt };
}

/** One page of redirects by their old address; `after` is the last one already shown. */
export async function listRedirects(
  db: Db,
  {
    search,
    after,
    limit = PAGE,
  }: { readonly search: string; readonly after: string; readonly limit?: number },
): Promise<ListCounts & { readonly redirects: readonly Redirect[]; readonly next: string | null }> {
  const like = containing(search);
  const where = search ? or(ilike(redirects.fromPath, like), ilike(redirects.target, like)) : undefined;
  const rows = await db
    .select({ ...getTableColumns(redirects), ...listCounts(redirects, where) })
    .from(redirects)
    .where(and(after ? gt(redirects.fromPath, after) : undefined, where))
    .orderBy(asc(redirects.fromPath))
    .limit(limit + 1);
  const { shown, next } = pageOf(rows, limit, ({ fromPath }) => fromPath);
  return { ...countsIn(rows), redirects: shown.map(toRedirect), next };
}

/** Addresses of products, categories and hire items that were changed and lead on: how many, and the first hundred. */
export async function listRetiredAddresses(db: Db) {
  const [total] = await db.select({ n: count() }).from(retiredSlugs);
  const rows = await db
    .select({
      kind: retiredSlugs.kind,
      from: retiredSlugs.slug,
      to: sql<string | null>`coalesce(${products.slug}, ${categories.slug}, ${hireItems.slug})`,
    })
    .from(retiredSlugs)
    .leftJoin(products, eq(products.id, retiredSlugs.productId))
    .leftJoin(categories, eq(categories.id, retiredSlugs.categoryId))
    .leftJoin(hireItems, eq(hireItems.id, retiredSlugs.hireItemId))
    .orderBy(asc(retiredSlugs.kind), asc(retiredSlugs.slug))
    .limit(PAGE);
  return {
    total: total?.n ?? 0,
    addresses: rows.flatMap(({ kind, from, to }) =>
      to === null ? [] : [{ from: slugPath(kind, from), to: slugPath(kind, to) }],
    ),
  };
}

export interface RedirectAnswer {
  readonly id: string;
  readonly target: string;
  readonly status: RedirectStatus;
}

/** The redirect of an address that no page answers (`oldAddressesOf`). `target` is a path and query. */
export async function findRedirect(db: Db, target: string): Promise<RedirectAnswer | null> {
  const wanted = oldAddressesOf(target);
  if (wanted.length === 0) return null;
  const rows = await db
    .select()
    .from(redirects)
    .where(inArray(redirects.fromPath, [...wanted]));
  const found = wanted.map((one) => rows.find(({ fromPath }) => fromPath === one)).find((one) => one);
  if (!found) return null;
  const { id, status, ...redirect } = toRedirect(found);
  return { id, status, target: targetFor(target, redirect) };
}

/**
 * The redirect of an address by the query that WordPress put there, such as "/?p=4": this site answers its path
 * whatever the query, so it is asked for first. Null for every other address, without a question to the database.
 */
export async function findRedirectByQuery(db: Db, target: string): Promise<RedirectAnswer | null> {
  const whole = isFoundByQuery(target) ? cleanFrom(target) : null;
  if (whole === null) return null;
  const wanted = [whole, withoutNoise(whole)];
  const rows = await db.select().from(redirects).where(inArray(redirects.fromPath, wanted));
  const [found] = rows
    .sort((a, b) => wanted.indexOf(a.fromPath) - wanted.indexOf(b.fromPath))
    .map(toRedirect);
  return found ? { id: found.id, status: found.status, target: found.target } : null;
}

/** Counts that somebody came by. */
export async function countHit(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(redirects)
    .set({ hits: sql`${redirects.hits} + 1`, lastHitAt: now, updatedAt: sql`${redirects.updatedAt}` })
    .where(eq(redirects.id, id));
}
