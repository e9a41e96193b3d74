import { and, eq, inArray, lte, ne } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { readStoreHours } from "../availability/get-availability.server.ts";
import { PIECE_BLOCK_KINDS, type UnitFault } from "../claims.ts";
import { isLive } from "../live-claims.server.ts";
import { findUnitConflicts } from "../units/unit-faults.server.ts";
import { type HireClaim, isPrepared, isWaiting, splitClaim, takePieces } from "./hire-claims.server.ts";

/** A unit in somebody's hand. */
interface ScannedUnit {
  readonly number: number;
  readonly itemId: string;
}

export type PrepareClaimsRefusal =
  | { readonly kind: "already-prepared" | "already-out" }
  /** Another hire has the unit: it is prepared for that hire, or has not come back from it. */
  | {
      readonly kind: "prepared-elsewhere" | "out-elsewhere";
      readonly reference: string;
      readonly hireId: string;
    }
  | { readonly kind: Exclude<UnitFault, "other-item">; readonly reference: string }
  /** This hire was promised another unit by its number. */
  | { readonly kind: "other-unit"; readonly unitNumber: number }
  | { readonly kind: "not-listed" }
  /** Every piece of the item is prepared or out. */
  | { readonly kind: "enough"; readonly needed: number }
  | { readonly kind: "too-many"; readonly left: number };

interface UnitPreparation {
  readonly hireId: string;
  /** Claims of the hire, read under the lock of its items. */
  readonly claims: readonly HireClaim[];
  readonly unit: ScannedUnit;
  /** Takes it also where another unit was promised by its number. */
  readonly swap: boolean;
  readonly now: Date;
}

/** Takes a unit off the shelf for a hire: a promise of its item names it from now on. Gives that promise. */
export async function prepareUnit(
  tx: Tx,
  { hireId, claims, unit, swap, now }: UnitPreparation,
): Promise<Result<HireClaim, PrepareClaimsRefusal>> {
  const ofItem = claims.filter(({ itemId, state }) => itemId === unit.itemId && state !== "done");
  const named = ofItem.find(({ unitNumber }) => unitNumber === unit.number);
  if (named?.state === "out") return refuse({ kind: "already-out" });
  if (named && isPrepared(named)) return refuse({ kind: "already-prepared" });
  const elsewhere = await findHolder(tx, unit.number, hireId);
  if (elsewhere) return refuse(elsewhere);
  const waiting = ofItem.filter(isWaiting);
  const candidate = named ?? waiting.find(({ unitNumber }) => unitNumber === null) ?? waiting[0];
  const any = claims.filter(({ itemId }) => itemId === unit.itemId);
  if (any.length === 0) return refuse({ kind: "not-listed" });
  if (!candidate) return refuse({ kind: "enough", needed: sumQuantities(any) });
  const fault = await findFault(tx, unit, { candidate, hireId, now });
  if (fault) return refuse(fault);
  if (!named && candidate.unitNumber !== null && !swap)
    return refuse({ kind: "other-unit", unitNumber: candidate.unitNumber });
  await endTurnaround(tx, unit.number, now);
  const claim = await splitClaim(tx, candidate, 1);
  const set = { unitNumber: unit.number, preparedAt: now };
  await tx.update(hireClaims).set(set).where(eq(hireClaims.id, claim.id));
  return ok({ ...claim, ...set });
}

/** The other hire that has the unit in its hands, whatever its period. */
async function findHolder(tx: Tx, unitNumber: number, hireId: string) {
  const held = await tx
    .select()
    .from(hireClaims)
    .where(
      and(
        eq(hireClaims.unitNumber, unitNumber),
        eq(hireClaims.kind, "hire"),
        inArray(hireClaims.state, ["firm", "out"]),
        ne(hireClaims.ownerId, hireId),
      ),
    );
  const holder = held.find(({ state }) => state === "out") ?? held.find(isPrepared);
  if (!holder) return null;
  const kind = holder.state === "out" ? ("out-elsewhere" as const) : ("prepared-elsewhere" as const);
  return { kind, reference: holder.reference, hireId: holder.ownerId ?? "" };
}

