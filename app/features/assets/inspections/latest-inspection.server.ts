import { type SQL, sql } from "drizzle-orm";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";

/** The schemes that the law asks for, for units joined with their hire items: rows of one column, `scheme`. */
export const requiredSchemes: SQL = sql`(
  select 'ga1' as scheme where ${hireItems}.lifting <> 'none'
  union all select 'reg81' where ${hireItems}.electrical)`;

/** The newest inspection of an asset under a scheme that no other row replaces. */
export function latestInspection(scheme: SQL): SQL {
  return sql`(
    select i.* from ${inspections} i
    where i.asset_id = ${assets}.id and i.scheme = ${scheme}
      and not exists (select 1 from ${inspections} r where r.replaces_id = i.id)
    order by i.done_on desc, i.created_at desc, i.id desc limit 1)`;
}
