import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { enumCheck } from "#app/db/columns.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import { SLUG_KINDS } from "#app/features/catalog/enums.ts";

/** Slugs that a product, a category or a hire item once had; they redirect to its page for good. */
export const retiredSlugs = pgTable(
  "retired_slugs",
  {
    kind: text("kind", { enum: SLUG_KINDS }).notNull(),
    slug: text("slug").notNull(),
    productId: uuid("product_id").references(() => products.id, { onDelete: "cascade" }),
    categoryId: uuid("category_id").references(() => categories.id, { onDelete: "cascade" }),
    hireItemId: uuid("hire_item_id").references(() => hireItems.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.slug] }),
    enumCheck("retired_slugs_kind", t.kind, SLUG_KINDS),
    check(
      "retired_slugs_owner",
      sql`(${t.kind} = 'product') = (${t.productId} is not null) and (${t.kind} = 'category') = (${t.categoryId} is not null) and (${t.kind} = 'hire-item') = (${t.hireItemId} is not null)`,
    ),
  ],
);
