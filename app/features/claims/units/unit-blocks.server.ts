import { and, desc, eq, inArray, lte, or, type SQL } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs } from "#app/lib/time/clock.ts";
import { OPEN_END, type Period, type UnitBlockKind } from "../claims.ts";
import { UNSENT_CLAIMS } from "../enums.ts";
import { isLive, overlapsPeriod } from "../live-claims.server.ts";
import { lockItems } from "../lock-items.server.ts";
import { coverShortages } from "../shortages/cover-shortages.server.ts";
import { giveWay } from "../shortages/give-way.server.ts";

interface UnitBlock {
  readonly unitNumber: number;
  readonly kind: UnitBlockKind;
  readonly from: Date;
  /** The end; null while no one knows. */
  readonly to: Date | null;
  readonly actorId: string | null;
  readonly now: Date;
  /** The number of the hire that the unit came back from, where it begins with a return. */
  readonly reference?: string | undefined;
  /** The line that gives way where the unit was promised; left out, the one accepted last. */
  readonly giveWayLineId?: string | undefined;
}

export type UnitBlockRefusal =
  | { readonly kind: "unknown-unit" }
  /** The unit is with a customer: it must come back first. */
  | { readonly kind: "unit-is-out" }
  | { readonly kind: "already-blocked" }
  /** All other pieces of the item are out or blocked themselves. */
  | { readonly kind: "all-out" };

/**
 * Takes a unit off the shelf: repair, lost, retired. A line that was promised the unit gets another one, or a
 * shortage, so that staff see it. Gives the number of shortages.
 */
export async function openUnitBlock(
  tx: Tx,
  { unitNumber, kind, from, to, actorId, now, reference = "", giveWayLineId }: UnitBlock,
): Promise<Result<{ readonly shortages: number }, UnitBlockRefusal>> {
  const unit = await lockUnit(tx, unitNumber);
  if (!unit) return refuse({ kind: "unknown-unit" });
  const { itemId, owned } = unit;
  const period = { from, to: to ?? OPEN_END };
  if (await isUnitOut(tx, unitNumber)) return refuse({ kind: "unit-is-out" });
  if (await isBlocked(tx, { unitNumber, kind, period, now })) return refuse({ kind: "already-blocked" });
  await unpin(tx, unitNumber, { period, now });
  await tx.insert(hireClaims).values({
    itemId,
    unitNumber,
    quantity: 1,
    kind,
    state: "firm",
    startsAt: period.from,
    endsAt: period.to,
    owner: "asset",
    ownerId: unit.id,
    reference,
    actorId,
    createdAt: now,
  });
  const reason = kind === "retired" ? "retired" : kind;
  const given = await giveWay(tx, { itemId, owned, period, reason, now, lineId: giveWayLineId });
  return given.ok ? ok({ shortages: given.value }) : given;
}

/**
 * Moves the end of the block that keeps a unit off the shelf; null: no one knows it any more. Sooner, shortages of its
 * item are covered with what becomes free; later, promises give way as when it began. Gives the number of shortages.
 */
export async function moveUnitBlockEnd(
  tx: Tx,
  { unitNumber, kind, to, now }: Pick<UnitBlock, "unitNumber" | "kind" | "to" | "now">,
): Promise<Result<{ readonly shortages: number }, Extract<UnitBlockRefusal, { kind: "all-out" }>>> {
  const unit = await lockUnit(tx, unitNumber);
  if (!unit) return ok({ shortages: 0 });
  const { itemId, owned } = unit;
  const [block] = await tx
    .select({ id: hireClaims.id, endsAt: hireClaims.endsAt })
    .from(hireClaims)
    .where(
      and(eq(hireClaims.unitNumber, unitNumber), eq(hireClaims.kind, kind), eq(hireClaims.state, "firm")),
    )
    .orderBy(desc(hireClaims.startsAt))
    .limit(1);
  if (!block) return ok({ shortages: 0 });
  const endsAt = to ?? OPEN_END;
  const added = { from: block.endsAt < now ? now : block.endsAt, to: endsAt };
  if (added.from < added.to) await unpin(tx, unitNumber, { period: added, now });
  await tx.update(hireClaims).set({ endsAt, updatedAt: now }).where(eq(hireClaims.id, block.id));
  if (added.from < added.to) {
    const given = await giveWay(tx, { itemId, owned, period: added, reason: kind, now });
    return given.ok ? ok({ shortages: given.value }) : given;
  }
  await coverShortages(tx, { itemIds: [itemId], now });
  return ok({ shortages: 0 });
}

