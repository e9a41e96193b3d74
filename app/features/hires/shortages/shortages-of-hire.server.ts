import { and, asc, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { isOpenShortage } from "#app/features/claims/shortages/open-shortages.server.ts";
import type { HireShortage } from "./shortages.ts";

/** SQL: equipment of a hire is short at `now`. */
export function isShort(db: Db, now: Date): SQL {
  const { ownerId } = hireShortages;
  const short = db
    .select({ id: ownerId })
    .from(hireShortages)
    .where(and(isOpenShortage(now), isNotNull(ownerId)));
  return inArray(hires.id, short);
}

/** What a hire is short of at `now`. */
export async function listShortagesOfHire(
  db: Db,
  hireId: string,
  now: Date,
): Promise<readonly HireShortage[]> {
  const { id, quantity, ownerId, startsAt } = hireShortages;
  return db
    .select({ id, quantity, name: hireItems.name, nameGa: hireItems.nameGa })
    .from(hireShortages)
    .innerJoin(hireItems, eq(hireItems.id, hireShortages.itemId))
    .where(and(eq(ownerId, hireId), isOpenShortage(now)))
    .orderBy(asc(startsAt), asc(id));
}
