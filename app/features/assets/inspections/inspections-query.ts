import { adminPath } from "#app/i18n/admin-path.ts";
import { queryText } from "#app/lib/text/query-text.ts";
import type { RequiredScheme } from "./inspections.ts";

export const INSPECTIONS_PAGE = 100;
/** What the list is narrowed to: due soon or worse, or one condition alone. */
export const INSPECTION_VIEWS = ["due", "overdue", "failed", "missing", "all"] as const;
export const REQUIRED_SCHEMES = ["ga1", "reg81"] as const satisfies readonly RequiredScheme[];

/** Never inspected, failed, past its due day, within the days of the setting, or good for longer. */
export type InspectionCondition = "missing" | "failed" | "overdue" | "soon" | "valid";

/** What the address of the list asks for. */
export interface InspectionsQuery {
  readonly view: (typeof INSPECTION_VIEWS)[number];
  readonly scheme: RequiredScheme | null;
  /** Part of a number, an item, a serial or a place. */
  readonly search: string;
  readonly page: number;
}

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

/** Reads `?view=&scheme=&search=&page=`. Nonsense means what is due, from the start. */
export function parseInspectionsQuery(params: URLSearchParams): InspectionsQuery {
  const page = params.get("page") ?? "";
  return {
    view: INSPECTION_VIEWS.find((one) => one === params.get("view")) ?? "due",
    scheme: REQUIRED_SCHEMES.find((one) => one === params.get("scheme")) ?? null,
    search: queryText(params),
    page: /^\d{1,4}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** The address of the list, or of its export. */
export function inspectionsHref(
  { view, scheme, search, page }: InspectionsQuery,
  path: string = adminPath("/admin/hire/inspections"),
): string {
  const params = new URLSearchParams({
    ...(view !== "due" && { view }),
    ...(scheme && { scheme }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${path}?${params}` : path;
}
