import { eq, max } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { claimItems } from "#app/features/claims/claim-items.server.ts";
import {
  isWaiting,
  listHireClaims,
  lockHireClaims,
  promisedItem,
} from "#app/features/claims/warehouse/hire-claims.server.ts";
import {
  type PrepareClaimsRefusal,
  prepareCount,
  prepareUnit,
  putBack,
} from "#app/features/claims/warehouse/prepare-claims.server.ts";
import { swapPiece } from "#app/features/claims/warehouse/swap-piece.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ZERO } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { TargetUnit } from "./find-target.server.ts";
import { findInspectionRefusal } from "./inspections.server.ts";
import type { ScanWork } from "./scan-work.server.ts";
import type { ScanDetails, ScanRefusal } from "./scans.ts";

/** Takes a unit off the shelf for its hire. Not on the list, it is added or swapped where the scan says so. */
export async function prepareUnitOf(
  tx: Tx,
  work: ScanWork,
  unit: TargetUnit,
): Promise<Result<ScanDetails, ScanRefusal>> {
  const { hire, scan, now } = work;
  const attempt = async () => {
    const claims = await lockHireClaims(tx, hire.id, [unit.itemId]);
    return prepareUnit(tx, { hireId: hire.id, claims, unit, swap: scan.swap, now });
  };
  let done = await attempt();
  if (!done.ok && mayAddPieces(done.error, work)) {
    const added = await addPieces(tx, work, { itemId: unit.itemId, quantity: 1 });
    if (!added.ok) return added;
    done = await attempt();
  }
  if (!done.ok) return refuse(refusalOf(done.error, unit.number));
  const inspection = await findInspectionRefusal(tx, work, [unit.number]);
  return inspection ? refuse(inspection) : ok({});
}

/** Takes counted pieces off the shelf for their hire. */
export async function preparePiece(
  tx: Tx,
  work: ScanWork,
  { itemId, quantity }: { readonly itemId: string; readonly quantity: number },
): Promise<Result<ScanDetails, ScanRefusal>> {
  const { hire, now } = work;
  const attempt = async () => {
    const claims = await lockHireClaims(tx, hire.id, [itemId]);
    return prepareCount(tx, { claims, itemId, quantity, now });
  };
  let done = await attempt();
  if (!done.ok && mayAddPieces(done.error, work)) {
    const left = done.error.kind === "too-many" ? done.error.left : 0;
    const added = await addPieces(tx, work, { itemId, quantity: quantity - left });
    if (!added.ok) return added;
    done = await attempt();
  }
  return done.ok ? ok({}) : refuse(refusalOf(done.error));
}

/** Puts a unit or counted pieces back on the shelf. */
export async function putBackPieces(
  tx: Tx,
  { hire, scan }: ScanWork,
  target: { readonly itemId: string; readonly unitNumber: number | null },
): Promise<Result<ScanDetails, ScanRefusal>> {
  const claims = await lockHireClaims(tx, hire.id, [target.itemId]);
  const lines = await tx
    .select({ unitNumber: hireLines.unitNumber })
    .from(hireLines)
    .where(eq(hireLines.hireId, hire.id));
  const promised = new Set(lines.flatMap(({ unitNumber }) => unitNumber ?? []));
  const quantity = target.unitNumber === null ? scan.quantity : 1;
  const back = await putBack(tx, claims, { ...target, quantity, promised });
  if (back.ok) return ok({});
  return refuse(
    back.error.kind === "too-many"
      ? { kind: "too-many", details: { left: back.error.left } }
      : { kind: "not-prepared" },
  );
}

/** Whether the scan says that what is not on the list goes with it nevertheless. */
function mayAddPieces({ kind }: PrepareClaimsRefusal, { scan }: ScanWork): boolean {
  if (scan.forItemId !== null) return kind === "not-listed" || kind === "enough";
  return scan.add && (kind === "not-listed" || kind === "enough" || kind === "too-many");
}

interface Pieces {
  readonly itemId: string;
  readonly quantity: number;
}

/** Claims what the list has not: in place of a piece that waits, or on a line of its own, which costs nothing. */
async function addPieces(tx: Tx, work: ScanWork, pieces: Pieces): Promise<Result<null, ScanRefusal>> {
  const { hire, scan, actorId, now } = work;
  const claims = {
    owner: "hire" as const,
    ownerId: hire.id,
    reference: hire.number,
    expiresAt: null,
    actorId,
    now,
    period: { from: hire.startsAt, to: hire.endsAt },
    acceptedAt: hire.acceptedAt,
  };
  if (scan.forItemId !== null) {
    const hireClaims = await listHireClaims(tx, hire.id);
    const from = hireClaims.find((claim) => promisedItem(claim) === scan.forItemId && isWaiting(claim));
    if (!from || pieces.quantity !== 1) return refuse({ kind: "not-listed" });
    const swapped = await swapPiece(tx, { from, itemId: pieces.itemId, claims });
    if (!swapped.ok) return refuse({ kind: "not-free" });
  } else {
    const lineId = await addLine(tx, work, pieces);
    const taken = await claimItems(tx, { ...claims, lines: [{ lineId, ...pieces }] });
    if (!taken.ok) return refuse({ kind: "not-free" });
  }
  const action = scan.forItemId === null ? "hire.gear-added" : "hire.gear-swapped";
  const [item] = await tx
    .select({ code: hireItems.code })
    .from(hireItems)
    .where(eq(hireItems.id, pieces.itemId));
  await addAuditEntry(tx, {
    actorId,
    action,
    subjectType: "hire",
    subjectId: hire.id,
    details: { number: hire.number, item: item?.code, quantity: pieces.quantity },
  });
  return ok(null);
}

/** A line of a hire for what was added in the store. Staff charge it themselves where it is to cost something. */
async function addLine(tx: Tx, { hire }: ScanWork, { itemId, quantity }: Pieces): Promise<string> {
  const [item] = await tx.select().from(hireItems).where(eq(hireItems.id, itemId));
  const [last] = await tx
    .select({ position: max(hireLines.position) })
    .from(hireLines)
    .where(eq(hireLines.hireId, hire.id));
  if (!item) throw new Error(`Bug: no item ${itemId}`);
  const id = newId();
  await tx.insert(hireLines).values({
    id,
    hireId: hire.id,
    position: (last?.position ?? -1) + 1,
    kind: "item",
    itemId,
    quantity,
    name: item.name,
    nameGa: item.nameGa,
    vatRate: item.vatRate,
    replacementNet: item.replacementNet,
    dayRateNet: ZERO,
    factor: 1000,
    discount: 0,
    net: ZERO,
    orderDiscount: ZERO,
  });
  return id;
}

function refusalOf(refusal: PrepareClaimsRefusal, unit?: number): ScanRefusal {
  switch (refusal.kind) {
    case "unknown":
      return { kind: "gone" };
    case "overdue":
    case "taken":
      return { kind: "taken", details: { hire: refusal.reference } };
    case "repair":
    case "missing":
      return { kind: refusal.kind, details: { ...(unit !== undefined && { unit }) } };
    case "prepared-elsewhere":
    case "out-elsewhere":
      return { kind: refusal.kind, details: { hire: refusal.reference, hireId: refusal.hireId } };
    case "other-unit":
      return { kind: "other-unit", details: { promised: refusal.unitNumber } };
    case "enough":
      return { kind: "enough", details: { needed: refusal.needed } };
    case "too-many":
      return { kind: "too-many", details: { left: refusal.left } };
    default:
      return { kind: refusal.kind };
  }
}
