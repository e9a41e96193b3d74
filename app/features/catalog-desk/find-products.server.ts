import { and, ilike, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { containing } from "#app/db/like.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { fold, foldCode } from "#app/lib/text/fold.ts";
import type { FoundProduct } from "./catalog-desk.ts";

/** Characters of a search that are read. */
const MAX_LENGTH = 80;
const MAX = 8;

/** Products, drafts among them, whose name, brand or part number holds what was typed; short names first. */
export async function findProducts(db: Db, typed: string, most = MAX): Promise<readonly FoundProduct[]> {
  const text = typed.trim().slice(0, MAX_LENGTH).replaceAll("\u0000", "").toWellFormed();
  if (text.length < 2) return [];
  const code = foldCode(text);
  const words = containing(fold(text));
  const rows = await db
    .select({ id: products.id, slug: products.slug, name: products.name, sku: products.sku })
    .from(products)
    .where(
      and(
        isNull(products.parentId),
        inArray(products.status, ["published", "private", "draft"]),
        or(
          ilike(products.searchText, words),
          code === "" ? undefined : ilike(products.searchCode, `${code}%`),
        ),
      ),
    )
    .orderBy(sql`length(${products.name})`, products.name)
    .limit(most);
  return rows.map(({ id, slug, name, sku }) => ({ id, name, sku: sku ?? "", code: sku ?? slug ?? "" }));
}
