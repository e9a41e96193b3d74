import { and, desc, eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { unitRepairs } from "#app/db/schema/hire/repairs.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { OPEN_END } from "#app/features/claims/claims.ts";
import { lockUnit, moveUnitBlockEnd } from "#app/features/claims/units/unit-blocks.server.ts";
import { euroText } from "#app/lib/euro.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { dayOfIso, irishDate, lastDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import type { RepairFacts, RepairRefusal, RepairValues, UnitRepair } from "./unit-repair.ts";

/** The repair that a unit is in now; null where it is in none. */
export async function getUnitRepair(db: Db | Tx, number: number): Promise<UnitRepair | null> {
  const [row] = await db
    .select({ claim: hireClaims, repair: unitRepairs, hireId: hires.id })
    .from(hireClaims)
    .leftJoin(unitRepairs, eq(unitRepairs.claimId, hireClaims.id))
    .leftJoin(hires, eq(hires.number, hireClaims.reference))
    .where(
      and(
        eq(hireClaims.unitNumber, number),
        eq(hireClaims.kind, "maintenance"),
        eq(hireClaims.state, "firm"),
      ),
    )
    .orderBy(desc(hireClaims.startsAt))
    .limit(1);
  if (!row) return null;
  const { claim, repair, hireId } = row;
  return {
    claimId: claim.id,
    since: claim.startsAt,
    endsAt: claim.endsAt,
    hire: claim.reference === "" ? null : { id: hireId, number: claim.reference },
    values: {
      fault: repair?.fault ?? "",
      repairer: repair?.repairer ?? "",
      promised: repair?.promisedOn ?? blockedUntil(claim.endsAt),
      cost: euroText(repair?.costNet ?? null),
    },
  };
}

/** The last day that a block which ends at an instant keeps; empty for one without an end. */
function blockedUntil(endsAt: Date): string {
  return endsAt < OPEN_END ? irishDate(lastDayOf(endsAt)) : "";
}

interface RepairChange {
  readonly number: number;
  readonly facts: RepairFacts;
  /** The repair and what of it the form was made from. */
  readonly seen: { readonly claimId: string; readonly values: Partial<RepairValues> };
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Writes down what is known of the repair that a unit is in. The unit counts as free once the promised day is over. Gives
 * the number of promises that lost their piece because it comes later.
 */
export async function saveUnitRepair(
  db: Db,
  { number, facts, seen, actorId, now }: RepairChange,
): Promise<Result<{ readonly shortages: number }, RepairRefusal>> {
  return inTransaction(db, async (tx) => {
    const unit = await lockUnit(tx, number);
    const repair = unit ? await getUnitRepair(tx, number) : null;
    if (!unit || repair?.claimId !== seen.claimId) return refuse({ kind: "ended" });
    const { fault, repairer, promised, cost } = repair.values;
    const isSeen =
      seen.values.fault === fault && seen.values.repairer === repairer && seen.values.promised === promised;
    if (!isSeen || (facts.costNet !== undefined && seen.values.cost !== cost))
      return refuse({ kind: "conflict" });
    const moved = await followPromise(tx, { number, facts, now, repair });
    if (!moved.ok) return moved;
    await tx
      .insert(unitRepairs)
      .values({ claimId: repair.claimId, ...facts })
      .onConflictDoUpdate({ target: unitRepairs.claimId, set: facts });
    const { shortages } = moved.value;
    await addAuditEntry(tx, {
      actorId,
      action: "unit.repair-noted",
      subjectId: unit.id,
      details: {
        number,
        ...(facts.promisedOn !== null && { promised: facts.promisedOn }),
        ...(shortages > 0 && { shortages }),
      },
    });
    return moved;
  });
}

/** Adds what a person found broken to the fault of the repair that a unit is in; nothing where it is in none. */
export async function noteUnitFault(
  tx: Tx,
  {
    number,
    fault,
    actorId,
    now,
  }: Pick<RepairChange, "number" | "actorId" | "now"> & { readonly fault: string },
): Promise<void> {
  const unit = await lockUnit(tx, number);
  const repair = unit ? await getUnitRepair(tx, number) : null;
  if (!unit || !repair || fault === "") return;
  const facts = {
    fault: [repair.values.fault, fault].filter((text) => text !== "").join("\n"),
    updatedAt: now,
  };
  await tx
    .insert(unitRepairs)
    .values({ claimId: repair.claimId, ...facts })
    .onConflictDoUpdate({ target: unitRepairs.claimId, set: facts });
  await addAuditEntry(tx, {
    actorId,
    action: "unit.repair-noted",
    subjectId: unit.id,
    details: { number },
  });
}

/** Ends the unit's block with the promised day. One that is over and was not changed leaves the block as it is. */
async function followPromise(
  tx: Tx,
  {
    number,
    facts: { promisedOn },
    repair,
    now,
  }: Pick<RepairChange, "number" | "facts" | "now"> & { readonly repair: UnitRepair },
): Promise<Result<{ readonly shortages: number }, RepairRefusal>> {
  const day = promisedOn === null ? null : dayOfIso(promisedOn);
  const to = day === null ? null : startOfIrishDay(day + 1);
  const isChanged = (promisedOn ?? "") !== repair.values.promised;
  if (to && to <= now) return isChanged ? refuse({ kind: "past" }) : ok({ shortages: 0 });
  const end = to && to < OPEN_END ? to : null;
  if (repair.endsAt.getTime() === (end ?? OPEN_END).getTime()) return ok({ shortages: 0 });
  return moveUnitBlockEnd(tx, { unitNumber: number, kind: "maintenance", to: end, now });
}
