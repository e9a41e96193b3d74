import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { changeDrafts } from "#app/db/schema/change-drafts.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { categories, productImages, products } from "#app/db/schema/shop/catalog.ts";
import { settings } from "#app/db/schema/system/settings.ts";
import type { SettingKey } from "#app/features/settings/settings.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { format } from "#app/i18n/message.ts";
import { guarantee } from "#app/i18n/messages/admin/settings-admin.ts";
import type { MediaUse } from "./library.ts";
import type { PictureRef } from "./media.ts";

/** Uses of one kind that are shown at most. */
const MAX_USES = 50;

const ENTRY_TITLE = sql<string>`coalesce(${contentEntries.data} #>> '{title,en}', ${contentEntries.data} #>> '{role,en}', ${contentEntries.data} #>> '{name,en}', ${contentEntries.data} ->> 'name', ${contentEntries.key})`;

/**
 * Lists the places that show a picture: entries of the site's pages, products (a variation by the page of its parent),
 * categories, hire items, the notice on the legal guarantee, and saved drafts of products and entries. Deleted entries
 * do not count.
 */
export async function listUses(db: Db | Tx, picture: UsedPicture): Promise<readonly MediaUse[]> {
  return [
    ...(await listEntryUses(db, picture)),
    ...(await listProductUses(db, picture)),
    ...(await listProductDraftUses(db, picture)),
    ...(await listEntryDraftUses(db, picture)),
    ...(await listCategoryAndItemUses(db, picture)),
    ...(await listSettingUses(db, picture)),
  ];
}

interface UsedPicture {
  readonly id: string;
  readonly ref: PictureRef;
}

const entryPath = ({ collection, id }: { readonly collection: string; readonly id: string }) =>
  adminPath(`/admin/content/${collection}/${id}`);

async function listEntryUses(db: Db | Tx, { ref }: UsedPicture): Promise<readonly MediaUse[]> {
  const { id, collection, data, deletedAt, position } = contentEntries;
  const entries = await db
    .select({ id, collection, title: ENTRY_TITLE })
    .from(contentEntries)
    .where(
      and(
        isNull(deletedAt),
        sql`jsonb_path_exists(${data}, '$.** ? (@ == $ref)', jsonb_build_object('ref', ${ref}::text))`,
      ),
    )
    .orderBy(asc(collection), asc(position))
    .limit(MAX_USES);
  return entries.map((entry) => ({
    kind: "entry",
    title: entry.title,
    collection: entry.collection,
    href: entryPath(entry),
  }));
}

async function listProductUses(db: Db | Tx, picture: UsedPicture): Promise<readonly MediaUse[]> {
  const shown = await db
    .selectDistinct({ id: sql<string>`coalesce(${products.parentId}, ${products.id})`, title: products.name })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(eq(productImages.mediaId, picture.id))
    .orderBy(asc(products.name))
    .limit(MAX_USES);
  return shown.map(({ id, title }) => ({ kind: "product", title, href: adminPath(`/admin/products/${id}`) }));
}

async function listProductDraftUses(db: Db | Tx, picture: UsedPicture): Promise<readonly MediaUse[]> {
  const drafts = await db
    .select({ id: products.id, title: products.name })
    .from(changeDrafts)
    .innerJoin(products, eq(products.id, changeDrafts.productId))
    .where(
      sql`exists (select from jsonb_each_text(${changeDrafts.values}) as field(name, held)
        where field.name ~ '(^|\\.)pictures?$' and ${picture.id} = any(string_to_array(field.held, ',')))`,
    )
    .orderBy(asc(products.name))
    .limit(MAX_USES);
  return drafts.map(({ id, title }) => ({ kind: "draft", title, href: adminPath(`/admin/products/${id}`) }));
}

async function listEntryDraftUses(db: Db | Tx, { ref }: UsedPicture): Promise<readonly MediaUse[]> {
  const { id, collection, deletedAt, position } = contentEntries;
  const drafts = await db
    .select({ id, collection, title: ENTRY_TITLE })
    .from(changeDrafts)
    .innerJoin(contentEntries, eq(id, changeDrafts.entryId))
    .where(
      and(
        isNull(deletedAt),
        sql`exists (select from jsonb_each_text(${changeDrafts.values}) as field(name, held)
          where ${ref}::text = any(string_to_array(field.held, ',')))`,
      ),
    )
    .orderBy(asc(collection), asc(position))
    .limit(MAX_USES);
  return drafts.map((draft) => ({ kind: "draft", title: draft.title, href: entryPath(draft) }));
}

/** One statement for both: each has at most one picture of its own. */
async function listCategoryAndItemUses(db: Db | Tx, picture: UsedPicture): Promise<readonly MediaUse[]> {
  const { id, name } = categories;
  const shown = await db
    .select({ kind: sql<"category" | "hire-item">`'category'`.as("kind"), id, title: name })
    .from(categories)
    .where(eq(categories.pictureId, picture.id))
    .unionAll(
      db
        .select({
          kind: sql<"category" | "hire-item">`'hire-item'`.as("kind"),
          id: hireItems.id,
          title: hireItems.name,
        })
        .from(hireItems)
        .where(eq(hireItems.pictureId, picture.id)),
    )
    .orderBy(sql`kind`, sql`name`)
    .limit(MAX_USES);
  return shown.map(({ kind, id: shownId, title }) => ({
    kind,
    title,
    href:
      kind === "category"
        ? adminPath(`/admin/categories?open=${shownId}`)
        : adminPath(`/admin/hire/items/${shownId}`),
  }));
}

/** The notice on the legal guarantee, which is a picture for each language. */
async function listSettingUses(db: Db | Tx, { ref }: UsedPicture): Promise<readonly MediaUse[]> {
  const key: SettingKey = "guaranteeNotice";
  const rows = await db
    .select({ key: settings.key })
    .from(settings)
    .where(
      and(
        eq(settings.key, key),
        sql`${ref}::text in (${settings.value} ->> 'en', ${settings.value} ->> 'ga')`,
      ),
    );
  const href = adminPath("/admin/settings/guarantee");
  return rows.map(() => ({ kind: "setting", title: format("en", guarantee), href }));
}
