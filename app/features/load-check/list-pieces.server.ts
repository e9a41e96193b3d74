import { inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { explode } from "#app/features/claims/availability/explode.ts";
import { listItemFacts } from "#app/features/claims/availability/item-facts.server.ts";
import { LOAD_COLUMNS } from "#app/features/fleet/catalogue/load-columns.server.ts";
import type { Cents } from "#app/lib/money.ts";
import type { LoadPieces } from "./check-load.ts";

/** Pieces of an item of the catalogue. */
export interface ListedPieces extends LoadPieces {
  readonly id: string;
  readonly code: string;
  /** The replacement value of one piece; null where none is stored. */
  readonly replacementNet: Cents | null;
}

/**
 * The pieces that a list takes along: the parts of kits and the included accessories, equal items summed. A kit with a
 * weight of its own is one piece of that. At most four statements, however long the list is.
 */
export async function listPieces(
  db: Db,
  lines: readonly { readonly item: { readonly id: string }; readonly quantity: number }[],
): Promise<readonly ListedPieces[]> {
  if (lines.length === 0) return [];
  const facts = await listItemFacts(
    db,
    lines.map(({ item }) => item.id),
  );
  const rows = await selectLoads(db, [...facts.keys()]);
  const loads = new Map(rows.map((row) => [row.id, row]));
  const quantities = new Map<string, number>();
  const add = (id: string, quantity: number) => quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  for (const { item, quantity } of lines) {
    const known = facts.get(item.id);
    if (!known) continue;
    const isWhole = known.isKit && (loads.get(item.id)?.load.weightGrams ?? null) !== null;
    const counted = isWhole ? { ...known, isKit: false, parts: [] } : known;
    for (const [id, each] of explode(counted, new Map([...facts, [item.id, counted]])))
      add(id, each * quantity);
  }
  return piecesOf(db, quantities, loads);
}

/** The pieces of each item by its id, as they are: no kit is taken apart and no accessory added. */
export async function loadPieces(
  db: Db,
  quantities: ReadonlyMap<string, number>,
): Promise<readonly ListedPieces[]> {
  if (quantities.size === 0) return [];
  const rows = await selectLoads(db, [...quantities.keys()]);
  return piecesOf(db, quantities, new Map(rows.map((row) => [row.id, row])));
}

type LoadRow = Awaited<ReturnType<typeof selectLoads>>[number];

async function piecesOf(
  db: Db,
  quantities: ReadonlyMap<string, number>,
  loads: ReadonlyMap<string, LoadRow>,
): Promise<ListedPieces[]> {
  const parts = await listPoweredParts(
    db,
    [...loads.values()].filter(
      ({ id, kind, load }) => quantities.has(id) && kind === "kit" && load.watts === null,
    ),
  );
  return [...quantities].flatMap(([itemId, quantity]) => {
    const row = loads.get(itemId);
    if (!row) return [];
    const { id, code, replacementNet } = row;
    const each = parts.get(id);
    if (!each?.length) return [{ id, code, replacementNet, ...loadOf(row, quantity) }];
    const all = each.map((part) => ({ ...part, quantity: part.quantity * quantity }));
    return [{ id, code, replacementNet, ...loadOf(row, quantity), parts: all }];
  });
}

/** The parts of one of each kit, by the kit. */
async function listPoweredParts(
  db: Db,
  kits: readonly LoadRow[],
): Promise<ReadonlyMap<string, readonly LoadPieces[]>> {
  if (kits.length === 0) return new Map();
  const facts = await listItemFacts(
    db,
    kits.map(({ id }) => id),
  );
  const loads = new Map((await selectLoads(db, [...facts.keys()])).map((row) => [row.id, row]));
  return new Map(
    kits.map(({ id }) => {
      const kit = facts.get(id);
      const parts = kit ? [...explode({ ...kit, accessories: [] }, facts)] : [];
      return [
        id,
        parts.flatMap(([partId, quantity]) => {
          const row = loads.get(partId);
          return row ? [loadOf(row, quantity)] : [];
        }),
      ];
    }),
  );
}

function loadOf({ name, nameGa, electrical, load }: LoadRow, quantity: number): LoadPieces {
  return { name, nameGa, electrical, load, quantity };
}

function selectLoads(db: Db, ids: readonly string[]) {
  const { id, code, kind, name, nameGa, electrical, replacementNet } = hireItems;
  return db
    .select({ id, code, kind, name, nameGa, electrical, replacementNet, load: LOAD_COLUMNS })
    .from(hireItems)
    .where(inArray(id, [...ids]));
}
