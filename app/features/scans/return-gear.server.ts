import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import type { ClaimCondition } from "#app/features/claims/claims.ts";
import { returnClaim } from "#app/features/claims/return-claim.server.ts";
import { changeCondition, findPieces } from "#app/features/claims/warehouse/change-condition.server.ts";
import {
  type HireClaim,
  lastReturned,
  lockHireClaims,
} from "#app/features/claims/warehouse/hire-claims.server.ts";
import { changeUnitState } from "#app/features/fleet/units/change-unit-state.server.ts";
import { noteUnitFault } from "#app/features/fleet/units/unit-repair.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import type { TargetUnit } from "./find-target.server.ts";
import type { ScanWork } from "./scan-work.server.ts";
import type { ScanDetails, ScanRefusal } from "./scans.ts";

/** The state that a unit takes by how it came back. */
const STATES = { good: "in-service", damaged: "repair", missing: "missing" } as const;

/** Takes a unit back: good, damaged or not at all. Scanned again with another condition, that is corrected. */
export async function returnUnit(
  tx: Tx,
  work: ScanWork,
  unit: TargetUnit,
): Promise<Result<ScanDetails, ScanRefusal>> {
  const { hire, scan, actorId, occurredAt: at, now } = work;
  const { condition } = scan;
  const claims = await lockHireClaims(tx, hire.id, [unit.itemId]);
  const ofUnit = claims.filter(({ unitNumber }) => unitNumber === unit.number);
  const out = ofUnit.find(({ state }) => state === "out");
  if (!out) return correct(tx, work, { unit, done: lastReturned(ofUnit) });
  const back = await returnClaim(tx, { claimId: out.id, quantity: 1, condition, actorId, at, now });
  if (!back.ok) return refuse({ kind: back.error.kind === "all-out" ? "all-out" : "not-out" });
  if (condition !== "good") {
    const moved = await moveUnit(tx, work, unit.number, STATES[condition]);
    if (!moved.ok) return moved;
  }
  await noteFault(tx, work, unit.number);
  return ok(back.value.rush ? { rush: 1 } : {});
}

/** Takes counted pieces back; what was missing before may have been found, until staff have ended the search. */
export async function returnCount(
  tx: Tx,
  { hire, scan, actorId, occurredAt: at, now }: ScanWork,
  itemId: string,
): Promise<Result<ScanDetails, ScanRefusal>> {
  const { condition, quantity } = scan;
  const claims = (await lockHireClaims(tx, hire.id, [itemId])).filter((claim) => claim.itemId === itemId);
  const out = claims.filter(({ state, unitNumber }) => state === "out" && unitNumber === null);
  const missing = claims.filter((claim) => claim.condition === "missing" && claim.unitNumber === null);
  const left = sumQuantities(out);
  const found = condition === "missing" ? 0 : Math.max(0, quantity - left);
  if (left === 0 && condition === "missing" && missing.length > 0)
    return refuse({ kind: "already-back", details: { condition } });
  if (found > sumQuantities(missing) || (left === 0 && found === 0))
    return refuse(refusalOf(claims, left + (condition === "missing" ? 0 : sumQuantities(missing))));
  let remaining = quantity - found;
  let rush = false;
  for (const claim of out) {
    const pieces = Math.min(remaining, claim.quantity);
    if (pieces === 0) break;
    const back = await returnClaim(tx, { claimId: claim.id, quantity: pieces, condition, actorId, at, now });
    if (!back.ok) return refuse({ kind: back.error.kind === "all-out" ? "all-out" : "not-out" });
    rush ||= back.value.rush;
    remaining -= pieces;
  }
  if (remaining > 0) return refuse(refusalOf(claims, left));
  if (condition !== "missing" && found > 0) {
    const again = await findPieces(tx, { claims: missing, itemId, quantity: found, condition, now });
    if (!again.ok) return refuse(refusalOf(claims, left + again.error.left));
  }
  return ok(rush ? { rush: 1 } : {});
}

/** `left`: pieces that could be taken back. */
function refusalOf(claims: readonly HireClaim[], left: number): ScanRefusal {
  if (left > 0) return { kind: "too-many", details: { left } };
  return claims.some(({ state }) => state === "done") ? { kind: "already-back" } : { kind: "not-out" };
}

async function correct(
  tx: Tx,
  work: ScanWork,
  { unit, done }: { readonly unit: TargetUnit; readonly done: HireClaim | undefined },
): Promise<Result<ScanDetails, ScanRefusal>> {
  const { hire, scan, now } = work;
  if (!done) return refuse((await findOther(tx, unit.number, hire.id)) ?? { kind: "not-out" });
  if (done.condition === scan.condition)
    return refuse({ kind: "already-back", details: { condition: scan.condition } });
  if (unit.state !== STATES[done.condition ?? "good"]) return refuse({ kind: "already-back" });
  for (const state of pathOf(done.condition ?? "good", scan.condition)) {
    const moved = await moveUnit(tx, work, unit.number, state);
    if (!moved.ok) return moved;
  }
  await changeCondition(tx, done, { condition: scan.condition, now });
  await noteFault(tx, work, unit.number);
  return ok({ corrected: 1 });
}

/** What a scan says of the damage is the fault of the unit's repair. */
async function noteFault(tx: Tx, { scan, actorId, now }: ScanWork, number: number): Promise<void> {
  if (scan.condition === "damaged" && scan.note !== "")
    await noteUnitFault(tx, { number, fault: scan.note, actorId, now });
}

/** States on the way from one condition to another: a repair and a loss both end in service. */
function pathOf(from: ClaimCondition, to: ClaimCondition) {
  return [...(from === "good" ? [] : [STATES.good]), ...(to === "good" ? [] : [STATES[to]])];
}

/** The other hire that the unit is out with. */
async function findOther(tx: Tx, unitNumber: number, hireId: string): Promise<ScanRefusal | null> {
  const [held] = await tx
    .select({ reference: hireClaims.reference, ownerId: hireClaims.ownerId })
    .from(hireClaims)
    .where(and(eq(hireClaims.unitNumber, unitNumber), eq(hireClaims.state, "out")));
  if (!held?.ownerId || held.ownerId === hireId) return null;
  return { kind: "out-elsewhere", details: { hire: held.reference, hireId: held.ownerId } };
}

async function moveUnit(
  tx: Tx,
  { hire, actorId, now }: ScanWork,
  number: number,
  to: (typeof STATES)[ClaimCondition],
): Promise<Result<null, ScanRefusal>> {
  const [asset] = await tx.select({ state: assets.state }).from(assets).where(eq(assets.unitNumber, number));
  if (!asset) throw new Error(`Bug: no unit ${number}`);
  if (asset.state === to) return ok(null);
  const moved = await changeUnitState(tx, {
    number,
    to,
    seen: asset.state,
    until: null,
    ...(to !== "in-service" && { hire: hire.number }),
    actorId,
    now,
  });
  if (moved.ok) return ok(null);
  return refuse({ kind: moved.error.kind === "all-out" ? "all-out" : "taken", details: { unit: number } });
}
