import { type SQL, sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import type { Period } from "../claims.ts";
import { RUNS_ON } from "../live-claims.server.ts";
import { countWholeUnits, type PlacedClaim } from "../units/whole-units.ts";

/** One item and the period in which it must be free, buffers included. An item occurs once. */
export interface ItemPeriod {
  readonly itemId: string;
  readonly owned: number;
  readonly period: Period;
}

export interface SweepOptions {
  readonly now: Date;
  /** How long a unit that is out or in repair past its end counts, at least: the end of the next working day. */
  readonly overdueUntil: Date;
  /** Claims of this quote or hire count as free: its own gear may move within its own period. */
  readonly withoutOwnerId?: string | undefined;
}

interface PeakRow extends Record<string, unknown> {
  readonly item_id: string;
  readonly peak: number;
  readonly pinned: boolean;
}

/**
 * How many pieces of each item are free during the whole of its period: those owned less the highest number that live
 * claims take at any one instant of it, never below 0. Claims that only touch do not meet: periods are half-open. One
 * statement for every list; a second one for items of which units are pinned in the period.
 */
export async function listFreePieces(
  db: Db,
  items: readonly ItemPeriod[],
  options: SweepOptions,
): Promise<Map<string, number>> {
  if (items.length === 0) return new Map();
  const wanted = wantedTable(items);
  const rows = await listRows<PeakRow>(
    db,
    sql`WITH wanted AS (${wanted}), live AS (${liveClaims(items, options)}), steps AS (
        SELECT item_id, greatest(s, a) AS t, quantity AS n FROM live
        UNION ALL SELECT item_id, e, -quantity FROM live WHERE e < b
      ), sums AS (SELECT item_id, sum(n) OVER (PARTITION BY item_id ORDER BY t) AS taken FROM steps)
      SELECT item_id, max(taken)::int AS peak,
        (SELECT bool_or(unit_number IS NOT NULL) FROM live WHERE live.item_id = sums.item_id) AS pinned
      FROM sums GROUP BY item_id`,
  );
  const peaks = new Map(rows.map((row) => [row.item_id, row]));
  const free = new Map(
    items.map(({ itemId, owned }) => [itemId, Math.max(0, owned - (peaks.get(itemId)?.peak ?? 0))]),
  );
  const pinned = items.filter(({ itemId }) => peaks.get(itemId)?.pinned && (free.get(itemId) ?? 0) > 0);
  if (pinned.length === 0) return free;
  const claims = await listLiveClaims(db, pinned, options);
  for (const { itemId, owned, period } of pinned) {
    const whole = countWholeUnits(owned, claims.get(itemId) ?? [], period);
    free.set(itemId, Math.min(free.get(itemId) ?? 0, whole));
  }
  return free;
}

interface LiveRow extends Record<string, unknown> {
  readonly item_id: string;
  readonly unit_number: number | null;
  readonly quantity: number;
  /** Milliseconds since 1970. */
  readonly starts: number;
  readonly ends: number;
}

/** The live claims of each item that overlap its period, with the ends that count now. */
export async function listLiveClaims(
  db: Db,
  items: readonly ItemPeriod[],
  options: SweepOptions,
): Promise<Map<string, PlacedClaim[]>> {
  const rows = await listRows<LiveRow>(
    db,
    sql`WITH wanted AS (${wantedTable(items)})
      SELECT item_id, unit_number, quantity, (extract(epoch FROM s) * 1000)::float8 AS starts,
        (extract(epoch FROM e) * 1000)::float8 AS ends FROM (${liveClaims(items, options)}) live ORDER BY s, e`,
  );
  const claims = new Map<string, PlacedClaim[]>();
  for (const row of rows) {
    const claim = {
      unitNumber: row.unit_number,
      quantity: row.quantity,
      from: new Date(row.starts),
      to: new Date(row.ends),
    };
    claims.set(row.item_id, [...(claims.get(row.item_id) ?? []), claim]);
  }
  return claims;
}

function wantedTable(items: readonly ItemPeriod[]): SQL {
  const ids = `{${items.map(({ itemId }) => itemId).join()}}`;
  const starts = `{${items.map(({ period }) => period.from.toISOString()).join()}}`;
  const ends = `{${items.map(({ period }) => period.to.toISOString()).join()}}`;
  return sql`SELECT * FROM unnest(${ids}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[]) AS w(item_id, a, b)`;
}

/**
 * Claims that overlap `wanted`, with start `s` and effective end `e`. Past its end, a claim that is out and a repair that
 * is not closed count until `overdueUntil`, rolling. Each branch has an index of its own; the range of all periods
 * together leads to the GiST index of the first, because a condition on two columns has no statistics that lead there.
 */
function liveClaims(items: readonly ItemPeriod[], { now, overdueUntil, withoutOwnerId }: SweepOptions): SQL {
  const first = new Date(Math.min(...items.map(({ period }) => period.from.getTime())));
  const last = new Date(Math.max(...items.map(({ period }) => period.to.getTime())));
  const at = sql`${now.toISOString()}::timestamptz`;
  const late = sql`${overdueUntil.toISOString()}::timestamptz`;
  const others =
    withoutOwnerId === undefined ? sql`` : sql`AND c.owner_id IS DISTINCT FROM ${withoutOwnerId}::uuid`;
  return sql`SELECT c.item_id, w.a, w.b, c.unit_number, c.quantity, c.starts_at AS s,
        CASE WHEN ${RUNS_ON} AND c.ends_at <= ${at} THEN greatest(c.ends_at, ${late}) ELSE c.ends_at END AS e
      FROM wanted w JOIN hire_claims c ON c.item_id = w.item_id AND c.ends_at > w.a AND c.starts_at < w.b
      WHERE tstzrange(c.starts_at, c.ends_at) && tstzrange(${first.toISOString()}::timestamptz, ${last.toISOString()}::timestamptz)
        AND c.state IN ('provisional', 'firm', 'out') AND (c.state <> 'provisional' OR c.expires_at > ${at}) ${others}
      UNION ALL
      SELECT c.item_id, w.a, w.b, c.unit_number, c.quantity, c.starts_at, ${late}
      FROM wanted w JOIN hire_claims c ON c.item_id = w.item_id AND c.starts_at < w.b
      WHERE ${RUNS_ON} AND c.ends_at <= w.a AND c.ends_at <= ${at} AND w.a < ${late} ${others}`;
}
