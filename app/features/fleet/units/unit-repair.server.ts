import { and, desc, eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { unitRepairs } from "#app/db/schema/hire/repairs.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { euroText } from "#app/lib/euro.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { RepairFacts, RepairValues, UnitRepair } from "./unit-repair.ts";

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
    hire: claim.reference === "" ? null : { id: hireId, number: claim.reference },
    values: {
      fault: repair?.fault ?? "",
      repairer: repair?.repairer ?? "",
      promised: repair?.promisedOn ?? "",
      cost: euroText(repair?.costNet ?? null),
    },
  };
}

interface RepairChange {
  readonly number: number;
  readonly facts: RepairFacts;
  /** The repair and what of it the form was made from. */
  readonly seen: { readonly claimId: string; readonly values: Partial<RepairValues> };
  readonly actorId: string;
}

export type RepairRefusal =
  /** The unit is not in this repair any more. */
  | { readonly kind: "ended" }
  /** Somebody else has saved it meanwhile. */
  | { readonly kind: "conflict" };

/** Writes down what is known of the repair that a unit is in. */
export async function saveUnitRepair(
  db: Db,
  { number, facts, seen, actorId }: RepairChange,
): Promise<Result<null, RepairRefusal>> {
  return inTransaction(db, async (tx) => {
    const [unit] = await tx
      .select({ id: assets.id })
      .from(assets)
      .where(eq(assets.unitNumber, number))
      .for("no key update");
    const repair = unit ? await getUnitRepair(tx, number) : null;
    if (!unit || repair?.claimId !== seen.claimId) return refuse({ kind: "ended" });
    const { fault, repairer, promised, cost } = repair.values;
    const isSeen =
      seen.values.fault === fault && seen.values.repairer === repairer && seen.values.promised === promised;
    if (!isSeen || (facts.costNet !== undefined && seen.values.cost !== cost))
      return refuse({ kind: "conflict" });
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
    return ok(null);
  });
}
