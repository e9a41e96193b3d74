import type { Tx } from "#app/db/client.server.ts";
import { collectClaim } from "#app/features/claims/collect-claim.server.ts";
import {
  type HireClaim,
  isPrepared,
  isWaiting,
  listHireClaims,
  takePieces,
} from "#app/features/claims/warehouse/hire-claims.server.ts";
import { releaseRest } from "#app/features/claims/warehouse/release-rest.server.ts";
import {
  customOut,
  keepCustom,
  listCustomGoods,
  sendPreparedCustom,
} from "#app/features/hires/custom/custom-goods.server.ts";
import {
  listSuppliedGoods,
  sendAllSupplied,
  suppliedHere,
  suppliedOut,
} from "#app/features/hires/subhires/supplied-goods.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumBy, sumQuantities } from "#app/lib/sums.ts";
import type { TargetUnit } from "./find-target.server.ts";
import { findInspectionRefusal } from "./inspections.server.ts";
import { preparePiece, prepareUnitOf } from "./prepare-gear.server.ts";
import type { ScanWork } from "./scan-work.server.ts";
import type { ScanDetails, ScanRefusal } from "./scans.ts";

/** Takes a unit out of the store; one that was not prepared is prepared with it. */
export async function sendUnit(
  tx: Tx,
  work: ScanWork,
  unit: TargetUnit,
): Promise<Result<ScanDetails, ScanRefusal>> {
  const claims = await listHireClaims(tx, work.hire.id);
  const ofUnit = claims.filter(({ unitNumber }) => unitNumber === unit.number);
  if (ofUnit.some(({ state }) => state === "out")) return refuse({ kind: "already-out" });
  const waits = claims.some((claim) => claim.itemId === unit.itemId && isWaiting(claim));
  const prepared = ofUnit.find(isPrepared);
  if (!prepared && !waits && ofUnit.some(({ state }) => state === "done"))
    return refuse({ kind: "already-back" });
  if (!prepared) {
    const done = await prepareUnitOf(tx, work, unit);
    if (!done.ok) return done;
  } else {
    const inspection = await findInspectionRefusal(tx, work, [unit.number]);
    if (inspection) return refuse(inspection);
  }
  const claim =
    prepared ??
    (await listHireClaims(tx, work.hire.id)).find(
      (held) => held.unitNumber === unit.number && isPrepared(held),
    );
  if (!claim) throw new Error(`Bug: unit ${unit.number} was not prepared`);
  return collect(tx, work, [claim]);
}

/** Takes counted pieces out of the store: prepared ones first. */
export async function sendCount(
  tx: Tx,
  work: ScanWork,
  { itemId, quantity }: { readonly itemId: string; readonly quantity: number },
): Promise<Result<ScanDetails, ScanRefusal>> {
  const counted = (await listHireClaims(tx, work.hire.id)).filter(
    (claim) => claim.itemId === itemId && claim.unitNumber === null,
  );
  const prepared = counted.filter(isPrepared);
  const left = sumQuantities(counted.filter(({ state }) => state === "firm"));
  if (left > 0 && left < quantity && !work.scan.add) return refuse({ kind: "too-many", details: { left } });
  const short = quantity - sumQuantities(prepared);
  if (short > 0) {
    const more = await preparePiece(tx, work, { itemId, quantity: short });
    if (!more.ok) return more;
  }
  const ready = (await listHireClaims(tx, work.hire.id)).filter(
    (claim) => claim.itemId === itemId && claim.unitNumber === null && isPrepared(claim),
  );
  return collect(tx, work, await takePieces(tx, ready, quantity));
}

/**
 * Takes everything that is prepared out of the store, and what suppliers have brought. A unit whose inspection forbids it
 * stays, and is named in the answer; without any that may go, the whole is refused.
 */
export async function handOver(tx: Tx, work: ScanWork): Promise<Result<ScanDetails, ScanRefusal>> {
  const claims = await listHireClaims(tx, work.hire.id);
  const prepared = claims.filter(isPrepared);
  const supplied = await sendAllSupplied(tx, { hireId: work.hire.id, now: work.now });
  const uncoded = supplied + (await sendPreparedCustom(tx, work.hire.id));
  if (prepared.length + uncoded === 0) {
    const isOut =
      claims.some(({ state }) => state === "out") ||
      (await listSuppliedGoods(tx, work.hire.id)).some((goods) => suppliedOut(goods) > 0) ||
      (await listCustomGoods(tx, work.hire.id)).some((goods) => customOut(goods) > 0);
    return refuse({ kind: isOut ? "already-out" : "nothing-prepared" });
  }
  const kept: number[] = [];
  const going: HireClaim[] = [];
  for (const claim of prepared) {
    const inspection =
      claim.unitNumber === null ? null : await findInspectionRefusal(tx, work, [claim.unitNumber]);
    if (inspection && claim.unitNumber !== null) kept.push(claim.unitNumber);
    else going.push(claim);
  }
  if (going.length + uncoded === 0)
    return refuse({ kind: "inspection", details: { units: kept.join(", ") } });
  const sent = await collect(tx, work, going);
  if (!sent.ok) return sent;
  return ok({ pieces: sumQuantities(going) + uncoded, ...(kept.length > 0 && { kept: kept.join(", ") }) });
}

/**
 * What has not left does not go any more: it is given back, and the hire is complete without it. A supplier's pieces wait
 * to be sent back; the scan itself says that they stay.
 */
export async function keepRest(tx: Tx, { hire, now }: ScanWork): Promise<Result<ScanDetails, ScanRefusal>> {
  const claims = await listHireClaims(tx, hire.id);
  const supplied = await listSuppliedGoods(tx, hire.id);
  const custom = await listCustomGoods(tx, hire.id);
  const isAnythingGone =
    claims.some(({ state }) => state !== "firm") || [...supplied, ...custom].some(({ out }) => out > 0);
  if (!isAnythingGone) return refuse({ kind: "nothing-prepared" });
  const kept = sumBy(supplied, suppliedHere) + (await keepCustom(tx, hire.id));
  if (kept === 0 && !claims.some(({ state }) => state === "firm")) return refuse({ kind: "not-prepared" });
  return ok({ pieces: kept + (await releaseRest(tx, { hireId: hire.id, claims, now })) });
}

async function collect(
  tx: Tx,
  { now }: ScanWork,
  claims: readonly HireClaim[],
): Promise<Result<ScanDetails, ScanRefusal>> {
  for (const { id } of claims) {
    const sent = await collectClaim(tx, { claimId: id, now });
    if (!sent.ok && sent.error.kind === "not-free-yet") return refuse({ kind: "not-free-yet" });
    if (!sent.ok) throw new Error(`Bug: claim ${id} is not firm`);
  }
  return ok({});
}
