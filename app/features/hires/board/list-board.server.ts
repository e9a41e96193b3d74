import { type SQL, sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { BOARD_ROWS, type BoardRow, type BoardRows } from "./board.ts";
import type { BoardQuery } from "./board-query.ts";
import { type RawBar, type RowFacts, Subjects, toBoardRow, unitRows } from "./board-rows.ts";
import {
  type BoardAsk,
  barJson,
  barTables,
  IS_PROBLEM,
  isItemFound,
  itemFilter,
} from "./board-statement.server.ts";

interface ItemRow extends Record<string, unknown> {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly name_ga: string | null;
  readonly owned: number;
  readonly serialised: boolean;
  readonly matches: number;
  readonly bars: readonly RawBar[];
  readonly units: readonly number[] | null;
}

interface HireRow extends Record<string, unknown> {
  readonly matches: number;
  readonly bars: readonly RawBar[];
}

/**
 * The rows of the board with all their bars: items by their groups, or hires and held quotes by collection. One
 * statement, whatever their number; at most {@link BOARD_ROWS} rows.
 */
export function listBoard(db: Db, query: BoardQuery, ask: BoardAsk): Promise<BoardRows> {
  return query.rows === "items" ? listItems(db, query, ask) : listHires(db, query, ask);
}

async function listItems(db: Db, query: BoardQuery, ask: BoardAsk): Promise<BoardRows> {
  const found = isItemFound(query);
  const narrowed = query.state !== null || query.assignee !== "";
  const units = `{${query.units.join()}}`;
  const rows = await listRows<ItemRow>(
    db,
    sql`WITH ${barTables(query, ask)}, matching AS (
        SELECT i.id, i.code, i.name, i.name_ga, i.owned, i.kind = 'serialised' AS serialised,
          (count(*) OVER ())::int AS matches,
          row_number() OVER (ORDER BY g.position, lower(g.name), lower(i.name), i.id) AS place,
          coalesce(json_agg(${barJson(sql`b.matched AND (b.found OR ${found})`)} ORDER BY b.starts_at, b.ends_at DESC, b.owner_id)
            FILTER (WHERE b.shown IS NOT NULL), '[]') AS bars,
          CASE WHEN i.id = ANY(${units}::uuid[]) THEN (
            SELECT array_agg(a.unit_number ORDER BY a.unit_number) FROM assets a
            WHERE a.hire_item_id = i.id AND a.state NOT IN ('sold', 'scrapped')
          ) END AS units
        FROM hire_items i JOIN hire_groups g ON g.id = i.group_id LEFT JOIN bars b ON b.item_id = i.id
        WHERE ${itemFilter(query)}
        GROUP BY i.id, g.id
        HAVING (${narrowed ? sql`coalesce(bool_or(b.matched AND (b.found OR ${found})), false)` : sql`${found} OR coalesce(bool_or(b.found), false)`})
          ${query.problems ? sql`AND coalesce(bool_or(${IS_PROBLEM}), false)` : sql``}
      )
      SELECT * FROM matching ${pageOf(query)}`,
  );
  const subjects = new Subjects(ask);
  const shown = rows.flatMap((row): BoardRow[] => {
    const { id, code, name, owned, serialised } = row;
    const facts: RowFacts = { id, kind: "item", name, nameGa: row.name_ga, detail: code, owned };
    const item = toBoardRow(
      { ...facts, unfolded: serialised ? query.units.includes(id) : null },
      { bars: row.bars, subjects, ask },
    );
    return [item, ...unitRows(item, row.units ?? [])];
  });
  return { rows: shown, subjects: subjects.list(), matches: rows[0]?.matches ?? 0 };
}

async function listHires(db: Db, query: BoardQuery, ask: BoardAsk): Promise<BoardRows> {
  const rows = await listRows<HireRow>(
    db,
    sql`WITH ${barTables(query, ask)}, parts AS (
        SELECT b.shown, b.owner, b.owner_id, b.number, b.company, b.customer, b.hire_state, b.deposit_due_at, b.version,
          min(b.starts_at) AS starts_at, max(b.ends_at) AS ends_at, b.core_from, b.core_to,
          sum(b.quantity)::int AS quantity, NULL::int[] AS units, bool_or(b.rush) AS rush, bool_or(b.late) AS late,
          bool_or(b.matched) AS matched, bool_or(b.found OR ${query.search === "" ? sql`true` : sql`coalesce(${isItemFound(query)}, false)`}) AS found
        FROM bars b LEFT JOIN hire_items i ON i.id = b.item_id
        WHERE b.owner IN ('hire', 'quote') AND b.owner_id IS NOT NULL
          AND (${query.group === "" && query.category === "" ? sql`true` : sql`i.id IS NOT NULL AND ${itemFilter(query)}`})
        GROUP BY b.shown, b.owner, b.owner_id, b.number, b.company, b.customer, b.hire_state, b.deposit_due_at, b.version,
          b.core_from, b.core_to
      ), matching AS (
        SELECT (count(*) OVER ())::int AS matches,
          row_number() OVER (ORDER BY min(coalesce(b.core_from, b.starts_at)), b.number, b.owner_id) AS place,
          json_agg(${barJson(sql`b.matched AND b.found`)} ORDER BY b.starts_at, b.shown) AS bars
        FROM parts b GROUP BY b.owner, b.owner_id, b.number
        HAVING bool_or(b.matched AND b.found) ${query.problems ? sql`AND bool_or(${IS_PROBLEM})` : sql``}
      )
      SELECT matches, bars FROM matching ${pageOf(query)}`,
  );
  const subjects = new Subjects(ask);
  const shown = rows.map(({ bars }) => {
    const [, owner = "", id, number = "", company, customer] = bars[0] ?? [];
    const facts: RowFacts = {
      id: `${owner}:${id}`,
      kind: "hire",
      name: number ?? "",
      nameGa: null,
      owned: null,
      detail: company ?? customer ?? "",
    };
    return toBoardRow({ ...facts, unfolded: null }, { bars, subjects, ask });
  });
  return { rows: shown, subjects: subjects.list(), matches: rows[0]?.matches ?? 0 };
}

/** The rows of a page in their order; a page beyond the last is the last. */
function pageOf({ page }: BoardQuery): SQL {
  const size = sql`${BOARD_ROWS}::int`;
  return sql`WHERE place > least(${(page - 1) * BOARD_ROWS}::int, (matches - 1) / ${size} * ${size})
    ORDER BY place LIMIT ${size}`;
}
