import { and, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { explode, type ItemFacts } from "#app/features/claims/availability/explode.ts";
import { listItemFacts } from "#app/features/claims/availability/item-facts.server.ts";
import { type ListedPieces, loadPieces } from "#app/features/load-check/list-pieces.server.ts";
import type { HeldGoods, PaperLine } from "./list-goods.server.ts";
import { promisedAs } from "./substitutes.ts";

/** Pieces by item. */
type Quantities = Map<string, number>;

/**
 * What went out as the load check counts it: the pieces that are claimed, and what a line has beyond them because it came
 * from a supplier. A kit with a weight of its own is one piece of that once all of its parts are there.
 */
export async function piecesOfGoods(
  db: Db,
  goods: readonly HeldGoods[],
  lines: readonly PaperLine[],
): Promise<readonly ListedPieces[]> {
  const itemIds = lines.flatMap(({ itemId }) => itemId ?? []);
  if (itemIds.length === 0) return [];
  const facts = await listItemFacts(db, itemIds);
  const weighed = await listWeighedKits(db, itemIds);
  const total: Quantities = new Map();
  for (const line of lines) {
    const item = line.itemId === null ? undefined : facts.get(line.itemId);
    if (!item) continue;
    const held = heldOf(goods, line, item, facts);
    if (weighed.has(item.id)) gatherKits(held, item, facts);
    for (const [id, quantity] of held) total.set(id, (total.get(id) ?? 0) + quantity);
  }
  return loadPieces(db, new Map([...total].filter(([, quantity]) => quantity > 0)));
}

/** Pieces of a line that came from a supplier: counted at the line, and not ours. */
function suppliedPieces(goods: readonly HeldGoods[], line: PaperLine): number {
  const own = goods.filter((one) => one.lineId === line.id && promisedAs(one) === line.itemId);
  return Math.max(0, line.out - own.reduce((sum, { quantity }) => sum + quantity, 0));
}

function heldOf(
  goods: readonly HeldGoods[],
  line: PaperLine,
  item: ItemFacts,
  facts: ReadonlyMap<string, ItemFacts>,
): Quantities {
  const held: Quantities = new Map();
  const own = goods.filter(({ lineId }) => lineId === line.id);
  for (const { itemId, quantity } of own) held.set(itemId, (held.get(itemId) ?? 0) + quantity);
  const supplied = suppliedPieces(goods, line);
  if (!item.isKit) held.set(item.id, (held.get(item.id) ?? 0) + supplied);
  // All of a kit is a supplier's where no part of it is ours.
  else if (own.length === 0) for (const [id, each] of explode(item, facts)) held.set(id, each * supplied);
  return held;
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
