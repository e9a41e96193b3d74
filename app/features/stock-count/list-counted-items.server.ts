import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { listItemPictures } from "#app/features/fleet/items/item-pictures.server.ts";
import { pictureOf, toThumb } from "#app/features/media/picture-of.ts";
import { pagesOf } from "#app/lib/list-query.ts";
import { piecesAway } from "./count-hire-item.server.ts";
import { COUNT_PAGE, type CountedRow, type HireStockQuery } from "./stock-count.ts";

/** One page of the hire items that are counted, by code, with what is on the shelf now. */
export async function listCountedItems(db: Db, query: HireStockQuery, now: Date) {
  const { search } = query;
  const bulk = eq(hireItems.kind, "bulk");
  const where = and(
    bulk,
    search === ""
      ? undefined
      : holds(search, hireItems.code, hireItems.name, hireItems.nameGa, sql`${hireItems.aliases}::text`),
  );
  const total = await db.$count(hireItems, where);
  const { page, pages } = pagesOf(total, query.page, COUNT_PAGE);
  const found = await db
    .select({
      id: hireItems.id,
      name: hireItems.name,
      nameGa: hireItems.nameGa,
      code: hireItems.code,
      owned: hireItems.owned,
      besides: piecesAway(now),
      productId: hireItems.productId,
    })
    .from(hireItems)
    .where(where)
    .orderBy(asc(sql`lower(${hireItems.code})`), asc(hireItems.id))
    .limit(COUNT_PAGE)
    .offset((page - 1) * COUNT_PAGE);
  const pictures = await listItemPictures(db, found);
  const rows = found.map(({ owned, productId: _, ...row }): CountedRow => {
    const picture = pictures.get(row.id);
    return {
      ...row,
      options: "",
      thumb: picture ? toThumb(pictureOf({ ...picture, altEn: "", altGa: "" })) : null,
      count: owned - row.besides,
    };
  });
  return { rows, total, page, pages, all: await db.$count(hireItems, bulk) };
}
