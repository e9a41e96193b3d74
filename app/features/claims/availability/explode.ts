import type { WantedItem } from "../claims.ts";
import type { Buffers } from "./blocked-period.ts";

/** What claims need to know of an item. */
export interface ItemFacts {
  readonly id: string;
  readonly isKit: boolean;
  readonly owned: number;
  /** True once staff have counted its group in. */
  readonly live: boolean;
  readonly buffers: Buffers;
  /** The parts of one kit; empty for every other item. */
  readonly parts: readonly WantedItem[];
  /** The accessories that are included with one piece. */
  readonly accessories: readonly WantedItem[];
}

/**
 * The pieces that leave the shelf for one piece of an item, by item: a kit's parts instead of the kit, and the included
 * accessories of what was asked for. Equal items are summed. Accessories bring none of their own.
 */
export function explode(item: ItemFacts, facts: ReadonlyMap<string, ItemFacts>): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  const add = (itemId: string, quantity: number) => {
    const found = facts.get(itemId);
    if (!found) throw new Error(`Bug: no facts of item ${itemId}`);
    if (!found.isKit) pieces.set(itemId, (pieces.get(itemId) ?? 0) + quantity);
    else for (const part of found.parts) add(part.itemId, quantity * part.quantity);
  };
  add(item.id, 1);
  for (const accessory of item.accessories) add(accessory.itemId, accessory.quantity);
  return pieces;
}

/** One line with the pieces that it needs for each of its own. */
export interface ExplodedLine<L extends WantedItem> {
  readonly line: L;
  readonly item: ItemFacts;
  readonly pieces: ReadonlyMap<string, number>;
}

/** Every line with its pieces, in order. Throws for an item without facts. */
export function explodeLines<L extends WantedItem>(
  lines: readonly L[],
  facts: ReadonlyMap<string, ItemFacts>,
): ExplodedLine<L>[] {
  return lines.map((line) => {
    const item = facts.get(line.itemId);
    if (!item) throw new Error(`Bug: no facts of item ${line.itemId}`);
    return { line, item, pieces: explode(item, facts) };
  });
}

/**
 * How many of each line can be had of what is left of each item, served in order. Less than was asked for is taken from
 * what is left as well, because it would be promised.
 */
export function serveInOrder<L extends WantedItem>(
  lines: readonly ExplodedLine<L>[],
  available: ReadonlyMap<string, number>,
): number[] {
  return serveWhole(lines, new Map(available));
}

/**
 * As `serveInOrder`, with the pieces of each item that each line takes: those of what can be had whole, then what is left
 * of the other pieces that it needs, so that a line lacks only the items that are short. Every line is served whole first.
 */
export function servePieces<L extends WantedItem>(
  lines: readonly ExplodedLine<L>[],
  available: ReadonlyMap<string, number>,
): { readonly whole: readonly number[]; readonly taken: readonly ReadonlyMap<string, number>[] } {
  const left = new Map(available);
  const whole = serveWhole(lines, left);
  const taken = lines.map(({ line, pieces }, position) => {
    const served = whole[position] ?? 0;
    const ofLine = new Map<string, number>();
    for (const [itemId, each] of pieces) {
      const rest = left.get(itemId) ?? 0;
      const more = Math.min(rest, (line.quantity - served) * each);
      left.set(itemId, rest - more);
      ofLine.set(itemId, served * each + more);
    }
    return ofLine;
  });
  return { whole, taken };
}

/** Takes the pieces of what is served from `left`. */
function serveWhole<L extends WantedItem>(
  lines: readonly ExplodedLine<L>[],
  left: Map<string, number>,
): number[] {
  return lines.map(({ line, pieces }) => {
    let most = pieces.size === 0 ? 0 : line.quantity;
    for (const [itemId, each] of pieces) most = Math.min(most, Math.floor((left.get(itemId) ?? 0) / each));
    for (const [itemId, each] of pieces) left.set(itemId, (left.get(itemId) ?? 0) - most * each);
    return most;
  });
}
