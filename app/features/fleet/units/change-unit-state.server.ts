import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import type { AssetState } from "#app/features/assets/assets.ts";
import { canUnitBecome, isOwned } from "#app/features/assets/unit-states.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { OwnedRefusal } from "#app/features/claims/change-owned.server.ts";
import {
  closeUnitBlock,
  freeUnit,
  openUnitBlock,
  type UnitBlockRefusal,
} from "#app/features/claims/units/unit-blocks.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { changeCount } from "../items/change-count.server.ts";
import { lockItem } from "../items/lock-item.server.ts";

interface UnitStateChange {
  readonly number: number;
  readonly to: AssetState;
  /** The state that the person saw. */
  readonly seen: string;
  /** The expected end of a repair; null while it is unknown. */
  readonly until: Date | null;
  /** The number of the hire that it came back from, damaged or not at all. */
  readonly hire?: string;
  readonly actorId: string;
  readonly now: Date;
}

export type UnitStateRefusal =
  | UnitBlockRefusal
  | OwnedRefusal
  | { readonly kind: "conflict"; readonly state: AssetState }
  | { readonly kind: "not-allowed"; readonly state: AssetState }
  | { readonly kind: "until-past" };

/** What takes a unit off the shelf while it is in a state. */
const BLOCKS = { repair: "maintenance", missing: "missing" } as const;

/**
 * Takes a unit to another state, with the claim that keeps it off the shelf or the ledger's line of its leaving. Gives
 * the number of promises that lost their piece. Refused while it is out with a customer.
 */
export async function changeUnitState(
  db: Db,
  change: UnitStateChange,
): Promise<Result<{ readonly shortages: number }, UnitStateRefusal>> {
  const { number, to, seen, until, hire, actorId, now } = change;
  return inTransaction(db, async (tx) => {
    const unit = await lockUnit(tx, number);
    if (!unit) return refuse({ kind: "unknown-unit" });
    if (unit.state !== seen) return refuse({ kind: "conflict", state: unit.state });
    if (!canUnitBecome(unit.state, to)) return refuse({ kind: "not-allowed", state: unit.state });
    if (to === "repair" && until !== null && until <= now) return refuse({ kind: "until-past" });
    const moved = isOwned(to)
      ? await moveOnShelf(tx, unit.state, change)
      : await leave(tx, unit.itemId, change);
    if (!moved.ok) return moved;
    await tx
      .update(assets)
      .set({ state: to, ...nextVersion(assets, now) })
      .where(eq(assets.unitNumber, number));
    await addAuditEntry(tx, {
      actorId,
      action: "unit.state-changed",
      subjectId: unit.id,
      details: { number, from: unit.state, to, shortages: moved.value.shortages, ...(hire && { hire }) },
    });
    // No page shows what a claim alone changes.
    if (!isOwned(to)) await bumpSiteVersion(tx);
    return moved;
  });
}

async function lockUnit(tx: Tx, number: number) {
  const [known] = await tx
    .select({ itemId: assets.hireItemId })
    .from(assets)
    .where(eq(assets.unitNumber, number));
  if (!known?.itemId || !(await lockItem(tx, known.itemId))) return null;
  const [unit] = await tx
    .select({ id: assets.id, state: assets.state })
    .from(assets)
    .where(eq(assets.unitNumber, number))
    .for("no key update");
  return unit ? { ...unit, itemId: known.itemId } : null;
}

async function moveOnShelf(
  tx: Tx,
  from: AssetState,
  { number, to, until, hire, actorId, now }: UnitStateChange,
): Promise<Result<{ readonly shortages: number }, UnitBlockRefusal>> {
  const unit = { unitNumber: number, now };
  if (to === "repair" || to === "missing") {
    const end = to === "repair" ? until : null;
    return openUnitBlock(tx, { ...unit, kind: BLOCKS[to], from: now, to: end, reference: hire, actorId });
  }
  if (from === "repair" || from === "missing") await closeUnitBlock(tx, { ...unit, kind: BLOCKS[from] });
  return ok({ shortages: 0 });
}

async function leave(tx: Tx, itemId: string, { number, to, actorId, now }: UnitStateChange) {
  const freed = await freeUnit(tx, { unitNumber: number, now });
  if (!freed.ok) return freed;
  const reason = to === "sold" ? "sold" : "scrapped";
  return changeCount(tx, { itemId, by: -1, reason, actorId, unitNumber: number, now });
}
