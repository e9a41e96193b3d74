import { adminPath } from "#app/i18n/admin-path.ts";
import { listQuery, oneOf, pageField, type QueryOf, textField } from "#app/lib/list-query.ts";
import { REQUIRED_SCHEMES, type RequiredScheme } from "./inspections.ts";

export const INSPECTIONS_PAGE = 100;
/** What the list is narrowed to: due soon or worse, or one condition alone. */
export const INSPECTION_VIEWS = ["due", "overdue", "failed", "missing", "all"] as const;

/**
 * How a unit's inspection is: none yet, failed, past its due day, due within the days of the setting, or good for
 * longer.
 */
export type InspectionCondition = "missing" | "failed" | "overdue" | "soon" | "valid";

export const inspectionsList = listQuery(adminPath("/admin/hire/inspections"), {
  view: oneOf(INSPECTION_VIEWS, "due"),
  scheme: oneOf(REQUIRED_SCHEMES),
  /** Part of a number, an item, a serial or a place. */
  search: textField,
  page: pageField,
});

/** What the address of the list asks for. */
export type InspectionsQuery = QueryOf<typeof inspectionsList>;

/** A unit with a scheme that the law asks for. */
export interface InspectionRow {
  readonly number: number;
  readonly itemName: string;
  readonly itemCode: string;
  readonly serial: string | null;
  readonly place: string;
  readonly scheme: RequiredScheme;
  readonly doneOn: string | null;
  readonly dueOn: string | null;
  readonly condition: InspectionCondition;
}
