import { and, eq, inArray, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { foldSerial } from "#app/features/assets/assets.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { OwnedRefusal } from "#app/features/claims/change-owned.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type FleetReason, MAX_NEW_UNITS, MAX_SERIAL_LENGTH } from "../fleet.ts";
import { lockItem } from "../items/lock-item.server.ts";
import { addCountedUnits } from "./add-counted-units.server.ts";

interface NewUnits {
  readonly itemId: string;
  /** Serials, "" for a unit without one: a unit for each. */
  readonly serials: readonly string[];
  readonly brand: string;
  readonly place: string;
  readonly reason: FleetReason;
  readonly actorId: string;
  readonly now: Date;
}

export type AddUnitsRefusal =
  | OwnedRefusal
  | { readonly kind: "not-serialised" }
  | { readonly kind: "none" }
  | { readonly kind: "too-many"; readonly most: number }
  | { readonly kind: "serial-too-long"; readonly serial: string }
  | { readonly kind: "serial-taken"; readonly serial: string };

/** Adds units to a serialised item and counts them as owned. Gives their numbers, ascending. */
export async function addItemUnits(
  db: Db,
  units: NewUnits,
): Promise<Result<readonly number[], AddUnitsRefusal>> {
  return inTransaction(db, async (tx) => {
    const item = await lockItem(tx, units.itemId);
    if (!item) return refuse({ kind: "not-found" });
    if (item.kind !== "serialised") return refuse({ kind: "not-serialised" });
    const { serials, brand, place, itemId, reason, actorId, now } = units;
    if (serials.length === 0) return refuse({ kind: "none" });
    if (serials.length > MAX_NEW_UNITS) return refuse({ kind: "too-many", most: MAX_NEW_UNITS });
    const long = serials.find((serial) => serial.length > MAX_SERIAL_LENGTH);
    if (long !== undefined) return refuse({ kind: "serial-too-long", serial: long });
    const taken = await findTakenSerial(tx, brand, serials);
    if (taken !== null) return refuse({ kind: "serial-taken", serial: taken });
    const added = await addCountedUnits(tx, {
      itemId,
      units: serials.map((serial) => ({ serial, brand, place })),
      reason,
      actorId,
      now,
    });
    if (!added.ok) return added;
    const { numbers } = added.value;
    await addAuditEntry(tx, {
      actorId,
      action: "unit.added",
      subjectType: "hire-item",
      subjectId: itemId,
      details: { code: item.code, units: numbers },
    });
    await bumpSiteVersion(tx);
    return ok(numbers);
  });
}

/** A serial that an asset of the brand has, or that is there twice. */
async function findTakenSerial(tx: Tx, brand: string, serials: readonly string[]): Promise<string | null> {
  const typed = serials.filter((serial) => serial !== "");
  const folded = typed.map(foldSerial);
  const twice = typed.find((_, at) => folded.indexOf(folded[at] ?? "") !== at);
  if (twice) return twice;
  if (folded.length === 0) return null;
  const [known] = await tx
    .select({ serial: assets.serial })
    .from(assets)
    .where(and(inArray(assets.serialFold, folded), eq(sql`lower(${assets.brand})`, brand.toLowerCase())))
    .limit(1);
  return known?.serial ?? null;
}
