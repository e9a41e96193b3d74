import { sql } from "drizzle-orm";
import { type Db, listRows, type Tx } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import type { RequiredScheme } from "./inspections.ts";
import { latestInspection, requiredSchemes } from "./latest-inspection.server.ts";

export interface DispatchRefusal {
  readonly unitNumber: number;
  readonly scheme: RequiredScheme;
  /** The last Irish day on which the unit may be used, YYYY-MM-DD; null when it was never inspected, or failed. */
  readonly dueOn: string | null;
  readonly failed: boolean;
  /** Whether staff may dispatch it all the same, with a reason. */
  readonly overridable: boolean;
}

/**
 * The units that may not leave, because an inspection that the law asks for is missing, failed, or ends before `until`,
 * the Irish day of their return (YYYY-MM-DD). Lifting gear needs a report GA1, without exception (S.I. 299/2007, Regs
 * 52-54); portable electrical gear needs a test under Reg. 81. One row per unit and scheme, in order of number.
 */
export async function listDispatchRefusals(
  db: Db | Tx,
  { unitNumbers, until }: { readonly unitNumbers: readonly number[]; readonly until: string },
): Promise<readonly DispatchRefusal[]> {
  if (unitNumbers.length === 0) return [];
  const rows = await listRows<Omit<DispatchRefusal, "overridable">>(
    db,
    sql`select ${assets}.unit_number as "unitNumber", required.scheme,
        latest.due_on::text as "dueOn", coalesce(not latest.passed, false) as failed
      from ${assets}
        join ${hireItems} on ${hireItems}.id = ${assets}.hire_item_id
        cross join lateral ${requiredSchemes} required
        left join lateral ${latestInspection(sql`required.scheme`)} latest on true
      where ${assets}.unit_number = any(${`{${unitNumbers.join()}}`}::int[])
        and (latest.id is null or not latest.passed or latest.due_on is null or latest.due_on < ${until}::date)
      order by ${assets}.unit_number, required.scheme`,
  );
  return rows.map((row) => ({ ...row, overridable: row.scheme !== "ga1" }));
}
