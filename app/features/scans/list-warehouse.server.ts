import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireCustomGoods } from "#app/db/schema/hire/custom-goods.ts";
import { hireLines, hires } from "#app/db/schema/hire/hires.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { FIRM_CLAIMS } from "#app/features/claims/enums.ts";
import { findUnpaid } from "#app/features/hires/closing/find-unpaid.server.ts";
import { isPartlyOut } from "#app/features/hires/closing/pieces-to-go.server.ts";
import {
  isCustomGoods,
  isCustomRestKept,
  ownPieces,
} from "#app/features/hires/custom/custom-goods.server.ts";
import { ACTIVE_STATES, RESERVED_STATES, RUNNING_STATES } from "#app/features/hires/enums.ts";
import { HIRE_ROW_COLUMNS } from "#app/features/hires/list/row-columns.server.ts";
import { ARRIVED_STATES } from "#app/features/hires/subhires/subhire-states.ts";
import { isRestKept } from "#app/features/hires/subhires/supplied-goods.server.ts";
import { irishDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import type { WarehouseHire } from "./warehouse.ts";

/** The most hires in each list. */
const MAX_HIRES = 200;

/**
 * What is to leave by collection, what is out by return, and what is back and not checked yet. A hire of which a part has
 * left is both to leave and out. Four statements, and those of what is paid.
 */
export async function listWarehouse(
  db: Db,
  { search, now }: { readonly search: string; readonly now: Date },
) {
  const found = await db
    .select({ ...HIRE_ROW_COLUMNS, isPartlyOut: isPartlyOut(now) })
    .from(hires)
    .where(
      and(
        inArray(hires.state, [...ACTIVE_STATES, "back"]),
        search === "" ? undefined : holds(search, hires.number, hires.name, hires.company),
      ),
    )
    .orderBy(asc(hires.startsAt), asc(hires.id))
    .limit(3 * MAX_HIRES);
  const counts = await countPieces(
    db,
    found.map(({ id }) => id),
  );
  const unpaid = await findUnpaid(
    db,
    found.filter(isDueBy(endOfDay(now))).map(({ id }) => id),
    now,
  );
  const list: readonly WarehouseHire[] = found.map((hire) => {
    const pieces = counts.get(hire.id) ?? NONE;
    const late = pieces.out > 0 && hire.endsAt < now;
    const toGo = pieces.needed - pieces.out - pieces.back;
    return { ...hire, ...pieces, toGo, late, unpaid: unpaid.has(hire.id) };
  });
  const byReturn = (a: WarehouseHire, b: WarehouseHire) => a.endsAt.getTime() - b.endsAt.getTime();
  const most = (is: (hire: WarehouseHire) => boolean) => list.filter(is).slice(0, MAX_HIRES);
  return {
    leaving: most(({ state, isPartlyOut }) => isPartlyOut || RESERVED_STATES.includes(state)),
    out: most(({ state }) => RUNNING_STATES.includes(state)).sort(byReturn),
    back: most(({ state }) => state === "back").sort(byReturn),
  };
}

/** Whether a hire is to leave or to come back before then, or should have. */
const isDueBy =
  (until: Date) =>
  ({ state, startsAt, endsAt }: Pick<WarehouseHire, "state" | "startsAt" | "endsAt">): boolean =>
    (RESERVED_STATES.includes(state) && startsAt < until) ||
    (RUNNING_STATES.includes(state) && endsAt < until);

/** The end of the Irish day. */
function endOfDay(now: Date): Date {
  return startOfIrishDay(irishDayOf(now) + 1);
}

/** The hire in the lists of the warehouse; null for none of it that is at work there. */
export async function getWarehouseHire(db: Db, id: string) {
  const [hire] = await db
    .select({ ...HIRE_ROW_COLUMNS, phone: hires.phone })
    .from(hires)
    .where(eq(hires.id, id));
  return hire ?? null;
}

async function countPieces(db: Db, hireIds: readonly string[]) {
  if (hireIds.length === 0) return new Map<string, Counts>();
  const pieces = (where: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${hireClaims.quantity}) filter (where ${where}), 0)::int`;
  const rows = await db
    .select({
      hireId: hireClaims.ownerId,
      needed: pieces(sql`true`),
      prepared: pieces(sql`${hireClaims.state} = 'firm' and ${hireClaims.preparedAt} is not null`),
      out: pieces(sql`${hireClaims.state} = 'out'`),
      back: pieces(sql`${hireClaims.state} = 'done'`),
    })
    .from(hireClaims)
    .where(
      and(
        ...[eq(hireClaims.owner, "hire"), eq(hireClaims.kind, "hire")],
        inArray(hireClaims.ownerId, [...hireIds]),
        inArray(hireClaims.state, FIRM_CLAIMS),
      ),
    )
    .groupBy(hireClaims.ownerId);
  const counts = new Map(
    rows.flatMap(({ hireId, ...own }) => (hireId === null ? [] : [[hireId, own] as const])),
  );
  const unclaimed = [...(await countSupplied(db, hireIds)), ...(await countCustom(db, hireIds))];
  for (const { hireId, ...more } of unclaimed) {
    const own = counts.get(hireId) ?? NONE;
    counts.set(hireId, {
      needed: own.needed + more.needed,
      prepared: own.prepared + more.prepared,
      out: own.out + more.out,
      back: own.back + more.back,
    });
  }
  return counts;
}

/** What suppliers have brought for hires: prepared until it leaves. */
function countSupplied(db: Db, hireIds: readonly string[]) {
  const { hireId, state, quantity, out, back, missing } = hireSubhires;
  const here = sql`case when ${state} = 'received' and not ${isRestKept()} then ${quantity} - ${out} else 0 end`;
  const pieces = (of: ReturnType<typeof sql>) => sql<number>`sum(${of})::int`;
  return db
    .select({
      hireId,
      needed: pieces(sql`${out} + ${here}`),
      prepared: pieces(here),
      out: pieces(sql`${out} - ${back} - ${missing}`),
      back: pieces(sql`${back} + ${missing}`),
    })
    .from(hireSubhires)
    .where(and(inArray(hireId, [...hireIds]), inArray(state, [...ARRIVED_STATES])))
    .groupBy(hireId);
}

/** Our own goods of custom lines. */
function countCustom(db: Db, hireIds: readonly string[]) {
  const { prepped, out, back, missing } = hireCustomGoods;
  const { hireId } = hireLines;
  const pieces = (of: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${of}), 0)::int`;
  const going = sql`case when ${isCustomRestKept()} then 0 else ${ownPieces()} end`;
  return db
    .select({
      hireId,
      needed: pieces(
        sql`greatest(${going}, coalesce(${out}, 0) + case when ${isCustomRestKept()} then 0 else coalesce(${prepped}, 0) end)`,
      ),
      prepared: pieces(prepped.getSQL()),
      out: pieces(sql`${out} - ${back} - ${missing}`),
      back: pieces(sql`${back} + ${missing}`),
    })
    .from(hireLines)
    .leftJoin(hireCustomGoods, eq(hireCustomGoods.lineId, hireLines.id))
    .where(and(inArray(hireId, [...hireIds]), isCustomGoods()))
    .groupBy(hireId);
}

const NONE: Counts = { needed: 0, prepared: 0, out: 0, back: 0 };

type Counts = Pick<WarehouseHire, "needed" | "prepared" | "out" | "back">;
