import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { discounts } from "#app/db/schema/shop/discounts.ts";
import { priceLists } from "#app/db/schema/shop/price-lists.ts";

/** The names of the price lists with a percentage for a category, and the codes that are for it. */
export async function listTerms(tx: Tx, categoryId: string): Promise<readonly string[]> {
  const lists = await tx
    .select({ name: priceLists.name })
    .from(priceLists)
    .where(isPriced(categoryId))
    .orderBy(asc(priceLists.name));
  const codes = await tx
    .select({ name: discounts.code })
    .from(discounts)
    .where(isTarget(categoryId))
    .orderBy(asc(discounts.code));
  return [...lists, ...codes].map(({ name }) => name);
}

/**
 * Makes price lists and codes that name a category name another one instead. A list that names both keeps its
 * percentage of the other one.
 */
export async function moveTerms(tx: Tx, from: string, to: string): Promise<void> {
  const lists = await tx
    .select({ id: priceLists.id, percents: priceLists.categoryPercents })
    .from(priceLists)
    .where(isPriced(from))
    .orderBy(asc(priceLists.id))
    .for("update");
  for (const { id, percents } of lists) {
    const others = percents.filter((named) => named.id !== from);
    const moved = percents.filter((named) => named.id === from).map(({ percent }) => ({ id: to, percent }));
    const categoryPercents = others.some((named) => named.id === to) ? others : [...others, ...moved];
    await tx
      .update(priceLists)
      .set({ categoryPercents, ...nextVersion(priceLists) })
      .where(eq(priceLists.id, id));
  }
  const codes = await tx
    .select({ id: discounts.id, targets: discounts.targets })
    .from(discounts)
    .where(isTarget(from))
    .orderBy(asc(discounts.id))
    .for("update");
  for (const code of codes) {
    const targets = [...new Set(code.targets.map((id) => (id === from ? to : id)))];
    await tx
      .update(discounts)
      .set({ targets, ...nextVersion(discounts) })
      .where(eq(discounts.id, code.id));
  }
}

function isPriced(categoryId: string): SQL {
  return sql`${priceLists.categoryPercents} @> ${JSON.stringify([{ id: categoryId }])}::jsonb`;
}

function isTarget(categoryId: string): SQL | undefined {
  return and(
    eq(discounts.scope, "categories"),
    sql`${discounts.targets} @> ${JSON.stringify([categoryId])}::jsonb`,
  );
}
