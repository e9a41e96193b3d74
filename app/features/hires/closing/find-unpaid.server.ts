import { inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireMoneyColumns, listHireMoney } from "../payments/list-hire-money.server.ts";
import { unpaidParts } from "./unpaid-parts.ts";

/** The ids of those of these hires of which something is to be paid now. */
export async function findUnpaid(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select(hireMoneyColumns)
    .from(hires)
    .where(inArray(hires.id, [...ids]));
  const listed = await listHireMoney(db, rows, now);
  return new Set(listed.filter(({ money }) => unpaidParts(money).length > 0).map(({ hire }) => hire.id));
}
