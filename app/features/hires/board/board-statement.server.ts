import { type SQL, sql } from "drizzle-orm";
import { holds } from "#app/db/folded-text.ts";
import type { Period } from "#app/features/claims/claims.ts";
import { claimsInRange } from "#app/features/claims/claims-in-range.server.ts";
import { ME, NO_ONE } from "#app/features/quotes/list/quotes-query.ts";
import type { BoardQuery } from "./board-query.ts";

export interface BoardAsk {
  readonly range: Period;
  readonly now: Date;
  /** How long gear that is out past its end counts: the end of the next working day. */
  readonly overdueUntil: Date;
  readonly viewerId: string;
  /** Whether the viewer may open an address of the back office. */
  readonly canOpen: (href: string) => boolean;
}

/**
 * The bars of the board as common table expressions, up to `bars`: one row for each item, owner and period, with the
 * hire or quote that it belongs to, whether it is late, and whether the filters ask for it.
 */
export function barTables(query: BoardQuery, ask: BoardAsk): SQL {
  return sql`spans AS (${spansOf(query, ask)}), bars AS (
      SELECT s.*, coalesce(h.number, q.number, s.reference) AS number, coalesce(h.company, q.company) AS company,
        coalesce(h.name, q.name) AS customer, h.state AS hire_state, h.deposit_due_at, h.version,
        coalesce(h.starts_at, v.starts_at) AS core_from, coalesce(h.ends_at, v.ends_at) AS core_to,
        coalesce(s.state = 'out' AND h.ends_at < ${instant(ask.now)}, false) OR ${isLateRepair(ask.now)} AS late,
        ${matchOf(query, ask)} AS matched, ${searchOf(query)} AS found
      FROM spans s
        LEFT JOIN hires h ON s.owner = 'hire' AND h.id = s.owner_id
        LEFT JOIN hire_quotes q ON s.owner = 'quote' AND q.id = s.owner_id
        LEFT JOIN LATERAL (
          SELECT starts_at, ends_at FROM hire_quote_versions
          WHERE quote_id = q.id AND sent_at IS NOT NULL ORDER BY number DESC LIMIT 1
        ) v ON true
    )`;
}

/** A bar as the answer holds it; the order is that of `RawBar`. `matched`: whether it is what the filters ask for. */
export function barJson(matched: SQL): SQL {
  return sql`json_build_array(b.shown, b.owner, b.owner_id, b.number, b.company, b.customer, b.hire_state,
    ${epoch("b.deposit_due_at")}, b.version, ${epoch("b.starts_at")}, ${epoch("b.ends_at")}, ${epoch("b.core_from")},
    ${epoch("b.core_to")}, b.quantity, b.units, b.rush, b.late, ${matched})`;
}

/** Conditions on items, `i`: group and category, and no kits, whose parts have the claims. */
export function itemFilter({ group, category }: BoardQuery): SQL {
  const inGroup = group === "" ? sql`` : sql`AND i.group_id = ${group}::uuid`;
  const inCategory = category === "" ? sql`` : sql`AND i.category_id = ${category}::uuid`;
  return sql`i.kind <> 'kit' ${inGroup} ${inCategory}`;
}

/** True for an item that the search names. */
export function isItemFound({ search }: BoardQuery): SQL {
  if (search === "") return sql`true`;
  return sql`coalesce(${holds(search, sql`i.name`, sql`i.code`, sql`i.name_ga`) ?? sql`true`}, false)`;
}

/** True for a bar that somebody has to see to: late, or short. */
export const IS_PROBLEM = sql`(b.late OR b.shown = 'shortage')`;

function spansOf(query: BoardQuery, { range, now, overdueUntil }: BoardAsk): SQL {
  const [from, to, at] = [range.from, range.to, now].map(instant);
  const bare = sql`UNION ALL
      SELECT NULL::uuid, 'hire', h.id, h.number, 'hire', CASE WHEN h.state = 'awaiting-deposit' THEN 'provisional'
          WHEN h.state IN ('out', 'part-back') THEN 'out' WHEN h.state IN ('back', 'checked', 'closed') THEN 'done'
          ELSE 'firm' END, false, h.starts_at, h.ends_at, 0, NULL::int[]
      FROM hires h WHERE h.starts_at < ${to} AND h.ends_at > ${from} AND h.state NOT IN ('cancelled', 'lapsed')
        AND NOT (h.state = 'awaiting-deposit' AND h.deposit_due_at <= ${at})
        AND NOT EXISTS (SELECT 1 FROM hire_claims c WHERE c.owner_id = h.id)`;
  return sql`SELECT *, CASE kind WHEN 'hire' THEN state ELSE kind END AS shown FROM (
      ${claimsInRange({ range, now, overdueUntil })}
      UNION ALL
      SELECT s.item_id, s.owner, s.owner_id, s.reference, 'shortage', 'open', false, s.starts_at, s.ends_at,
        sum(s.quantity)::int, NULL::int[]
      FROM hire_shortages s
      WHERE s.state = 'open' AND s.ends_at > ${at} AND (s.expires_at IS NULL OR s.expires_at > ${at})
        AND s.starts_at < ${to} AND s.ends_at > ${from}
      GROUP BY s.item_id, s.owner, s.owner_id, s.reference, s.starts_at, s.ends_at
      UNION ALL
      SELECT coalesce(b.item_id, l.item_id), 'hire', b.hire_id, '', 'subhire', b.state, false, b.starts_at, b.ends_at,
        b.quantity, NULL::int[]
      FROM hire_subhires b LEFT JOIN hire_lines l ON l.id = b.line_id
      WHERE b.state IN ('asked', 'confirmed', 'received') AND b.starts_at < ${to} AND b.ends_at > ${from}
        AND coalesce(b.item_id, l.item_id) IS NOT NULL
      ${query.rows === "hires" ? bare : sql``}
    ) kept`;
}

/** Whether a bar has the wanted state and assignee. */
function matchOf({ state, assignee }: BoardQuery, { viewerId }: BoardAsk): SQL {
  const shown = state === null ? sql`true` : sql`s.shown = ${state}`;
  const who = sql`coalesce(h.assignee_id, q.assignee_id)`;
  if (assignee === "") return shown;
  if (assignee === NO_ONE) return sql`(${shown} AND s.owner IN ('hire', 'quote') AND ${who} IS NULL)`;
  return sql`(${shown} AND coalesce(${who} = ${assignee === ME ? viewerId : assignee}, false))`;
}

/** Whether the search names the hire or quote of a bar; the reference of a block is the hire that it came back from. */
function searchOf({ search }: BoardQuery): SQL {
  if (search === "") return sql`true`;
  const texts = ["h.number", "h.name", "h.company", "q.number", "q.name", "q.company"];
  const own = sql`CASE WHEN s.kind NOT IN ('maintenance', 'missing') THEN s.reference END`;
  return sql`coalesce(${holds(search, ...texts.map((text) => sql.raw(text)), own) ?? sql`true`}, false)`;
}

/** Whether a bar is the repair of a unit that was promised back by now. */
function isLateRepair(now: Date): SQL {
  return sql`(s.kind = 'maintenance' AND EXISTS (
    SELECT 1 FROM hire_claims c WHERE c.owner_id = s.owner_id AND c.owner = 'asset' AND c.kind = 'maintenance'
      AND c.state = 'firm' AND c.ends_at <= ${instant(now)}))`;
}

function epoch(column: string): SQL {
  return sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
}

function instant(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`;
}
