import { inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { explode } from "#app/features/claims/availability/explode.ts";
import { listItemFacts } from "#app/features/claims/availability/item-facts.server.ts";
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
 * weight of its own is one piece of that. Two statements, however long the list is.
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
    const isWhole = known.isKit && (loads.get(item.id)?.weightGrams ?? null) !== null;
    const counted = isWhole ? { ...known, isKit: false, parts: [] } : known;
    for (const [id, each] of explode(counted, new Map([...facts, [item.id, counted]])))
      add(id, each * quantity);
  }
  return piecesOf(quantities, loads);
}

/** The pieces of each item by its id, as they are: no kit is taken apart and no accessory added. */
export async function loadPieces(
  db: Db,
  quantities: ReadonlyMap<string, number>,
): Promise<readonly ListedPieces[]> {
  if (quantities.size === 0) return [];
  const rows = await selectLoads(db, [...quantities.keys()]);
  return piecesOf(quantities, new Map(rows.map((row) => [row.id, row])));
}

type LoadRow = Awaited<ReturnType<typeof selectLoads>>[number];

function piecesOf(
  quantities: ReadonlyMap<string, number>,
  loads: ReadonlyMap<string, LoadRow>,
): ListedPieces[] {
  return [...quantities].flatMap(([itemId, quantity]) => {
    const row = loads.get(itemId);
    if (!row) return [];
    const { id, code, replacementNet, name, nameGa, electrical, ...load } = row;
    return [{ id, code, replacementNet, name, nameGa, electrical, load, quantity }];
  });
}

function selectLoads(db: Db, ids: readonly string[]) {
  const { id, code, name, nameGa, electrical, replacementNet } = hireItems;
  const { watts, powerFactor, phases, weightGrams } = hireItems;
  const { casePieces, caseGrams, caseLengthMm, caseWidthMm, caseHeightMm } = hireItems;
  return db
    .select({
      id,
      code,
      name,
      nameGa,
      electrical,
      replacementNet,
      watts,
      powerFactor,
      phases,
      weightGrams,
      casePieces,
      caseGrams,
      caseLengthMm,
      caseWidthMm,
      caseHeightMm,
    })
    .from(hireItems)
    .where(inArray(id, [...ids]));
}
