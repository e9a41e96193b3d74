import { sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import {
  fleetMovements,
  hireAccessories,
  hireGroups,
  hireItems,
  hireParts,
} from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { startOfIrishDay } from "#app/lib/time/irish-time.ts";
import type { DayRange } from "../range.ts";
import type { HireItemFigures } from "./hire-report.ts";

export type ItemUse = Omit<HireItemFigures, "hires" | "income">;

interface UseRow extends Record<string, unknown>, Omit<ItemUse, "usedHours" | "ownedHours"> {
  readonly usedHours: string;
  readonly ownedHours: string;
}

/**
 * Lists the hours that each item was with customers, and the hours that its pieces were owned, cut to the range. A
 * piece is with a customer from the agreed collection until it came back, until the agreed return where it has not left
 * or is not due, and until `now` where it is late; a missing piece until it was reported. Preparation, turnaround and
 * repairs are not use. Owned time follows the ledger of the fleet, piece by piece from the day it came. One statement.
 */
export async function listItemUse(db: Db, range: DayRange, now: Date): Promise<readonly ItemUse[]> {
  const from = sql`${startOfIrishDay(range.first).toISOString()}::timestamptz`;
  const until = sql`${startOfIrishDay(range.last + 1).toISOString()}::timestamptz`;
  const back = sql`case when c.state = 'done' then c.ends_at
    when c.state = 'out' then greatest(h.ends_at, ${now.toISOString()}::timestamptz) else h.ends_at end`;
  const hours = (start: ReturnType<typeof sql>, end: ReturnType<typeof sql>) =>
    sql`greatest(0, extract(epoch from least(${end}, ${until}) - greatest(${start}, ${from}))) / 3600`;
  const rows = await listRows<UseRow>(
    db,
    sql`with used as (
        select c.item_id, sum(c.quantity * ${hours(sql`h.starts_at`, back)}) as hours
        from ${hireClaims} c join ${hires} h on h.id = c.owner_id
        where c.owner = 'hire' and c.kind = 'hire' and c.state in ('firm', 'out', 'done')
          and h.starts_at < ${until} and ${back} > ${from}
        group by c.item_id
      ), owned as (
        select m.item_id, sum(m.delta * ${hours(sql`m.created_at`, until)}) as hours
        from ${fleetMovements} m where m.created_at < ${until} group by m.item_id
      )
      select i.id as "itemId", i.code, i.name, i.name_ga as "nameGa", g.name as "group", g.name_ga as "groupGa", i.owned,
        (exists (select 1 from ${hireParts} p where p.item_id = i.id)
          or exists (select 1 from ${hireAccessories} a where a.accessory_id = i.id and a.kind = 'included')) as "isPart",
        coalesce(used.hours, 0)::text as "usedHours", coalesce(owned.hours, 0)::text as "ownedHours"
      from ${hireItems} i join ${hireGroups} g on g.id = i.group_id
        left join used on used.item_id = i.id left join owned on owned.item_id = i.id
      order by i.name, i.id`,
  );
  return rows.map((row) => ({
    ...row,
    usedHours: Number(row.usedHours),
    ownedHours: Number(row.ownedHours),
  }));
}
