import { adminPath } from "#app/i18n/admin-path.ts";
import { categoryTree, type TreeQuery } from "../../categories/tree-query.ts";

/** The address of the tree with one category open: each form lists all others, so only one has its forms. */
export const openHref = (id: string, query: TreeQuery) =>
  `${categoryTree.href({ ...query, open: id })}#${id}`;

/** The address of an action of a category, which leads back to the tree as `query` shows it. */
export const actionOf = (id: string, name: "" | "/deletion" | "/merges" | "/moves", query: TreeQuery) =>
  categoryTree.href(query, `${adminPath(`/admin/categories/${id}`)}${name}`);