/**
 * Puts a unit back on the shelf at `now`, and covers shortages of its item with it. Nothing happens without a block.
 */
export async function closeUnitBlock(
  tx: Tx,
  { unitNumber, kind, now }: Pick<UnitBlock, "unitNumber" | "kind" | "now">,
): Promise<void> {
  const unit = await lockUnit(tx, unitNumber);
  if (!unit) return;
  const blocks = await tx
    .select({ id: hireClaims.id, startsAt: hireClaims.startsAt })
    .from(hireClaims)
    .where(
      and(eq(hireClaims.unitNumber, unitNumber), eq(hireClaims.kind, kind), eq(hireClaims.state, "firm")),
    );
  for (const { id, startsAt } of blocks) {
    const endsAt = startsAt < now ? now : addMs(startsAt, 1);
    await tx.update(hireClaims).set({ state: "released", endsAt }).where(eq(hireClaims.id, id));
  }
  await coverShortages(tx, { itemIds: [unit.itemId], now });
}

/**
 * Releases what a unit that leaves the fleet blocks, and promises others in its place; `changeOwned` must follow in the
 * same transaction. Refuses a unit that is out.
 */
export async function freeUnit(
  tx: Tx,
  { unitNumber, now }: Pick<UnitBlock, "unitNumber" | "now">,
): Promise<Result<void, Extract<UnitBlockRefusal, { kind: "unknown-unit" | "unit-is-out" }>>> {
  const unit = await lockUnit(tx, unitNumber);
  if (!unit) return refuse({ kind: "unknown-unit" });
  const period = { from: now, to: OPEN_END };
  if (await isUnitOut(tx, unitNumber)) return refuse({ kind: "unit-is-out" });
  await unpin(tx, unitNumber, { period, now });
  await tx
    .update(hireClaims)
    .set({ state: "released" })
    .where(and(eq(hireClaims.unitNumber, unitNumber), eq(hireClaims.state, "firm")));
  return ok(undefined);
}

/** Locks the item of a unit, then the unit. Null where there is none. */
export async function lockUnit(tx: Tx, unitNumber: number) {
  const [unit] = await tx
    .select({ id: assets.id, itemId: assets.hireItemId })
    .from(assets)
    .where(eq(assets.unitNumber, unitNumber));
  if (!unit?.itemId) return null;
  const owned = (await lockItems(tx, [unit.itemId])).get(unit.itemId) ?? 0;
  await tx.select({ id: assets.id }).from(assets).where(eq(assets.id, unit.id)).for("no key update");
  return { id: unit.id, itemId: unit.itemId, owned };
}

/** Whether the unit is with a customer. Overdue units count: the stored period of their claim may have passed. */
async function isUnitOut(tx: Tx, unitNumber: number): Promise<boolean> {
  const out = and(eq(hireClaims.unitNumber, unitNumber), eq(hireClaims.state, "out"));
  return (await tx.$count(hireClaims, out)) > 0;
}

/** Whether a block of the same kind holds the unit in the period, or has run past its end. */
async function isBlocked(
  tx: Tx,
  {
    unitNumber,
    kind,
    period,
    now,
  }: Pick<UnitBlock, "unitNumber" | "kind" | "now"> & { readonly period: Period },
): Promise<boolean> {
  const open = and(
    eq(hireClaims.unitNumber, unitNumber),
    eq(hireClaims.kind, kind),
    eq(hireClaims.state, "firm"),
  );
  const met = or(overlapsPeriod(period), lte(hireClaims.endsAt, now));
  return (await tx.$count(hireClaims, and(open, met))) > 0;
}

/** Hires that were promised this unit are promised one of its item from now on; its turnaround ends. */
async function unpin(
  tx: Tx,
  unitNumber: number,
  { period, now }: { readonly period: Period; readonly now: Date },
): Promise<void> {
  const held = ofUnit(unitNumber, period, now);
  const isHire = eq(hireClaims.kind, "hire");
  const pinned = inArray(hireClaims.state, UNSENT_CLAIMS);
  await tx
    .update(hireClaims)
    .set({ unitNumber: null, preparedAt: null })
    .where(and(held, isHire, pinned));
  await tx
    .update(hireClaims)
    .set({ state: "released" })
    .where(and(held, eq(hireClaims.kind, "turnaround")));
}

function ofUnit(unitNumber: number, period: Period, now: Date): SQL | undefined {
  return and(eq(hireClaims.unitNumber, unitNumber), isLive(now), overlapsPeriod(period));
}
