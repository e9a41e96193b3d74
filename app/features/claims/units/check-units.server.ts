import type { Db } from "#app/db/client.server.ts";
import { explodeLines } from "../availability/explode.ts";
import { blockedPeriods, readStoreHours } from "../availability/get-availability.server.ts";
import { listItemFacts } from "../availability/item-facts.server.ts";
import type { Period, UnitFault } from "../claims.ts";
import { findUnitFaults, type NamedUnit } from "./unit-faults.server.ts";

interface UnitsQuestion {
  readonly lines: readonly NamedUnit[];
  /** Collection and return, without buffers; null while no one knows them: then only the item is looked at. */
  readonly period: Period | null;
  readonly now: Date;
  /** A quote or hire whose own claims count as free. */
  readonly withoutOwnerId?: string | undefined;
}

/** The reason for each line that names a unit why the unit cannot be promised; null where it can. */
export async function checkUnits(
  db: Db,
  { lines, period, now, withoutOwnerId }: UnitsQuestion,
): Promise<readonly (UnitFault | null)[]> {
  if (lines.length === 0) return [];
  const facts = await listItemFacts(
    db,
    lines.map(({ itemId }) => itemId),
  );
  const wanted = explodeLines(
    lines.filter(({ itemId }) => facts.has(itemId)).map(({ itemId }) => ({ itemId, quantity: 1 })),
    facts,
  );
  const { hours, overdueUntil } = await readStoreHours(db, { from: period?.from ?? now, now });
  const items = period ? blockedPeriods(wanted, { facts, period, hours }) : [];
  const periods = new Map(items.map((item) => [item.itemId, item.period]));
  return findUnitFaults(db, lines, { periods, now, overdueUntil, withoutOwnerId });
}
