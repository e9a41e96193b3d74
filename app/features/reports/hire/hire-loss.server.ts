import { sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { cents } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { startOfIrishDay, toIrishClock } from "#app/lib/time/irish-time.ts";
import type { DayRange } from "../range.ts";
import type { LossFigures } from "./hire-report.ts";

interface ShortRow extends Record<string, unknown> {
  readonly itemId: string;
  readonly code: string;
  readonly name: string;
  readonly nameGa: string | null;
  readonly quantity: number;
  readonly rate: string;
  /** Milliseconds since 1970. */
  readonly start: string;
  /** Milliseconds since 1970, cut to the range. */
  readonly from: string;
  readonly until: string;
}

/**
 * What more pieces of each item would have brought at most, the dearest item first: every day begun on which a promised
 * piece was short, by Irish clocks from when it began to be short, at the day rate of the line, else of the item, without
 * factor and discount. A shortage counts where own gear never covered it: it is open, or ended by a supplier, another item,
 * other dates or fewer pieces. One statement.
 */
export async function listShortageLoss(db: Db, range: DayRange): Promise<readonly LossFigures[]> {
  const from = sql`${startOfIrishDay(range.first).toISOString()}::timestamptz`;
  const until = sql`${startOfIrishDay(range.last + 1).toISOString()}::timestamptz`;
  const rows = await listRows<ShortRow>(
    db,
    sql`select i.id as "itemId", i.code, i.name, i.name_ga as "nameGa", s.quantity,
        coalesce(l.day_rate_net_cents, i.day_rate_net_cents, 0)::text as "rate",
        (extract(epoch from s.starts_at) * 1000)::bigint::text as "start",
        (extract(epoch from greatest(s.starts_at, ${from})) * 1000)::bigint::text as "from",
        (extract(epoch from least(s.ends_at, ${until})) * 1000)::bigint::text as "until"
      from ${hireShortages} s join ${hireItems} i on i.id = s.item_id
        left join ${hireLines} l on l.id = s.line_id and l.item_id = s.item_id
      where s.starts_at < ${until} and s.ends_at > ${from}
        and (s.state = 'open' or s.solution in ('sub-hired', 'substituted', 'moved', 'reduced'))
      order by s.starts_at, s.id`,
  );
  return [...Map.groupBy(rows, ({ itemId }) => itemId).values()]
    .flatMap(lossOf)
    .sort((a, b) => b.lost - a.lost);
}

function lossOf(rows: readonly ShortRow[]): readonly LossFigures[] {
  const [first] = rows;
  if (!first) return [];
  const { itemId, code, name, nameGa } = first;
  const days = rows.map((row) => row.quantity * daysBegun(row));
  // What began to be short before the range and has begun no day in it counts where it began.
  if (days.every((n) => n === 0)) return [];
  const lost = rows.reduce((sum, { rate }, at) => sum + Number(rate) * (days[at] ?? 0), 0);
  return [
    {
      itemId,
      code,
      name,
      nameGa,
      most: mostAtOnce(rows),
      days: sumBy(days, (n) => n),
      lost: cents(lost),
    },
  ];
}

/** Days begun in the range. A shortage that is cut by two ranges has as many in both together as in one of both. */
function daysBegun({ start, from, until }: ShortRow): number {
  const begunBy = (instant: string) => Math.ceil((wallOf(instant) - wallOf(start)) / DAY_MS);
  return begunBy(until) - begunBy(from);
}

function wallOf(instant: string): number {
  return toIrishClock(new Date(Number(instant))).getTime();
}

/** The most pieces short at one instant: a shortage is half-open, as claims are. */
function mostAtOnce(rows: readonly ShortRow[]): number {
  return Math.max(
    ...rows.map(({ from }) =>
      sumBy(
        rows.filter((row) => Number(row.from) <= Number(from) && Number(row.until) > Number(from)),
        ({ quantity }) => quantity,
      ),
    ),
  );
}
