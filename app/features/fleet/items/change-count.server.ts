import type { Tx } from "#app/db/client.server.ts";
import { fleetMovements } from "#app/db/schema/hire/fleet.ts";
import { changeOwned, type OwnedRefusal } from "#app/features/claims/change-owned.server.ts";
import { ok, type Result } from "#app/lib/result.ts";
import type { FleetReason } from "../fleet.ts";

interface CountChange {
  readonly itemId: string;
  /** Pieces more, or fewer. */
  readonly by: number;
  readonly reason: FleetReason;
  readonly actorId: string | null;
  /** The unit that came or went, of a serialised item. */
  readonly unitNumber?: number | null;
  readonly note?: string;
  readonly now: Date;
}

/** What is owned now, and how many promises lost their pieces. */
export interface CountChanged {
  readonly owned: number;
  readonly shortages: number;
}

/**
 * Changes how many pieces of an item are owned, with its line in the fleet's ledger. Promises that are no longer covered
 * become shortages; refuses to take what is out or blocked.
 */
export async function changeCount(
  tx: Tx,
  { itemId, by, now, ...line }: CountChange,
): Promise<Result<CountChanged, OwnedRefusal>> {
  const changed = await changeOwned(tx, { itemId, by, now });
  if (!changed.ok) return changed;
  if (by !== 0) await tx.insert(fleetMovements).values({ itemId, delta: by, ...line, createdAt: now });
  return ok(changed.value);
}
