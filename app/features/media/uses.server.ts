import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { changeDrafts } from "#app/db/schema/change-drafts.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { categories, productImages, products } from "#app/db/schema/shop/catalog.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { MediaUse } from "./library.ts";
import type { PictureRef } from "./media.ts";

/** Uses shown at most; a picture with more is told as used all the same. */
const MOST = 50;

const ENTRY_TITLE = sql<string>`coalesce(${contentEntries.data} #>> '{title,en}', ${contentEntries.data} #>> '{role,en}', ${contentEntries.data} #>> '{name,en}', ${contentEntries.data} ->> 'name', ${contentEntries.key})`;

/**
 * Lists the places that show a picture: entries of the site's pages, products (a variation by the page of its parent),
 * categories, and saved drafts of products and entries. Deleted entries do not count.
 */
export async function listUses(
  db: Db | Tx,
  { id, ref }: { readonly id: string; readonly ref: PictureRef },
): Promise<readonly MediaUse[]> {
  const entries = await db
    .select({
      id: contentEntries.id,
      collection: contentEntries.collection,
      title: ENTRY_TITLE,
    })
    .from(contentEntries)
    .where(
      and(
        isNull(contentEntries.deletedAt),
        sql`jsonb_path_exists(${contentEntries.data}, '$.** ? (@ == $ref)', jsonb_build_object('ref', ${ref}::text))`,
      ),
    )
    .orderBy(asc(contentEntries.collection), asc(contentEntries.position))
    .limit(MOST);
  const shown = await db
    .selectDistinct({ id: sql<string>`coalesce(${products.parentId}, ${products.id})`, name: products.name })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(eq(productImages.mediaId, id))
    .orderBy(asc(products.name))
    .limit(MOST);
  const drafts = await db
    .select({ id: products.id, title: products.name })
    .from(changeDrafts)
    .innerJoin(products, eq(products.id, changeDrafts.productId))
    .where(
      sql`exists (select from jsonb_each_text(${changeDrafts.values}) as field(name, held)
        where field.name ~ '(^|\\.)pictures?$' and ${id} = any(string_to_array(field.held, ',')))`,
    )
    .orderBy(asc(products.name))
    .limit(MOST);
  const entryDrafts = await db
    .select({ id: contentEntries.id, collection: contentEntries.collection, title: ENTRY_TITLE })
    .from(changeDrafts)
    .innerJoin(contentEntries, eq(contentEntries.id, changeDrafts.entryId))
    .where(
      and(
        isNull(contentEntries.deletedAt),
        sql`exists (select from jsonb_each_text(${changeDrafts.values}) as field(name, held)
          where ${ref}::text = any(string_to_array(field.held, ',')))`,
      ),
    )
    .orderBy(asc(contentEntries.collection), asc(contentEntries.position))
    .limit(MOST);
  const departments = await db
    .select({ id: categories.id, title: categories.name })
    .from(categories)
    .where(eq(categories.pictureId, id))
    .orderBy(asc(categories.name))
    .limit(MOST);
  return [
    ...entries.map((entry) => ({
      kind: "entry" as const,
      title: entry.title,
      collection: entry.collection,
      href: adminPath(`/admin/content/${entry.collection}/${entry.id}`),
    })),
    ...shown.map(({ name, id: product }) => ({
      kind: "product" as const,
      title: name,
      href: adminPath(`/admin/products/${product}`),
    })),
    ...drafts.map(({ title, id: product }) => ({
      kind: "draft" as const,
      title,
      href: adminPath(`/admin/products/${product}`),
    })),
    ...entryDrafts.map((entry) => ({
      kind: "draft" as const,
      title: entry.title,
      href: adminPath(`/admin/content/${entry.collection}/${entry.id}`),
    })),
    ...departments.map(({ id: category, title }) => ({
      kind: "category" as const,
      title,
      href: adminPath(`/admin/categories?open=${category}`),
    })),
  ];
}
