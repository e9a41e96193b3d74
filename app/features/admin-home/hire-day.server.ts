import { and, asc, eq, gte, inArray, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { isOpenShortage } from "#app/features/claims/shortages/open-shortages.server.ts";
import { hasPiecesOut } from "#app/features/hires/closing/last-return.server.ts";
import { isPartlyOut } from "#app/features/hires/closing/pieces-to-go.server.ts";
import { RESERVED_STATES, RETURNED_STATES, RUNNING_STATES } from "#app/features/hires/enums.ts";
import type { HireState } from "#app/features/hires/hire-states.ts";
import { HIRE_ROW_COLUMNS } from "#app/features/hires/list/row-columns.server.ts";
import { hasEnded, isUnended } from "#app/features/hires/subhires/end-subhires.server.ts";
import { irishDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import type { DayHires, DayShortage, DaySubhire } from "./hire-day.ts";

/** Hires of one list of a day; the warehouse has them all. */
const MAX_HIRES = 12;
/** Rows of each other list. */
const FEW = 6;

/** Days after today whose hires are prepared ahead. */
const NEXT_DAYS = 7;

const TO_PREPARE = ["reserved", "prepping"] as const satisfies readonly HireState[];
const BACK: readonly HireState[] = [...RETURNED_STATES, "closed"];

/**
 * Hires collected on the Irish day of `now`, and those that should have been collected before and are still here, whole or
 * in part. What is still to be done comes first, then by time. One statement.
 */
export function listCollectionsOfDay(db: Db, now: Date): Promise<DayHires> {
  const { from, until } = dayOf(now);
  const toLeave = or(and(inArray(hires.state, RESERVED_STATES), lt(hires.startsAt, until)), isPartlyOut(now));
  const gone = and(
    inArray(hires.state, [...RUNNING_STATES, ...BACK]),
    gte(hires.startsAt, from),
    lt(hires.startsAt, until),
  );
  const isToLeave = or(inArray(hires.state, RESERVED_STATES), isPartlyOut(now));
  return listDay(db, { where: or(toLeave, gone), now }, [
    sql`${isToLeave} desc`,
    asc(hires.startsAt),
    asc(hires.id),
  ]);
}

/**
 * Hires to return on the Irish day of `now`, without those that are late already: they have a list. With them those of
 * which everything that left is back, until staff say what happened to the rest. One statement.
 */
export function listReturnsOfDay(db: Db, now: Date): Promise<DayHires> {
  const { from, until } = dayOf(now);
  const today = and(gte(hires.endsAt, from), lt(hires.endsAt, until));
  const due = and(inArray(hires.state, RUNNING_STATES), gte(hires.endsAt, now));
  const isDue = inArray(hires.state, RUNNING_STATES);
  const keepsRest = and(eq(hires.state, "part-back"), lt(hires.endsAt, until), not(hasPiecesOut()));
  const where = or(keepsRest, and(today, or(due, inArray(hires.state, BACK))));
  return listDay(db, { where, now }, [sql`${isDue} desc`, asc(hires.endsAt), asc(hires.id)]);
}

/** A hire of the next days whose gear is not prepared yet; also one that should have left before. */
export function isToPrepare(now: Date): SQL | undefined {
  const until = startOfIrishDay(irishDayOf(now) + 1 + NEXT_DAYS);
  return and(inArray(hires.state, [...TO_PREPARE]), lt(hires.startsAt, until));
}

/** Hires to prepare for a collection after today, within the next days. One statement. */
export function listToPrepare(db: Db, now: Date): Promise<DayHires> {
  const later = and(isToPrepare(now), gte(hires.startsAt, dayOf(now).until));
  return listDay(db, { where: later, now }, [asc(hires.startsAt), asc(hires.id)]);
}

/** Hires that are back and wait for their check, the first to come back first. One statement. */
export function listToCheck(db: Db, now: Date): Promise<DayHires> {
  return listDay(db, { where: eq(hires.state, "back"), now }, [asc(hires.endsAt), asc(hires.id)]);
}

async function listDay(
  db: Db,
  { where, now }: { readonly where: SQL | undefined; readonly now: Date },
  order: readonly SQL[],
): Promise<DayHires> {
  const rows = await db
    .select({
      ...HIRE_ROW_COLUMNS,
      isPartlyOut: isPartlyOut(now),
      keepsRest: sql<boolean>`${hires.state} = 'part-back' and ${not(hasPiecesOut())}`,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(hires)
    .where(where)
    .orderBy(...order)
    .limit(MAX_HIRES);
  return { hires: rows.map(({ count: _, ...hire }) => hire), count: rows[0]?.count ?? 0 };
}

/** The open shortages that are missed first. One statement. */
export async function listDayShortages(db: Db, now: Date): Promise<readonly DayShortage[]> {
  return db
    .select({
      id: hireShortages.id,
      quantity: hireShortages.quantity,
      reference: hireShortages.reference,
      item: hireItems.name,
      itemGa: hireItems.nameGa,
      startsAt: hireShortages.startsAt,
    })
    .from(hireShortages)
    .innerJoin(hireItems, eq(hireItems.id, hireShortages.itemId))
    .where(isOpenShortage(now))
    .orderBy(asc(hireShortages.startsAt), asc(hireShortages.id))
    .limit(FEW);
}

/**
 * Gear of suppliers that is to come, or to go back, by the end of the Irish day of `now`. Nothing comes for a hire that
 * ended, nor what was only asked for until a day before. One statement; no cost is read.
 */
export async function listDaySubhires(db: Db, now: Date): Promise<readonly DaySubhire[]> {
  const { from, until } = dayOf(now);
  const toCome = and(
    inArray(hireSubhires.state, ["asked", "confirmed"]),
    lt(hireSubhires.startsAt, until),
    not(hasEnded(now)),
    or(isUnended(), gte(hireSubhires.endsAt, from)),
  );
  const toSendBack = and(eq(hireSubhires.state, "received"), lt(hireSubhires.endsAt, until));
  const due = sql`case when ${hireSubhires.state} = 'received' then ${hireSubhires.endsAt} else ${hireSubhires.startsAt} end`;
  return db
    .select({
      id: hireSubhires.id,
      hireId: hires.id,
      hire: hires.number,
      supplier: hireSuppliers.name,
      what: sql<string>`coalesce(${hireItems.name}, ${hireSubhires.description})`,
      quantity: hireSubhires.quantity,
      state: hireSubhires.state,
      startsAt: hireSubhires.startsAt,
      endsAt: hireSubhires.endsAt,
    })
    .from(hireSubhires)
    .innerJoin(hires, eq(hires.id, hireSubhires.hireId))
    .innerJoin(hireSuppliers, eq(hireSuppliers.id, hireSubhires.supplierId))
    .leftJoin(hireItems, eq(hireItems.id, hireSubhires.itemId))
    .where(or(toCome, toSendBack))
    .orderBy(due, asc(hireSubhires.id))
    .limit(FEW);
}

function dayOf(now: Date): { readonly from: Date; readonly until: Date } {
  const day = irishDayOf(now);
  return { from: startOfIrishDay(day), until: startOfIrishDay(day + 1) };
}