async function findFault(
  tx: Tx,
  unit: ScannedUnit,
  { candidate, hireId, now }: { readonly candidate: HireClaim; readonly hireId: string; readonly now: Date },
) {
  const { overdueUntil } = await readStoreHours(tx, { from: candidate.startsAt, now });
  const period = { from: candidate.startsAt, to: candidate.endsAt };
  // A turnaround ends when somebody takes the unit off the shelf: it is not asked about.
  const turning = await tx
    .select({ id: hireClaims.id })
    .from(hireClaims)
    .where(ofTurnaround(unit.number, now));
  const periods = new Map([[unit.itemId, period]]);
  const question = { periods, now, overdueUntil, withoutOwnerId: hireId };
  const [conflict] = await findUnitConflicts(tx, [{ itemId: unit.itemId, unitNumber: unit.number }], {
    ...question,
    withoutClaimIds: turning.map(({ id }) => id),
  });
  if (!conflict || conflict.fault === "other-item") return findBlock(tx, unit.number, now);
  return { kind: conflict.fault, reference: conflict.reference };
}

/** The repair or loss that has the unit at `now`, also where it is promised to be over before the hire. */
async function findBlock(tx: Tx, unitNumber: number, now: Date) {
  const { kind, state, startsAt, reference } = hireClaims;
  const isBlock = inArray(kind, PIECE_BLOCK_KINDS);
  const [block] = await tx
    .select({ kind, reference })
    .from(hireClaims)
    .where(and(eq(hireClaims.unitNumber, unitNumber), isBlock, eq(state, "firm"), lte(startsAt, now)))
    .limit(1);
  if (!block) return null;
  const fault = block.kind === "maintenance" ? ("repair" as const) : ("missing" as const);
  return { kind: fault, reference: block.reference };
}

function ofTurnaround(unitNumber: number, now: Date) {
  return and(eq(hireClaims.unitNumber, unitNumber), eq(hireClaims.kind, "turnaround"), isLive(now));
}

async function endTurnaround(tx: Tx, unitNumber: number, now: Date): Promise<void> {
  await tx.update(hireClaims).set({ state: "released" }).where(ofTurnaround(unitNumber, now));
}

interface CountPreparation {
  readonly claims: readonly HireClaim[];
  readonly itemId: string;
  readonly quantity: number;
  readonly now: Date;
}

/** Takes counted pieces off the shelf for a hire. Refused whole where fewer wait. */
export async function prepareCount(
  tx: Tx,
  { claims, itemId, quantity, now }: CountPreparation,
): Promise<Result<readonly HireClaim[], PrepareClaimsRefusal>> {
  const ofItem = claims.filter((claim) => claim.itemId === itemId);
  if (ofItem.length === 0) return refuse({ kind: "not-listed" });
  const waiting = ofItem.filter((claim) => isWaiting(claim) && claim.unitNumber === null);
  const left = sumQuantities(waiting);
  if (left === 0) return refuse({ kind: "enough", needed: sumQuantities(ofItem) });
  if (left < quantity) return refuse({ kind: "too-many", left });
  const taken = await takePieces(tx, waiting, quantity);
  await setPrepared(tx, taken, now);
  return ok(taken.map((claim) => ({ ...claim, preparedAt: now })));
}

/**
 * Puts prepared pieces back on the shelf. A unit is promised by count again, unless `promised` names it. Refused where
 * fewer are prepared.
 */
export async function putBack(
  tx: Tx,
  claims: readonly HireClaim[],
  {
    itemId,
    unitNumber,
    quantity,
    promised,
  }: {
    readonly itemId: string;
    readonly unitNumber: number | null;
    readonly quantity: number;
    readonly promised: ReadonlySet<number>;
  },
): Promise<
  Result<null, { readonly kind: "not-prepared" } | { readonly kind: "too-many"; readonly left: number }>
> {
  const prepared = claims.filter(
    (claim) => claim.itemId === itemId && claim.unitNumber === unitNumber && isPrepared(claim),
  );
  const left = sumQuantities(prepared);
  if (left === 0) return refuse({ kind: "not-prepared" });
  if (left < quantity) return refuse({ kind: "too-many", left });
  const taken = await takePieces(tx, prepared, quantity);
  await setPrepared(tx, taken, null);
  if (unitNumber !== null && !promised.has(unitNumber))
    await tx
      .update(hireClaims)
      .set({ unitNumber: null })
      .where(
        anyOf(
          hireClaims.id,
          taken.map(({ id }) => id),
        ),
      );
  return ok(null);
}

async function setPrepared(tx: Tx, claims: readonly HireClaim[], preparedAt: Date | null): Promise<void> {
  const ids = claims.map(({ id }) => id);
  await tx.update(hireClaims).set({ preparedAt }).where(anyOf(hireClaims.id, ids));
}
