import { sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import type { CurrentCertificate } from "./inspections.ts";
import { latestInspection } from "./latest-inspection.server.ts";

/** The newest inspection of a unit under each scheme, where it passed and its due day is not over on `today`. */
export async function listCurrentCertificates(
  db: Db,
  { number, today }: { readonly number: number; readonly today: string },
): Promise<readonly CurrentCertificate[]> {
  const rows = await listRows<Record<string, unknown> & CurrentCertificate>(
    db,
    sql`select latest.id, latest.scheme, latest.done_on::text as "doneOn", latest.due_on::text as "dueOn",
        latest.swl_kg as "swlKg", latest.file_kind as report
      from ${assets}
        cross join lateral (values (1, 'ga1'), (2, 'reg81'), (3, 'visual')) s(place, scheme)
        cross join lateral ${latestInspection(sql`s.scheme`)} latest
      where ${assets}.unit_number = ${number} and latest.passed
        and (latest.due_on >= ${today}::date or (latest.due_on is null and s.scheme = 'visual'))
      order by s.place`,
  );
  return rows;
}
