import { and, asc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Db } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { readStoreHours } from "#app/features/claims/availability/get-availability.server.ts";
import { isLive } from "#app/features/claims/live-claims.server.ts";
import { hasPiecesOut } from "#app/features/hires/closing/last-return.server.ts";
import { RUNNING_STATES } from "#app/features/hires/enums.ts";
import { HIRE_ROW_COLUMNS } from "#app/features/hires/list/row-columns.server.ts";
import { byUrgency, endangeredBy, type LateHire, type NearClaim } from "./hire-day.ts";

/** Late hires that are read; a company with more has none of them forgotten in the warehouse list. */
const MAX_READ = 200;
/** Late hires that are shown. */
const MAX_SHOWN = 12;

/**
 * Hires with pieces that are out past their return, with the hires that need their gear before the end of the next
 * working day: late gear counts as gone until then. Those whose gear is missed first come first. At most four statements,
 * one where nothing is late.
 */
export async function listLateHires(
  db: Db,
  now: Date,
): Promise<{ readonly hires: readonly LateHire[]; readonly count: number }> {
  const rows = await db
    .select({
      ...HIRE_ROW_COLUMNS,
      items: sql<readonly string[]>`coalesce((
        select jsonb_agg(distinct c.item_id) from ${hireClaims} c
        where c.owner_id = hires.id and c.owner = 'hire' and c.kind = 'hire' and c.state = 'out'), '[]')`,
      pieces: sql<number>`coalesce((
        select sum(c.quantity) from ${hireClaims} c
        where c.owner_id = hires.id and c.owner = 'hire' and c.kind = 'hire' and c.state = 'out'), 0)::int`,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(hires)
    .where(and(inArray(hires.state, RUNNING_STATES), lt(hires.endsAt, now), hasPiecesOut()))
    .orderBy(asc(hires.endsAt), asc(hires.id))
    .limit(MAX_READ);
  if (rows.length === 0) return { hires: [], count: 0 };
  const { overdueUntil } = await readStoreHours(db, { from: now, now });
  const itemIds = [...new Set(rows.flatMap(({ items }) => items))];
  const claims = await listNearClaims(db, itemIds, { now, until: overdueUntil });
  const endangered = endangeredBy(
    rows.map(({ id }) => id),
    claims,
    now,
  );
  const late = rows
    .map(
      ({ items: _, count: __, ...hire }): LateHire => ({ ...hire, endangers: endangered.get(hire.id) ?? [] }),
    )
    .sort(byUrgency);
  return { hires: late.slice(0, MAX_SHOWN), count: rows[0]?.count ?? 0 };
}

interface Window {
  readonly now: Date;
  readonly until: Date;
}

/** The claims of items that count between now and `until`, with the hires that they are promised to. */
async function listNearClaims(
  db: Db,
  itemIds: readonly string[],
  { now, until }: Window,
): Promise<readonly NearClaim[]> {
  if (itemIds.length === 0) return [];
  const counts = sql<boolean>`(${hireClaims.state} = 'out' or (${hireClaims.state} = 'firm' and ${hireClaims.kind} = 'maintenance'))`;
  const rows = await db
    .select({
      itemId: hireItems.id,
      item: hireItems.name,
      owned: hireItems.owned,
      ownerId: hireClaims.ownerId,
      unitNumber: hireClaims.unitNumber,
      quantity: hireClaims.quantity,
      startsAt: hireClaims.startsAt,
      endsAt: hireClaims.endsAt,
      state: hireClaims.state,
      counts,
      hireId: hires.id,
      number: hires.number,
      name: hires.name,
      hireStart: hires.startsAt,
    })
    .from(hireClaims)
    .innerJoin(hireItems, eq(hireItems.id, hireClaims.itemId))
    .leftJoin(
      hires,
      and(eq(hireClaims.owner, "hire"), eq(hireClaims.kind, "hire"), eq(hires.id, hireClaims.ownerId)),
    )
    .where(
      and(
        ...[anyOf(hireClaims.itemId, itemIds), isLive(now), lt(hireClaims.startsAt, until)],
        or(gt(hireClaims.endsAt, now), counts),
      ),
    )
    .orderBy(asc(hireClaims.startsAt), asc(hireClaims.id));
  return rows.map(({ hireId, number, name, hireStart, state, ...claim }) => ({
    ...claim,
    promisedTo:
      hireId !== null && number !== null && name !== null && hireStart !== null && state !== "out"
        ? { id: hireId, number, name, startsAt: hireStart }
        : null,
  }));
}
