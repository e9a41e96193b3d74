import type { Db } from "#app/db/client.server.ts";
import { listDueInspections } from "#app/features/assets/inspections/list-due-inspections.server.ts";
import type { Role } from "#app/features/identity/identity.ts";
import { can } from "#app/features/identity/permissions.ts";
import { listDueQuotes } from "#app/features/quotes/list/due-quotes.server.ts";
import {
  listCollectionsOfDay,
  listDayShortages,
  listDaySubhires,
  listReturnsOfDay,
  listToCheck,
  listToPrepare,
} from "./hire-day.server.ts";
import type { HireDayView } from "./hire-day.ts";
import { listLateHires } from "./late-hires.server.ts";

/** Quotes and inspections that are shown. */
const FEW = 6;

/**
 * What the hires of today ask of somebody with these roles; a part is null where the roles may not see it. No price and no
 * cost is read. At most twelve statements, whatever there is of hires.
 */
export async function readHireDay(
  db: Db,
  { roles, now }: { readonly roles: readonly Role[]; readonly now: Date },
): Promise<HireDayView> {
  const [quotes, warehouse, inspections] = await Promise.all([
    can(roles, "hires") ? listDueQuotes(db, { now, most: FEW }) : null,
    can(roles, "warehouse") ? readWarehouseDay(db, now) : null,
    can(roles, "units") ? listDueInspections(db, { now, most: FEW }) : null,
  ]);
  return { quotes, warehouse, inspections, opensHires: can(roles, "hires") };
}

async function readWarehouseDay(db: Db, now: Date) {
  const [late, shortages, collections, toPrepare, returns, toCheck, subhires] = await Promise.all([
    listLateHires(db, now),
    listDayShortages(db, now),
    listCollectionsOfDay(db, now),
    listToPrepare(db, now),
    listReturnsOfDay(db, now),
    listToCheck(db, now),
    listDaySubhires(db, now),
  ]);
  return { late, shortages, collections, toPrepare, returns, toCheck, subhires };
}
