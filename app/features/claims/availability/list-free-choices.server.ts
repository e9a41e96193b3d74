import type { Db } from "#app/db/client.server.ts";
import type { Period } from "../claims.ts";
import { explodeLines, serveInOrder } from "./explode.ts";
import { isCounted, listFreeFor } from "./get-availability.server.ts";
import { listItemFacts } from "./item-facts.server.ts";

interface ChoiceLine {
  readonly quantity: number;
  /** The item that goes with the line, null for none, and those that may take its place. */
  readonly itemId: string | null;
  readonly choices: readonly string[];
}

interface Question {
  /** Collection and return, without buffers. */
  readonly period: Period;
  readonly lines: readonly ChoiceLine[];
  readonly now: Date;
}

/**
 * How many pieces of each choice can be had in the place of its line's own item, never more than the line asks for; lines
 * are served in their order, as those of a basket. By item, in the order of the lines; an item whose group is not counted
 * in has no entry.
 */
export async function listFreeChoices(
  db: Db,
  { period, lines, now }: Question,
): Promise<readonly ReadonlyMap<string, number>[]> {
  const ids = lines.flatMap(({ itemId, choices }) => (itemId === null ? choices : [itemId, ...choices]));
  if (ids.length === 0) return lines.map(() => new Map());
  const facts = await listItemFacts(db, ids);
  const explode = (itemId: string, quantity: number) => explodeLines([{ itemId, quantity }], facts);
  const own = lines.map(({ itemId, quantity }) => (itemId === null ? [] : explode(itemId, quantity)));
  const offered = lines.map(({ choices, quantity }) =>
    choices.flatMap((itemId) => explode(itemId, quantity)),
  );
  const all = [...own.flat(), ...offered.flat()];
  const free = await listFreeFor(db, { lines: all, facts, period, now });
  return lines.map((_, at) => {
    const before = own.slice(0, at).flat();
    const counted = (offered[at] ?? []).filter((choice) => isCounted(choice, facts));
    return new Map(
      counted.map((choice) => [choice.item.id, serveInOrder([...before, choice], free).at(-1) ?? 0]),
    );
  });
}
