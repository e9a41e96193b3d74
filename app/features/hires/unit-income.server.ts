import { sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { cents } from "#app/lib/money.ts";
import type { UnitIncome } from "./hires.ts";

/**
 * What a unit has earned, net of VAT: of every line that it went out for, its share among the pieces that the line has, out
 * or still on the shelf, by their replacement value; in equal shares where none has one.
 */
export async function getUnitIncome(db: Db, unitNumber: number): Promise<UnitIncome> {
  const [row] = await listRows<{ readonly hires: number; readonly net: number }>(
    db,
    sql`with own as (
        select distinct c.owner_id, c.line_id, c.item_id from ${hireClaims} c
        where c.unit_number = ${unitNumber} and c.owner = 'hire' and c.kind = 'hire' and c.state in ('out', 'done')),
      pieces as (
        select o.line_id, sum(c.quantity) as pieces, sum(c.quantity * coalesce(i.replacement_net_cents, 0)) as worth
        from (select distinct line_id from own) o
          join ${hireClaims} c on c.line_id = o.line_id and c.kind = 'hire' and c.state in ('firm', 'out', 'done')
          join ${hireItems} i on i.id = c.item_id
        group by o.line_id)
      select count(distinct own.owner_id)::int as hires,
        coalesce(sum(round((l.net_cents - l.order_discount_cents) * case when p.worth > 0
          then coalesce(i.replacement_net_cents, 0)::numeric / p.worth else 1::numeric / p.pieces end)), 0)::float8 as net
      from own
        join ${hireItems} i on i.id = own.item_id
        left join ${hireLines} l on l.id = own.line_id
        left join pieces p on p.line_id = own.line_id`,
  );
  return { hires: row?.hires ?? 0, net: cents(row?.net ?? 0) };
}
