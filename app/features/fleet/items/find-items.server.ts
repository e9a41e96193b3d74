import { asc, ilike, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { containing } from "#app/db/like.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";

/** Hire items whose code, name in either language or other name holds what was typed, at most `limit`, by code. */
export async function findItems(db: Db, text: string, limit: number) {
  const { id, code, name, nameGa, aliases } = hireItems;
  const like = containing(text);
  return db
    .select({ id, code, name })
    .from(hireItems)
    .where(or(ilike(code, like), ilike(name, like), ilike(nameGa, like), sql`${aliases}::text ilike ${like}`))
    .orderBy(asc(sql`lower(${code})`), asc(id))
    .limit(limit);
}
