import { and, asc, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { brands, categories, products } from "#app/db/schema/shop/catalog.ts";
import { isId } from "#app/lib/ids.ts";
import { pageOf } from "#app/lib/list-query.ts";
import type { AdminBrand, BrandsQuery, CategoryCost, MakerGap, MakerGapsQuery } from "./makers-admin.ts";

/** Brands and products on one page of the back office's lists. */
const PAGE = 50;

const brandLacks = sql<boolean>`(coalesce(${brands.manufacturerName}, '') = ''
  or coalesce(${brands.manufacturerAddress}, '') = '' or coalesce(${brands.manufacturerContact}, '') = ''
  or (${brands.manufacturerOutsideEu} and coalesce(${brands.responsiblePerson}, '') = ''))`;

/**
 * A condition for a SELECT of products that joins brands: details of the maker are missing, the product's own or its
 * brand's.
 */
export const lacksMaker = sql<boolean>`(case when ${products.manufacturerName} is not null
  then coalesce(${products.manufacturerAddress}, '') = '' or coalesce(${products.manufacturerContact}, '') = ''
    or (${products.manufacturerOutsideEu} and coalesce(${products.responsiblePerson}, '') = '')
  else ${brands.id} is null or coalesce(${brands.manufacturerName}, '') = ''
    or coalesce(${brands.manufacturerAddress}, '') = '' or coalesce(${brands.manufacturerContact}, '') = ''
    or (${brands.manufacturerOutsideEu}
      and coalesce(${products.responsiblePerson}, ${brands.responsiblePerson}, '') = '') end)`;

const countOf = (condition: SQL) =>
  sql<number>`(select count(*)::int from products p where p.brand_id = "brands"."id" and p.parent_id is null
    and p.status = 'published' and ${condition})`;

const brandColumns = {
  id: brands.id,
  name: brands.name,
  manufacturerName: brands.manufacturerName,
  manufacturerAddress: brands.manufacturerAddress,
  manufacturerContact: brands.manufacturerContact,
  manufacturerOutsideEu: brands.manufacturerOutsideEu,
  responsiblePerson: brands.responsiblePerson,
  products: countOf(sql`p.manufacturer_name is null`),
  ownMakers: countOf(sql`p.manufacturer_name is not null`),
};

/** Brands by name, 50 a page; `next` goes into `after`, null on the last page. */
export async function listAdminBrands(
  db: Db,
  { search, missing, after }: BrandsQuery,
): Promise<{ readonly brands: readonly AdminBrand[]; readonly next: string | null }> {
  const rows = await db
    .select(brandColumns)
    .from(brands)
    .where(
      and(
        search === "" ? undefined : holds(search, brands.name),
        missing ? brandLacks : undefined,
        after === "" ? undefined : gt(brands.name, after),
      ),
    )
    .orderBy(asc(brands.name))
    .limit(PAGE + 1);
  const { shown, next } = pageOf(rows, PAGE, ({ name }) => name);
  return { brands: shown, next };
}

/** One brand with its maker, or null. */
export async function getAdminBrand(db: Db, id: string): Promise<AdminBrand | null> {
  if (!isId(id)) return null;
  const [row] = await db.select(brandColumns).from(brands).where(eq(brands.id, id));
  return row ?? null;
}

/** Every category by its path, with what it says of environmental costs. */
export function listCategoryCosts(db: Db): Promise<CategoryCost[]> {
  return db
    .select({ id: categories.id, path: categories.path, environmentalCost: categories.environmentalCost })
    .from(categories)
    .orderBy(asc(categories.path));
}

/** Products whose maker's details are not all there, by name. */
export async function listMakerGaps(
  db: Db,
  { drafts, after }: MakerGapsQuery,
): Promise<{ readonly gaps: readonly MakerGap[]; readonly next: string | null }> {
  const cursor = sql`(select q.name, q.id from products q where q.id = ${after})`;
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      sku: products.sku,
      status: products.status,
      own: sql<boolean>`${products.manufacturerName} is not null`,
      brandId: brands.id,
      brandName: brands.name,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(
      and(
        isNull(products.parentId),
        drafts ? ne(products.status, "published") : eq(products.status, "published"),
        lacksMaker,
        after ? sql`(${products.name}, ${products.id}) > ${cursor}` : undefined,
      ),
    )
    .orderBy(asc(products.name), asc(products.id))
    .limit(PAGE + 1);
  const { shown, next } = pageOf(rows, PAGE, ({ id }) => id);
  return {
    gaps: shown.map(({ status, brandId, brandName, ...row }) => ({
      ...row,
      published: status === "published",
      brand: brandId === null || brandName === null ? null : { id: brandId, name: brandName },
    })),
    next,
  };
}
