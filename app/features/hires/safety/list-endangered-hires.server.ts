import { type SQL, sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import {
  latestInspection,
  requiredSchemes,
} from "#app/features/assets/inspections/latest-inspection.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import type { UninspectedHire } from "./endangered-hires.ts";

/** Rows of the list at most. */
const MAX = 100;

/**
 * Upcoming hires for which units lack an inspection that lasts until their return, the first collection first: a unit that
 * is promised or prepared, by its number; and an item of which fewer units are good that long than the hire needs. Looks
 * as many days ahead as the settings remind of inspections. `hireId` asks for one hire, however far it is.
 */
export async function listEndangeredHires(
  db: Db,
  { now, hireId = null }: { readonly now: Date; readonly hireId?: string | null },
): Promise<readonly UninspectedHire[]> {
  const { hire } = await getSettings(db);
  const until = addMs(now, hire.inspectionReminderDays * DAY_MS);
  const rows = await listRows<
    Record<string, unknown> & Omit<UninspectedHire, "startsAt"> & { startsAt: string }
  >(
    db,
    sql`with upcoming as (
        select h.id, h.number, h.starts_at, h.ends_at, (h.ends_at at time zone 'Europe/Dublin')::date as back_on
        from ${hires} h
        where h.state in ('reserved', 'prepping', 'ready') and h.ends_at > ${now.toISOString()}::timestamptz
          and ${hireId === null ? sql`h.starts_at <= ${until.toISOString()}::timestamptz` : sql`h.id = ${hireId}`}),
      promised as (
        select u.id as hire_id, c.item_id, c.unit_number, sum(c.quantity)::int as quantity
        from upcoming u
          join ${hireClaims} c on c.owner_id = u.id and c.owner = 'hire' and c.kind = 'hire' and c.state = 'firm'
          join ${hireItems} on ${hireItems}.id = c.item_id
        where ${hireItems}.kind = 'serialised' and (${hireItems}.lifting <> 'none' or ${hireItems}.electrical)
        group by u.id, c.item_id, c.unit_number),
      short as (
        select p.hire_id, p.item_id, p.unit_number, p.quantity as needed,
          (select count(*) from ${assets} join ${hireItems} on ${hireItems}.id = ${assets}.hire_item_id
            where ${assets}.hire_item_id = p.item_id and ${assets}.state = 'in-service'
              and (p.unit_number is null or ${assets}.unit_number = p.unit_number)
              and ${isGoodUntil(sql`u.back_on`)})::int as good
        from promised p join upcoming u on u.id = p.hire_id)
      select u.id as "hireId", u.number, u.starts_at as "startsAt", i.name as "itemName", i.name_ga as "itemNameGa",
        s.unit_number as unit, s.needed, s.good
      from short s join upcoming u on u.id = s.hire_id join ${hireItems} i on i.id = s.item_id
      where s.good < s.needed
      order by u.starts_at, u.number, i.name, s.unit_number limit ${MAX}`,
  );
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt) }));
}

/** True for a unit whose required inspections all passed and last until a day. */
function isGoodUntil(until: SQL): SQL {
  return sql`not exists (
    select 1 from ${requiredSchemes} required
      left join lateral ${latestInspection(sql`required.scheme`)} latest on true
    where latest.id is null or not latest.passed or latest.due_on is null or latest.due_on < ${until})`;
}
