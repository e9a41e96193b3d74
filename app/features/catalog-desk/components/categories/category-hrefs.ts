import { adminPath } from "#app/i18n/admin-path.ts";

/** The address of the tree with one category open: each form lists all others, so only one has its forms. */
export const openHref = (id: string) => adminPath(`/admin/categories?open=${id}#${id}`);

/** The address of an action of a category, which leads back to the tree with `open` open. */
export const actionOf = (id: string, name: "" | "/deletion" | "/merges" | "/moves", open: string | null) =>
  `${adminPath(`/admin/categories/${id}`)}${name}${open ? `?open=${open}` : ""}`;
