import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import type { ClaimKind, ClaimState, Period, UnitFault } from "../claims.ts";
import { isLive } from "../live-claims.server.ts";

export interface NamedUnit {
  readonly itemId: string;
  readonly unitNumber: number;
}

export interface UnitQuestion {
  /** The blocked period of each item, buffers included. An item without one is asked about no period. */
  readonly periods: ReadonlyMap<string, Period>;
  readonly now: Date;
  /** The earliest time at which late gear is counted as back. */
  readonly overdueUntil: Date;
  /** A quote or hire whose own claims count as free. */
  readonly withoutOwnerId?: string | undefined;
  /** Claims that count as free as well. */
  readonly withoutClaimIds?: readonly string[];
}

interface UnitConflict {
  readonly fault: UnitFault;
  /** The number of the quote or hire that has it; empty where none has. */
  readonly reference: string;
}

/** The reason for each named unit why it cannot be promised; null where it can. */
export async function findUnitFaults(
  db: Db,
  units: readonly NamedUnit[],
  question: UnitQuestion,
): Promise<readonly (UnitFault | null)[]> {
  return (await findUnitConflicts(db, units, question)).map((conflict) => conflict?.fault ?? null);
}

/** The faults of units, with what has each unit. */
export async function findUnitConflicts(
  db: Db,
  units: readonly NamedUnit[],
  { periods, now, overdueUntil, withoutOwnerId, withoutClaimIds = [] }: UnitQuestion,
): Promise<readonly (UnitConflict | null)[]> {
  if (units.length === 0) return [];
  const numbers = [...new Set(units.map(({ unitNumber }) => unitNumber))];
  const owners = await listItemsOf(db, numbers);
  const claims = await db
    .select({
      id: hireClaims.id,
      unitNumber: hireClaims.unitNumber,
      kind: hireClaims.kind,
      state: hireClaims.state,
      from: hireClaims.startsAt,
      to: hireClaims.endsAt,
      ownerId: hireClaims.ownerId,
      reference: hireClaims.reference,
    })
    .from(hireClaims)
    .where(and(inArray(hireClaims.unitNumber, numbers), isLive(now)));
  const others = claims.filter(
    ({ id, ownerId }) =>
      (withoutOwnerId === undefined || ownerId !== withoutOwnerId) && !withoutClaimIds.includes(id),
  );
  const seen = new Set<number>();
  return units.map(({ itemId, unitNumber }) => {
    const owner = owners.get(unitNumber);
    if (owner === undefined) return { fault: "unknown", reference: "" };
    if (owner !== itemId) return { fault: "other-item", reference: "" };
    if (seen.has(unitNumber)) return { fault: "taken", reference: "" };
    seen.add(unitNumber);
    const period = periods.get(itemId);
    const met = others.find(
      (claim) => claim.unitNumber === unitNumber && period && meets(claim, period, { now, overdueUntil }),
    );
    return met ? { fault: faultOf(met, now), reference: met.reference } : null;
  });
}

/** The items of units that can still go out. */
async function listItemsOf(db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ number: assets.unitNumber, itemId: assets.hireItemId, state: assets.state })
    .from(assets)
    .where(and(inArray(assets.unitNumber, [...numbers]), eq(assets.keeper, "company")));
  return new Map(
    rows.flatMap(({ number, itemId, state }) =>
      number === null || itemId === null || state === "sold" || state === "scrapped"
        ? []
        : [[number, itemId] as const],
    ),
  );
}

interface UnitClaim extends Period {
  readonly kind: ClaimKind;
  readonly state: ClaimState;
}

/** Past its end, a unit that is out and a repair that is not closed count until `overdueUntil`, as everywhere. */
function meets(
  claim: UnitClaim,
  period: Period,
  { now, overdueUntil }: Pick<UnitQuestion, "now" | "overdueUntil">,
): boolean {
  const runsOn = (claim.state === "out" || claim.kind === "maintenance") && claim.to <= now;
  const to = runsOn && overdueUntil > claim.to ? overdueUntil : claim.to;
  return claim.from < period.to && to > period.from;
}

function faultOf({ kind, state, to }: UnitClaim, now: Date): UnitFault {
  if (kind === "maintenance") return "repair";
  if (kind === "missing") return "missing";
  return state === "out" && to <= now ? "overdue" : "taken";
}
