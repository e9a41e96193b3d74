import { asc, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";

/** Hire items whose code, name in either language or other name holds what was typed, at most `limit`, by code. */
export async function findItems(db: Db, text: string, limit: number) {
  const { id, code, name, nameGa, aliases } = hireItems;
  return db
    .select({ id, code, name })
    .from(hireItems)
    .where(holds(text, code, name, nameGa, sql`${aliases}::text`))
    .orderBy(asc(sql`lower(${code})`), asc(id))
    .limit(limit);
}
