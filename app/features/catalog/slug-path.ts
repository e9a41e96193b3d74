import type { PagePath } from "#app/i18n/page-path.ts";
import type { SLUG_KINDS } from "./enums.ts";
import { listHref } from "./schema.ts";

/** What an address with a slug shows. */
export type SlugKind = (typeof SLUG_KINDS)[number];

/** The English path of a product, a category of the shop or a hire item. */
export function slugPath(kind: SlugKind, slug: string): PagePath {
  if (kind === "category") return listHref({ category: slug });
  return kind === "product" ? `/shop/product/${slug}` : `/dry-hire/item/${slug}`;
}
