import { type SQL, sql } from "drizzle-orm";
import type { Period } from "./claims.ts";
import { RUNS_ON } from "./live-claims.server.ts";

interface Range {
  readonly range: Period;
  readonly now: Date;
  /** How long gear that is out or in repair past its end counts, at least: the end of the next working day. */
  readonly overdueUntil: Date;
}

/** The longest a hire may take, and what preparation or a late return may add to it. */
const [MAX_SPAN, MAX_BUFFER] = ["400 days", "30 days"];

/**
 * A SELECT of everything that keeps gear off the shelf at some instant of a range, alike claims together: what is live,
 * with its effective end, what is late, and claims of hires that came back. Columns: item_id, owner, owner_id,
 * reference, kind, state, rush, starts_at, ends_at, quantity, units. Each branch has an index of its own; see
 * `list-free-pieces` for the first two.
 */
export function claimsInRange({ range, now, overdueUntil }: Range): SQL {
  const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const [from, to, at, late] = [range.from, range.to, now, overdueUntil].map(instant);
  const columns = sql`c.item_id, c.owner, c.owner_id, c.reference, c.kind, c.state, c.rush, c.starts_at,
      CASE WHEN ${RUNS_ON} AND c.ends_at <= ${at} THEN greatest(c.ends_at, ${late}) ELSE c.ends_at END AS ends_at,
      c.quantity, c.unit_number`;
  return sql`SELECT item_id, owner, owner_id, reference, kind, state, rush, starts_at, ends_at,
      sum(quantity)::int AS quantity,
      array_agg(unit_number ORDER BY unit_number) FILTER (WHERE unit_number IS NOT NULL) AS units
    FROM (
      SELECT ${columns} FROM hire_claims c
      WHERE tstzrange(c.starts_at, c.ends_at) && tstzrange(${from}, ${to})
        AND c.state IN ('provisional', 'firm', 'out') AND (c.state <> 'provisional' OR c.expires_at > ${at})
      UNION ALL
      SELECT ${columns} FROM hire_claims c
      WHERE ${RUNS_ON} AND c.ends_at <= ${from} AND c.ends_at <= ${at} AND c.starts_at < ${to} AND ${from} < ${late}
      UNION ALL
      SELECT ${columns} FROM hires h JOIN hire_claims c ON c.owner_id = h.id
      WHERE h.starts_at > ${from} - interval '${sql.raw(MAX_SPAN)}' AND h.starts_at < ${to} + interval '${sql.raw(MAX_BUFFER)}'
        AND c.state = 'done' AND c.ends_at > ${from} AND c.starts_at < ${to}
    ) c GROUP BY item_id, owner, owner_id, reference, kind, state, rush, starts_at, ends_at`;
}
