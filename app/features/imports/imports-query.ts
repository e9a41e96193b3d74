import { adminPath } from "#app/i18n/admin-path.ts";
import { flag, idField, listQuery, optionalId, pageField } from "#app/lib/list-query.ts";

/** The page of all imports: `run` is the one whose report is shown, with a page of its problems. */
export const importsList = listQuery(adminPath("/admin/import"), {
  run: optionalId,
  page: pageField,
  /** The id of the last import already shown; null at the start. */
  before: optionalId,
});

/** The page of one import, with a page of its problems. */
export const importPage = listQuery(adminPath("/admin/import"), {
  /** A checked import is shown with its columns, to be changed. */
  edit: flag(),
  /** The id of the last change already shown; empty at the start. */
  after: idField,
  page: pageField,
});
