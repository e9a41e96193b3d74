import type { Db } from "#app/db/client.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import {
  fleetMovements,
  hireAccessories,
  hireGroups,
  hireItems,
  hireParts,
  hireSubstitutes,
} from "#app/db/schema/hire/fleet.ts";
import { addUnits } from "#app/features/assets/add-units.server.ts";
import { assetClassOf } from "#app/features/fleet/units/units.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { slugOf } from "#app/lib/text/slug.ts";

let counter = 0;

function nextNumber(): number {
  counter += 1;
  return counter;
}

type GroupValues = Partial<typeof hireGroups.$inferInsert>;
type ItemValues = Partial<typeof hireItems.$inferInsert> & {
  /** Parts of a kit: id of the item and pieces of it. */
  readonly parts?: readonly (readonly [itemId: string, quantity: number])[];
  readonly included?: readonly (readonly [itemId: string, quantity: number])[];
  readonly suggested?: readonly (readonly [itemId: string, quantity: number])[];
  /** Ids, the best first. */
  readonly substitutes?: readonly string[];
};

export interface CreatedHireItem {
  readonly id: string;
  readonly code: string;
  readonly slug: string;
  readonly name: string;
  readonly groupId: string;
  /** Numbers of the units of a serialised item, ascending. */
  readonly units: readonly number[];
}

/** A group that is live and has no buffers, unless `values` say otherwise. */
export async function createHireGroup(
  db: Db,
  values: GroupValues = {},
): Promise<{ id: string; name: string }> {
  const name = values.name ?? `Hire group ${nextNumber()}`;
  const id = values.id ?? newId();
  await db.insert(hireGroups).values({ live: true, nameGa: name, ...values, id, name });
  return { id, name };
}

/**
 * A visible bulk item of which 10 are owned, at €45.00 a day, in a group of its own unless `values` name one. A
 * serialised item gets a unit for each owned piece; a kit owns nothing.
 */
export async function createHireItem(db: Db, values: ItemValues = {}): Promise<CreatedHireItem> {
  const n = nextNumber();
  const { parts = [], included = [], suggested = [], substitutes = [], ...columns } = values;
  const groupId = columns.groupId ?? (await createHireGroup(db)).id;
  const kind = columns.kind ?? (parts.length > 0 ? "kit" : "bulk");
  const owned = kind === "kit" ? 0 : (columns.owned ?? 10);
  const id = columns.id ?? newId();
  const code = columns.code ?? `HIRE-${n}`;
  const name = columns.name ?? `Hire item ${n}`;
  const slug = columns.slug ?? `${slugOf(name)}-${n}`;
  const dayRateNet = columns.dayRateNet === undefined ? cents(4_500) : columns.dayRateNet;
  const row = { ...columns, id, code, name, slug, kind, owned, groupId, dayRateNet };
  return inTransaction(db, async (tx) => {
    await tx.insert(hireItems).values(row);
    const accessories = (kind: "included" | "suggested", list: typeof included) =>
      list.map(([accessoryId, quantity]) => ({ itemId: id, accessoryId, quantity, kind }));
    const all = [...accessories("included", included), ...accessories("suggested", suggested)];
    if (parts.length > 0)
      await tx.insert(hireParts).values(parts.map(([itemId, quantity]) => ({ kitId: id, itemId, quantity })));
    if (all.length > 0) await tx.insert(hireAccessories).values(all);
    if (substitutes.length > 0)
      await tx
        .insert(hireSubstitutes)
        .values(substitutes.map((substituteId, rank) => ({ itemId: id, substituteId, rank })));
    if (owned > 0) await tx.insert(fleetMovements).values({ itemId: id, delta: owned, reason: "count" });
    const unit = {
      hireItemId: id,
      assetClass: assetClassOf(columns.lifting ?? "none", columns.electrical ?? false),
    };
    const units =
      kind === "serialised"
        ? await addUnits(
            tx,
            Array.from({ length: owned }, () => unit),
          )
        : [];
    return { id, code, slug, name, groupId, units: units.map(({ number }) => number).sort((a, b) => a - b) };
  });
}
