import type { Db } from "#app/db/client.server.ts";
import { listDueInspections } from "#app/features/assets/inspections/list-due-inspections.server.ts";
import type { Role } from "#app/features/identity/identity.ts";
import { can } from "#app/features/identity/permissions.ts";
import {
  listCollections,
  listDayShortages,
  listDaySubhires,
  listReturns,
  listToCheck,
} from "./hire-day.server.ts";
import type { HireDayView } from "./hire-day.ts";
import { listLateHires } from "./late-hires.server.ts";

/** Inspections that are shown. */
const FEW = 6;

/**
 * What the hires of today ask of somebody with these roles; a part is null where the roles may not see it. No price and no
 * cost is read. At most ten statements, whatever there is of hires.
 */
export async function readHireDay(
  db: Db,
  { roles, now }: { readonly roles: readonly Role[]; readonly now: Date },
): Promise<HireDayView> {
  const [warehouse, inspections] = await Promise.all([
    can(roles, "warehouse") ? readWarehouseDay(db, now) : null,
    can(roles, "units") ? listDueInspections(db, { now, most: FEW }) : null,
  ]);
  return { warehouse, inspections, opensHires: can(roles, "hires") };
}

async function readWarehouseDay(db: Db, now: Date) {
  const [late, shortages, collections, returns, toCheck, subhires] = await Promise.all([
    listLateHires(db, now),
    listDayShortages(db, now),
    listCollections(db, now),
    listReturns(db, now),
    listToCheck(db, now),
    listDaySubhires(db, now),
  ]);
  return { late, shortages, collections, returns, toCheck, subhires };
}
