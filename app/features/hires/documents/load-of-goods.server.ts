import { and, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { explode, type ItemFacts } from "#app/features/claims/availability/explode.ts";
import { listItemFacts } from "#app/features/claims/availability/item-facts.server.ts";
import { sumByItem } from "#app/features/claims/claims.ts";
import { promisedItem } from "#app/features/claims/warehouse/hire-claims.server.ts";
import { type ListedPieces, listPieces, loadPieces } from "#app/features/load-check/list-pieces.server.ts";
import type { Unweighed } from "#app/features/load-check/load-text.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { type HireState, isDropped } from "../hire-states.ts";
import { beyondLines, type SuppliedGoods } from "../subhires/supplied-goods.server.ts";
import { listPaperLines, listPromised, type PaperLine, type PromisedPieces } from "./list-goods.server.ts";

/** Pieces by item. */
type Quantities = Map<string, number>;

/**
 * What a hire takes along as the load check counts it: the pieces that it was promised. A hire that holds nothing any
 * more is counted by the catalogue as it is now.
 */
export async function listHirePieces(
  db: Db,
  { id, state }: { readonly id: string; readonly state: HireState },
): Promise<readonly ListedPieces[]> {
  const lines = await listPaperLines(db, [id]);
  if (isDropped(state)) {
    const items = lines.flatMap(({ itemId, quantity }) =>
      itemId === null ? [] : [{ item: { id: itemId }, quantity }],
    );
    return listPieces(db, items);
  }
  const promised = await listPromised(db, id);
  return piecesOfGoods(db, { goods: promised, promised, lines });
}

/** Goods of the custom lines of a hire, of which no weight is known. */
export async function listUnweighed(db: Db, hireId: string): Promise<readonly Unweighed[]> {
  return (await listPaperLines(db, [hireId])).filter(({ itemId, service }) => itemId === null && !service);
}

interface Goods {
  /** What is counted. */
  readonly goods: readonly PromisedPieces[];
  /** All that the hire was promised. */
  readonly promised: readonly PromisedPieces[];
  readonly lines: readonly PaperLine[];
}

/**
 * Goods of a hire as the load check counts them: the pieces themselves, and what a line has beyond them because it came
 * from a supplier. A kit with a weight of its own is one piece of that once all of its parts are there; a kit that the
 * catalogue makes of other parts by now than were promised is counted by its pieces.
 */
export async function piecesOfGoods(
  db: Db,
  { goods, promised, lines }: Goods,
): Promise<readonly ListedPieces[]> {
  const itemIds = lines.flatMap(({ itemId }) => itemId ?? []);
  if (itemIds.length === 0) return loadPieces(db, sumByItem(goods));
  const facts = await listItemFacts(db, itemIds);
  const weighed = await listWeighedKits(db, itemIds);
  const total: Quantities = new Map();
  const ids = new Set(lines.map(({ id }) => id));
  for (const { lineId, itemId, quantity } of goods)
    if (lineId === null || !ids.has(lineId)) total.set(itemId, (total.get(itemId) ?? 0) + quantity);
  for (const line of lines) {
    const item = line.itemId === null ? undefined : facts.get(line.itemId);
    if (!item) continue;
    const whole = sumByItem(promised.filter(({ lineId }) => lineId === line.id).map(asPromised));
    const held = heldOf(goods, { line, isKit: item.isKit, whole });
    if (weighed.has(item.id) && isAsPromised(whole, line, explode(item, facts)))
      gatherKits(held, item, facts);
    for (const [id, quantity] of held) total.set(id, (total.get(id) ?? 0) + quantity);
  }
  return loadPieces(db, new Map([...total].filter(([, quantity]) => quantity > 0)));
}

function asPromised(pieces: PromisedPieces) {
  return { itemId: promisedItem(pieces), quantity: pieces.quantity };
}

/** Pieces of items that suppliers brought and that left, as far as no line counts them. */
export function suppliedPieces(
  lines: readonly PaperLine[],
  supplied: readonly SuppliedGoods[],
): readonly PromisedPieces[] {
  return beyondLines(lines, supplied).flatMap(({ lineId, itemId, out }) =>
    itemId !== null && out > 0 ? [{ lineId, itemId, forItemId: null, quantity: out }] : [],
  );
}

/** Pieces of a line that came from a supplier: counted at the line, and not ours. */
function countedBeyond(own: readonly PromisedPieces[], line: PaperLine): number {
  const promised = own.filter((one) => promisedItem(one) === line.itemId);
  return Math.max(0, line.out - sumQuantities(promised));
}

function heldOf(
  goods: readonly PromisedPieces[],
  { line, isKit, whole }: { readonly line: PaperLine; readonly isKit: boolean; readonly whole: Quantities },
): Quantities {
  const own = goods.filter(({ lineId }) => lineId === line.id);
  const held = sumByItem(own);
  const supplied = countedBeyond(own, line);
  if (line.itemId !== null && !isKit) held.set(line.itemId, (held.get(line.itemId) ?? 0) + supplied);
  // All of a kit is a supplier's where no part of it is ours.
  else if (own.length === 0)
    for (const [id, quantity] of whole) held.set(id, (quantity * supplied) / line.quantity);
  return held;
}

/** Whether the catalogue still makes a kit of the pieces that its line was promised. */
function isAsPromised(
  whole: Quantities,
  { quantity }: PaperLine,
  pieces: ReadonlyMap<string, number>,
): boolean {
  const kits = new Set([...pieces].map(([id, each]) => (whole.get(id) ?? 0) / each));
  const [first = 0] = kits;
  return (
    kits.size === 1 && whole.size === pieces.size && Number.isInteger(first) && first > 0 && first <= quantity
  );
}

/** Puts a kit where all of its parts are; its accessories stay. */
function gatherKits(held: Quantities, kit: ItemFacts, facts: ReadonlyMap<string, ItemFacts>): void {
  const parts = explode({ ...kit, accessories: [] }, facts);
  const whole = [...parts].map(([id, each]) => Math.floor((held.get(id) ?? 0) / each));
  const kits = whole.length === 0 ? 0 : Math.min(...whole);
  for (const [id, each] of parts) held.set(id, (held.get(id) ?? 0) - each * kits);
  held.set(kit.id, kits);
}

async function listWeighedKits(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { id, weightGrams, kind } = hireItems;
  const rows = await db
    .select({ id })
    .from(hireItems)
    .where(and(inArray(id, [...ids]), inArray(kind, ["kit"]), isNotNull(weightGrams)));
  return new Set(rows.map((row) => row.id));
}
