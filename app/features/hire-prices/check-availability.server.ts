import type { Db } from "#app/db/client.server.ts";
import { getAvailability } from "#app/features/claims/availability/get-availability.server.ts";
import { listNearestFreeOfEach } from "#app/features/claims/availability/get-free-periods.server.ts";
import type { ItemAvailability, Period } from "#app/features/claims/claims.ts";
import type { HireItemName } from "#app/features/fleet/catalogue/hire-item.ts";
import type { LineAvailability } from "./line-availability.ts";
import type { FoundLine } from "./price-items.server.ts";

/** A list with more short lines than this is to be asked about in parts: the rest has no nearest dates. */
const MAX_NEAREST = 20;

interface Question {
  readonly lines: readonly FoundLine[];
  readonly period: Period;
  readonly now: Date;
}

/**
 * Answers a whole list from collection to return, in its order. Lines that are short get the nearest periods (the first
 * 20 of them) and the substitutes that are free for what is missing, unless `suggest` is false. The number of statements
 * does not depend on the number of lines.
 */
export async function checkAvailability(
  db: Db,
  { suggest = true, ...question }: Question & { readonly suggest?: boolean },
): Promise<LineAvailability[]> {
  const { lines, period, now } = question;
  const wanted = lines.map(({ item, quantity }) => ({ itemId: item.id, quantity }));
  const answers = await getAvailability(db, { period, wanted, now });
  if (!suggest) {
    return answers.map(({ state, available }) => ({ state, available, nearest: [], alternatives: [] }));
  }
  const free = await listFreeSubstitutes(db, { ...question, answers, wanted });
  const short = answers.filter(({ state }) => isShort(state)).slice(0, MAX_NEAREST);
  const periods = await listNearestFreeOfEach(db, { period, wanted: short, now });
  const nearest = new Map(short.map((answer, position) => [answer, periods[position] ?? []]));
  return answers.map((answer, position) => ({
    state: answer.state,
    available: answer.available,
    nearest: nearest.get(answer) ?? [],
    alternatives: isShort(answer.state)
      ? alternativesOf(lines[position], answer.quantity - answer.available, free)
      : [],
  }));
}

function isShort(state: ItemAvailability["state"]): boolean {
  return state === "part" || state === "none";
}

interface ShortList extends Question {
  readonly answers: readonly ItemAvailability[];
  readonly wanted: readonly { readonly itemId: string; readonly quantity: number }[];
}

/** Pieces of each substitute that are free beside the whole list, at most the largest number that is missing. */
async function listFreeSubstitutes(
  db: Db,
  { lines, answers, wanted, period, now }: ShortList,
): Promise<ReadonlyMap<string, number>> {
  const missing = new Map<string, number>();
  for (const [position, { state, quantity, available }] of answers.entries()) {
    if (!isShort(state)) continue;
    for (const { id } of visibleSubstitutes(lines[position]))
      missing.set(id, Math.max(missing.get(id) ?? 0, quantity - available));
  }
  if (missing.size === 0) return new Map();
  const substitutes = [...missing].map(([itemId, quantity]) => ({ itemId, quantity }));
  const availabilities = await getAvailability(db, { period, wanted: [...wanted, ...substitutes], now });
  return new Map(availabilities.slice(wanted.length).map(({ itemId, available }) => [itemId, available]));
}

function alternativesOf(line: FoundLine | undefined, missing: number, free: ReadonlyMap<string, number>) {
  return visibleSubstitutes(line).flatMap((substitute) => {
    const pieces = free.get(substitute.id) ?? 0;
    return pieces >= missing ? [{ ...substitute, free: missing }] : [];
  });
}

function visibleSubstitutes(line: FoundLine | undefined): readonly HireItemName[] {
  return line?.item.substitutes.filter(({ visible }) => visible) ?? [];
}
