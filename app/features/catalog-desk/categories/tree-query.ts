import { adminPath } from "#app/i18n/admin-path.ts";
import { listQuery, optionalId, type QueryOf, textField } from "#app/lib/list-query.ts";

export const categoryTree = listQuery(adminPath("/admin/categories"), {
  /** The category whose forms are shown. */
  open: optionalId,
  /** Part of a name in either language. */
  search: textField,
});

/** What the address of the tree asks for. */
export type TreeQuery = QueryOf<typeof categoryTree>;
