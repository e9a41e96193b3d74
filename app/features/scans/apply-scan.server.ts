import { and, asc, eq, gt, gte, or, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { followCounts } from "#app/features/hires/counts/follow-counts.server.ts";
import { ACTIVE_STATES, RETURNED_STATES } from "#app/features/hires/enums.ts";
import { planGoodsMail } from "#app/features/hires/handover/plan-goods-mail.server.ts";
import { lockHire } from "#app/features/hires/transition-hire.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs } from "#app/lib/time/clock.ts";
import { noteDamage } from "./corrections/note-damage.server.ts";
import { actOnCustom } from "./custom/scan-custom.server.ts";
import {
  findTarget,
  isOf,
  refuseSerialised,
  rowNamed,
  type Target,
  type TargetUnit,
} from "./find-target.server.ts";
import { preparePiece, prepareUnitOf, putBackPieces } from "./prepare-gear.server.ts";
import { returnCount, returnUnit } from "./return-gear.server.ts";
import type { ScanWork } from "./scan-work.server.ts";
import {
  outcomeOf,
  type Scan,
  type ScanAnswer,
  type ScanDetails,
  type ScanRefusal,
  UNIT_SEPARATOR,
} from "./scans.ts";
import { handOver, keepRest, sendCount, sendUnit } from "./send-gear.server.ts";
import { actOnSupplied } from "./supplied/scan-supplied.server.ts";

interface Delivery {
  readonly actorId: string;
  /** The device's clock when it sent. */
  readonly sentAt: Date;
  readonly now: Date;
}

/** Applies scans one after the other, each in a transaction of its own: one that is refused stops no other. */
export async function applyScans(
  db: Db,
  scans: readonly Scan[],
  delivery: Delivery,
): Promise<readonly ScanAnswer[]> {
  const answers: ScanAnswer[] = [];
  for (const scan of scans) answers.push(await applyScan(db, scan, delivery));
  return answers;
}

/**
 * Applies one scan once: sent again, it is answered as the first time. What it does is decided by when it was made, not
 * when it arrives: one that is older than the last of its unit changes nothing, and a return that came before its way out
 * takes effect with that.
 */
export async function applyScan(db: Db, scan: Scan, delivery: Delivery): Promise<ScanAnswer> {
  const known = await findAnswer(db, scan.id);
  if (known) return known;
  const done = await inTransaction(db, (tx) => applyNew(tx, scan, delivery));
  if (done.ok) return done.value;
  const stored = await findAnswer(db, scan.id);
  return stored ?? answerOf(scan, { kind: "unknown-code" }, null);
}

async function applyNew(
  tx: Tx,
  scan: Scan,
  { actorId, sentAt, now }: Delivery,
): Promise<Result<ScanAnswer, { readonly kind: "known" | "unknown-hire" }>> {
  const hire = await lockHire(tx, scan.hireId);
  if (!hire) return refuse({ kind: "unknown-hire" });
  const occurredAt = correctedInstant(scan.at, { sentAt, now });
  const work: ScanWork = { hire, scan, actorId, occurredAt, now };
  const target = needsTarget(scan) ? await findTarget(tx, scan) : ok(null);
  const result = target.ok ? await act(tx, work, target.value) : refuse<ScanRefusal>(target.error);
  const refusal = result.ok ? null : await withItemName(tx, result.error, target.ok ? target.value : null);
  const answer = answerOf(scan, refusal, target.ok ? target.value : null, result);
  const stored = await tx
    .insert(hireScans)
    .values({
      id: scan.id,
      hireId: hire.id,
      action: scan.action,
      code: scan.code,
      quantity: scan.quantity,
      condition: scan.action === "return" ? scan.condition : null,
      note: scan.noteOf === null ? scan.note : "",
      deviceAt: scan.at,
      occurredAt,
      receivedAt: now,
      actorId,
      unitNumber: answer.unitNumber,
      itemId: answer.itemId,
      ...rowNamed(target.ok ? target.value : null),
      outcome: answer.outcome,
      reason: answer.reason,
      details: answer.details,
    })
    .onConflictDoNothing()
    .returning({ id: hireScans.id });
  if (stored.length === 0) return refuse({ kind: "known" });
  const isOut = scan.action === "out" || scan.action === "hand-over";
  const early = result.ok && isOut ? await applyEarlyReturns(tx, work, target.ok ? target.value : null) : 0;
  if (result.ok) await followCounts(tx, hire, { actorId, now });
  if (result.ok && isOut) await planGoodsMail(tx, hire.id, "delivery", now);
  // What was only corrected came back before.
  if (early > 0 || (result.ok && scan.action === "return" && !("corrected" in result.value)))
    await planGoodsMail(tx, hire.id, "return", now);
  return ok(answer);
}

/** What is not on the list is called by its name: the list has none. */
async function withItemName(tx: Tx, refusal: ScanRefusal, target: Target | null): Promise<ScanRefusal> {
  if (refusal.kind !== "not-listed" || (target?.kind !== "item" && target?.kind !== "units")) return refusal;
  const itemId = target.kind === "item" ? target.itemId : target.units[0].itemId;
  const [item] = await tx.select({ name: hireItems.name }).from(hireItems).where(eq(hireItems.id, itemId));
  return item ? { ...refusal, details: { ...refusal.details, item: item.name } } : refusal;
}

/** A device's clock may be off by days: what counts is how long before sending the scan was made. */
function correctedInstant(at: Date, { sentAt, now }: { readonly sentAt: Date; readonly now: Date }): Date {
  return addMs(now, Math.min(0, at.getTime() - sentAt.getTime()));
}

function needsTarget({ action }: Scan): boolean {
  return action !== "hand-over" && action !== "stays";
}

/** Does what a scan says, or nothing. */
async function act(tx: Tx, work: ScanWork, target: Target | null): Promise<Result<ScanDetails, ScanRefusal>> {
  // Outside the savepoint, which its answer would undo.
  if (work.scan.noteOf !== null) return refuse(await noteDamage(tx, work));
  return inTransaction(tx, async (sp) => {
    const { hire, scan } = work;
    const { action } = scan;
    const allowed = action === "return" ? [...ACTIVE_STATES, ...RETURNED_STATES] : ACTIVE_STATES;
    if (!allowed.includes(hire.state)) return refuse({ kind: "hire-state", details: { state: hire.state } });
    if (action === "hand-over") return handOver(sp, work);
    if (action === "stays") return keepRest(sp, work);
    if (target === null) return refuse({ kind: "unknown-code" });
    if (target.kind === "item") return actOnItem(sp, work, target);
    if (target.kind === "supplied") return actOnSupplied(sp, work, target.subhireId);
    if (target.kind === "custom") return actOnCustom(sp, work, target.lineId);
    const [unit, ...contents] = target.units;
    if (contents.length > 0) return actOnCase(sp, work, target.units);
    return actOnUnit(sp, work, unit);
  });
}

async function actOnItem(
  tx: Tx,
  work: ScanWork,
  { itemId, serialised }: Extract<Target, { kind: "item" }>,
): Promise<Result<ScanDetails, ScanRefusal>> {
  if (serialised) return refuse(await refuseSerialised(tx, { hireId: work.hire.id, itemId }));
  const pieces = { itemId, quantity: work.scan.quantity };
  if (work.scan.action === "prepare") return preparePiece(tx, work, pieces);
  if (work.scan.action === "put-back") return putBackPieces(tx, work, { itemId, unitNumber: null });
  if (work.scan.action === "out") return sendCount(tx, work, pieces);
  return returnCount(tx, work, itemId);
}

async function actOnUnit(
  tx: Tx,
  work: ScanWork,
  unit: TargetUnit,
): Promise<Result<ScanDetails, ScanRefusal>> {
  if (await isSuperseded(tx, work, unit.number)) return refuse({ kind: "late" });
  const { action } = work.scan;
  if (action === "prepare") return prepareUnitOf(tx, work, unit);
  if (action === "put-back") return putBackPieces(tx, work, { itemId: unit.itemId, unitNumber: unit.number });
  if (action === "out") return sendUnit(tx, work, unit);
  return returnUnit(tx, work, unit);
}

/** A case moves with what lies in it: whatever of it is on the list. Refused where nothing of it can move. */
async function actOnCase(
  tx: Tx,
  work: ScanWork,
  units: readonly [TargetUnit, ...TargetUnit[]],
): Promise<Result<ScanDetails, ScanRefusal>> {
  const [box] = units;
  const moved: number[] = [];
  const refused: { readonly unit: TargetUnit; readonly error: ScanRefusal }[] = [];
  for (const unit of units) {
    const outcome = await inTransaction(tx, (sp) => actOnUnit(sp, work, unit));
    if (outcome.ok) moved.push(unit.number);
    else refused.push({ unit, error: outcome.error });
  }
  if (moved.length === 0) return refuse(refusalOfCase(refused.map(({ error }) => error)));
  // A case that is not on the list goes along all the same.
  const left = refused.filter(({ unit, error }) => unit !== box || error.kind !== "not-listed");
  return ok({
    pieces: moved.length,
    moved: moved.join(UNIT_SEPARATOR),
    ...(left.length > 0 && { kept: left.map(({ unit }) => unit.number).join(UNIT_SEPARATOR) }),
  });
}

/** What a person is told of a case of which nothing moves: the same as of its contents, if they are where they should be. */
function refusalOfCase([own, ...contents]: readonly ScanRefusal[]): ScanRefusal {
  const repeated = contents.find(({ kind }) => outcomeOf(kind) === "repeated");
  const listed = contents.find(({ kind }) => kind !== "not-listed");
  return repeated ?? listed ?? own ?? { kind: "not-listed" };
}

/**
 * True where a later scan of the unit for this hire, or of the case in which it lay, took effect already: scanners that
 * were offline deliver late and in any order.
 */
async function isSuperseded(tx: Tx, { hire, occurredAt }: ScanWork, unitNumber: number): Promise<boolean> {
  const withCase = sql`${String(unitNumber)} = any(string_to_array(${hireScans.details} ->> 'moved', ${UNIT_SEPARATOR}))`;
  const later = and(
    ...[eq(hireScans.hireId, hire.id), or(eq(hireScans.unitNumber, unitNumber), withCase)],
    ...[eq(hireScans.outcome, "applied"), gt(hireScans.occurredAt, occurredAt)],
  );
  return (await tx.$count(hireScans, later)) > 0;
}

/** Returns that arrived before the scan that took their gear out, oldest first: they take effect now. Gives how many. */
async function applyEarlyReturns(tx: Tx, work: ScanWork, target: Target | null): Promise<number> {
  const waiting = await tx
    .select()
    .from(hireScans)
    .where(
      and(
        ...[eq(hireScans.hireId, work.hire.id), eq(hireScans.action, "return")],
        ...[eq(hireScans.reason, "not-out"), gte(hireScans.occurredAt, work.occurredAt)],
      ),
    )
    .orderBy(asc(hireScans.occurredAt));
  let applied = 0;
  for (const row of waiting) {
    if (target !== null && !isOf(target, row)) continue;
    const rowId = row.subhireId ?? row.lineId ?? row.itemId;
    const scan: Scan = {
      ...work.scan,
      id: row.id,
      action: "return",
      code: row.code,
      itemId: rowId,
      quantity: row.quantity,
      condition: row.condition ?? "good",
      note: row.note,
      at: row.deviceAt,
    };
    const again = await findTarget(tx, row.code === "" ? scan : { ...scan, itemId: null });
    if (!again.ok) continue;
    const hire = { ...work.hire, state: "out" as const };
    const early = { ...work, hire, scan, actorId: row.actorId, occurredAt: row.occurredAt };
    const done = await act(tx, early, again.value);
    if (!done.ok) continue;
    applied += 1;
    await tx
      .update(hireScans)
      .set({ outcome: "applied", reason: null, details: done.value })
      .where(eq(hireScans.id, row.id));
  }
  return applied;
}

async function findAnswer(db: Db, id: string): Promise<ScanAnswer | null> {
  const [row] = await db
    .select({
      id: hireScans.id,
      outcome: hireScans.outcome,
      reason: hireScans.reason,
      details: hireScans.details,
      unitNumber: hireScans.unitNumber,
      itemId: hireScans.itemId,
    })
    .from(hireScans)
    .where(eq(hireScans.id, id));
  return row ?? null;
}

function answerOf(
  { id }: Scan,
  refusal: ScanRefusal | null,
  target: Target | null,
  result: Result<ScanDetails, ScanRefusal> | null = null,
): ScanAnswer {
  const reason = refusal?.kind ?? null;
  const details = result?.ok ? result.value : (refusal?.details ?? {});
  const unit = target?.kind === "units" ? target.units[0] : null;
  return {
    id,
    outcome: outcomeOf(reason),
    reason,
    details,
    unitNumber: unit?.number ?? null,
    itemId: target?.kind === "item" ? target.itemId : (unit?.itemId ?? null),
  };
}
