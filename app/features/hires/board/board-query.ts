import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import {
  flag,
  idField,
  listQuery,
  oneOf,
  pageField,
  type QueryOf,
  textField,
  writeText,
} from "#app/lib/list-query.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { dayOfIso, irishDayOf, isoDay } from "#app/lib/time/irish-time.ts";
import { BAR_KINDS } from "./board.ts";

export const BOARD_DAYS = [14, 30, 60] as const;
export const BOARD_VIEWS = ["items", "hires"] as const;
/** `agenda`: each row as a list, for small screens and for reading. */
export const BOARD_LAYOUTS = ["timeline", "agenda"] as const;

const MAX_UNFOLDED = 20;
/** Further than any hire may be booked, and before the first one. */
const [FIRST_DAY, LAST_DAY] = [Date.UTC(2020, 0, 1) / DAY_MS, Date.UTC(2100, 0, 1) / DAY_MS];

export const hireBoard = listQuery(adminPath("/admin/hire/board"), {
  rows: oneOf(BOARD_VIEWS, "items"),
  /** Null: the agenda on a phone, otherwise the timeline. */
  layout: oneOf(BOARD_LAYOUTS),
  /** The first day that is shown, as days since 1970-01-01; null: today in the agenda, otherwise the Monday of this week. */
  from: {
    read: (params) => {
      const from = dayOfIso(params.get("from") ?? "");
      return from !== null && from >= FIRST_DAY && from <= LAST_DAY ? from : null;
    },
    write: (params, name, from: number | null) =>
      writeText(params, name, from === null ? null : isoDay(from)),
  },
  days: {
    read: (params) => BOARD_DAYS.find((one) => String(one) === params.get("days")) ?? 30,
    write: (params, name, days: (typeof BOARD_DAYS)[number]) =>
      writeText(params, name, days === 30 ? null : String(days)),
  },
  search: textField,
  /** Ids, or "" for all. */
  group: idField,
  category: idField,
  state: oneOf(BAR_KINDS),
  /** A member of staff by id, the reader, no one, or "" for everybody's. */
  assignee: textField,
  /** True to show rows alone in which something is late or short. */
  problems: flag("yes"),
  page: pageField,
  /** Items whose units are listed. */
  units: {
    read: (params) => [...new Set(params.getAll("units").filter(isId))].slice(0, MAX_UNFOLDED),
    write: (params, name, units: readonly string[]) => {
      for (const id of units) params.append(name, id);
    },
  },
});

/** What the address of the board asks for. */
export type BoardQuery = QueryOf<typeof hireBoard>;

/** The first day that the board shows: the one of its address, the day of `now` in the agenda, or the Monday of its week. */
export function firstDayOf({ from, layout }: BoardQuery, now: Date): number {
  const today = irishDayOf(now);
  if (layout === "agenda") return from ?? today;
  // 1970-01-01 was a Thursday, and the week begins on Monday.
  return from ?? today - ((today + 3) % 7);
}
