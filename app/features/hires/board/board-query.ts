import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import { queryText } from "#app/lib/text/query-text.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { dayOfIso, irishDayOf, isoDay } from "#app/lib/time/irish-time.ts";
import { BAR_KINDS, type BarKind } from "./board.ts";

export const BOARD_DAYS = [14, 30, 60] as const;
export const BOARD_VIEWS = ["items", "hires"] as const;
/** `agenda`: each row as a list, for small screens and for reading. */
export const BOARD_LAYOUTS = ["timeline", "agenda"] as const;

const MOST_UNFOLDED = 20;
/** Further than any hire may be booked, and before the first one. */
const [FIRST_DAY, LAST_DAY] = [Date.UTC(2020, 0, 1) / DAY_MS, Date.UTC(2100, 0, 1) / DAY_MS];

/** What the address of the board asks for. */
export interface BoardQuery {
  readonly rows: (typeof BOARD_VIEWS)[number];
  readonly layout: (typeof BOARD_LAYOUTS)[number];
  /** The first day that is shown, as days since 1970-01-01; null: the Monday of this week. */
  readonly from: number | null;
  readonly days: (typeof BOARD_DAYS)[number];
  readonly search: string;
  /** Ids, or "" for all. */
  readonly group: string;
  readonly category: string;
  readonly state: BarKind | "";
  /** A member of staff by id, the reader, no one, or "" for everybody's. */
  readonly assignee: string;
  /** Only rows in which something is late or short. */
  readonly problems: boolean;
  /** Items whose units are listed. */
  readonly units: readonly string[];
  readonly page: number;
}

/** Reads the address of the board. Nonsense means what the address says without it. */
export function parseBoardQuery(params: URLSearchParams): BoardQuery {
  const id = (name: string) => (isId(params.get(name) ?? "") ? (params.get(name) ?? "") : "");
  const from = dayOfIso(params.get("from") ?? "");
  const page = params.get("page") ?? "";
  return {
    rows: BOARD_VIEWS.find((one) => one === params.get("rows")) ?? "items",
    layout: BOARD_LAYOUTS.find((one) => one === params.get("layout")) ?? "timeline",
    from: from !== null && from >= FIRST_DAY && from <= LAST_DAY ? from : null,
    days: BOARD_DAYS.find((one) => String(one) === params.get("days")) ?? 30,
    search: queryText(params),
    group: id("group"),
    category: id("category"),
    state: BAR_KINDS.find((one) => one === params.get("state")) ?? "",
    assignee: queryText(params, "assignee"),
    problems: params.get("problems") === "yes",
    units: [...new Set(params.getAll("units").filter(isId))].slice(0, MOST_UNFOLDED),
    page: /^\d{1,3}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** What the address of the board says besides its defaults, name by name. */
function boardParams(query: BoardQuery): URLSearchParams {
  const params = new URLSearchParams({
    ...(query.rows !== "items" && { rows: query.rows }),
    ...(query.layout !== "timeline" && { layout: query.layout }),
    ...(query.from !== null && { from: isoDay(query.from) }),
    ...(query.days !== 30 && { days: String(query.days) }),
    ...(query.search && { search: query.search }),
    ...(query.group && { group: query.group }),
    ...(query.category && { category: query.category }),
    ...(query.state && { state: query.state }),
    ...(query.assignee && { assignee: query.assignee }),
    ...(query.problems && { problems: "yes" }),
    ...(query.page > 1 && { page: String(query.page) }),
  });
  for (const id of query.units) params.append("units", id);
  return params;
}

/** The address of the board. */
export function boardHref(query: BoardQuery): string {
  const params = boardParams(query);
  const page: string = adminPath("/admin/hire/board");
  return params.size > 0 ? `${page}?${params}` : page;
}

/** The first day that the board shows: the one of its address, or the Monday of the week of `now`. */
export function firstDayOf({ from }: BoardQuery, now: Date): number {
  const today = irishDayOf(now);
  // 1970-01-01 was a Thursday, and the week begins on Monday.
  return from ?? today - ((today + 3) % 7);
}
