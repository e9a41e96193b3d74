import type { Db } from "#app/db/client.server.ts";
import { getOpeningHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { workingHoursOf } from "#app/features/opening-hours/opening-hours.ts";
import { endOfNextWorkingDay, type WorkingHours } from "#app/features/opening-hours/working-hours.ts";
import type { ItemAvailability, Period, WantedItem } from "../claims.ts";
import { type Buffers, blockedPeriod } from "./blocked-period.ts";
import { type ExplodedLine, explodeLines, type ItemFacts, serveInOrder } from "./explode.ts";
import { listItemFacts } from "./item-facts.server.ts";
import { type ItemPeriod, listFreePieces } from "./list-free-pieces.server.ts";

interface Question {
  /** Collection and return, without buffers. */
  readonly period: Period;
  readonly wanted: readonly WantedItem[];
  readonly now: Date;
  /** A quote or hire whose own claims count as free. */
  readonly withoutOwnerId?: string | undefined;
}

/**
 * What of each wanted item can be had from collection to return, in the order of `wanted`. Kits and included
 * accessories are exploded and equal items summed over the whole list first; where it is short, lines are served in
 * order. Throws for an unknown item: callers resolve codes first.
 */
export async function getAvailability(
  db: Db,
  { period, wanted, now, withoutOwnerId }: Question,
): Promise<ItemAvailability[]> {
  const facts = await listItemFacts(
    db,
    wanted.map(({ itemId }) => itemId),
  );
  const lines = explodeLines(wanted, facts);
  const free = await listFreeFor(db, { lines, facts, period, now, withoutOwnerId });
  return serveInOrder(lines, free).map((available, position) => answerOf(lines[position], available, facts));
}

/** The hours of the store around a hire that begins at `from`, and when overdue gear is counted back at the earliest. */
export async function readStoreHours(
  db: Db,
  { from, now }: { readonly from: Date; readonly now: Date },
): Promise<{ readonly hours: WorkingHours; readonly overdueUntil: Date }> {
  const stored = await getOpeningHours(db);
  return {
    hours: workingHoursOf(stored, from),
    overdueUntil: endOfNextWorkingDay(now, workingHoursOf(stored, now)),
  };
}

interface FreeQuestion {
  readonly lines: readonly ExplodedLine<WantedItem>[];
  readonly facts: ReadonlyMap<string, ItemFacts>;
  readonly period: Period;
  readonly now: Date;
  readonly withoutOwnerId?: string | undefined;
}

/** Free pieces of every item that the lines need, each in the period that its own buffers block. */
export async function listFreeFor(
  db: Db,
  { lines, facts, period, now, withoutOwnerId }: FreeQuestion,
): Promise<Map<string, number>> {
  const { hours, overdueUntil } = await readStoreHours(db, { from: period.from, now });
  const items = blockedPeriods(lines, { facts, period, hours });
  return listFreePieces(db, items, { now, overdueUntil, withoutOwnerId });
}

/** Every item that the lines need, once, with the period that a hire blocks of it. In the order of ids. */
export function blockedPeriods(
  lines: readonly ExplodedLine<WantedItem>[],
  {
    facts,
    period,
    hours,
  }: {
    readonly facts: ReadonlyMap<string, ItemFacts>;
    readonly period: Period;
    readonly hours: WorkingHours;
  },
): ItemPeriod[] {
  const ids = new Set(lines.flatMap(({ pieces }) => [...pieces.keys()]));
  // Most items share the buffers of their groups, and walking through working days is dear.
  const known = new Map<string, Period>();
  const blocked = (buffers: Buffers): Period => {
    const key = `${buffers.prepMinutes}/${buffers.turnaroundMinutes}`;
    const found = known.get(key) ?? blockedPeriod(period, buffers, hours);
    known.set(key, found);
    return found;
  };
  return [...ids].sort().map((itemId) => {
    const item = facts.get(itemId);
    if (!item) throw new Error(`Bug: no facts of item ${itemId}`);
    return { itemId, owned: item.owned, period: blocked(item.buffers) };
  });
}

function answerOf(
  exploded: ExplodedLine<WantedItem> | undefined,
  available: number,
  facts: ReadonlyMap<string, ItemFacts>,
): ItemAvailability {
  if (!exploded) throw new Error("Bug: an answer without its line");
  const { itemId, quantity } = exploded.line;
  if (!isCounted(exploded, facts)) return { itemId, quantity, available: 0, state: "unconfirmed" };
  const state = available >= quantity ? "available" : available > 0 ? "part" : "none";
  return { itemId, quantity, available, state };
}

/** Whether staff have counted in the groups of an item and of all its pieces. */
export function isCounted(
  { item, pieces }: Pick<ExplodedLine<WantedItem>, "item" | "pieces">,
  facts: ReadonlyMap<string, ItemFacts>,
): boolean {
  return item.live && [...pieces.keys()].every((id) => facts.get(id)?.live);
}
