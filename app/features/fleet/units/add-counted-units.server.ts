import type { Tx } from "#app/db/client.server.ts";
import { fleetMovements } from "#app/db/schema/hire/fleet.ts";
import { addUnits } from "#app/features/assets/add-units.server.ts";
import { changeOwned, type OwnedRefusal } from "#app/features/claims/change-owned.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { FleetReason } from "../fleet.ts";
import type { CountChanged } from "../items/change-count.server.ts";
import { lockItem } from "../items/lock-item.server.ts";
import { assetClassOf } from "./units.ts";

interface NewCountedUnits {
  /** A serialised item. */
  readonly itemId: string;
  /** What is known of each unit. */
  readonly units: readonly { readonly serial?: string; readonly brand?: string; readonly place?: string }[];
  readonly reason: FleetReason;
  readonly actorId: string | null;
  readonly now: Date;
}

/**
 * Adds units to an item and counts them as owned, each with its line in the fleet's ledger. Gives their numbers,
 * ascending. The caller has made sure that no serial is known yet.
 */
export async function addCountedUnits(
  tx: Tx,
  { itemId, units, now, ...line }: NewCountedUnits,
): Promise<Result<CountChanged & { readonly numbers: readonly number[] }, OwnedRefusal>> {
  const item = await lockItem(tx, itemId);
  if (!item) return refuse({ kind: "not-found" });
  const unit = {
    hireItemId: itemId,
    productId: item.productId,
    model: item.name,
    assetClass: assetClassOf(item.lifting, item.electrical),
  };
  const added = await addUnits(
    tx,
    units.map((details) => ({ ...unit, ...details })),
  );
  const numbers = added.map(({ number }) => number).sort((a, b) => a - b);
  const changed = await changeOwned(tx, { itemId, by: numbers.length, now });
  if (!changed.ok) return changed;
  const lines = numbers.map((unitNumber) => ({ itemId, delta: 1, unitNumber, ...line, createdAt: now }));
  if (lines.length > 0) await tx.insert(fleetMovements).values(lines);
  return ok({ ...changed.value, numbers });
}
