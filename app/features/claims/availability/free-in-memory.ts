import type { WorkingHours } from "#app/features/opening-hours/working-hours.ts";
import type { Period, WantedItem } from "../claims.ts";
import { countWholeUnits, type PlacedClaim } from "../units/whole-units.ts";
import { blockedPeriod } from "./blocked-period.ts";
import type { ExplodedLine, ItemFacts } from "./explode.ts";

/** The claims of every needed item, read once for a longer span: what calendars and nearest dates are answered from. */
export interface ReadClaims {
  readonly facts: ReadonlyMap<string, ItemFacts>;
  readonly claims: ReadonlyMap<string, readonly PlacedClaim[]>;
  readonly hours: WorkingHours;
}

/** How many of one line can be had in a period, at most what it asks for, from claims that were read before. */
export function freeOfLine(
  { line, pieces }: ExplodedLine<WantedItem>,
  period: Period,
  { facts, claims, hours }: ReadClaims,
): number {
  let most = line.quantity;
  for (const [itemId, each] of pieces) {
    const item = facts.get(itemId);
    if (!item) throw new Error(`Bug: no facts of item ${itemId}`);
    const free = freePieces(item.owned, claims.get(itemId) ?? [], blockedPeriod(period, item.buffers, hours));
    most = Math.min(most, Math.floor(free / each));
  }
  return pieces.size === 0 ? 0 : most;
}

/** Pieces that are free during the whole of a period: the same answer as the statement's in `list-free-pieces`. */
export function freePieces(owned: number, claims: readonly PlacedClaim[], period: Period): number {
  const met = claims.filter(({ from, to }) => from < period.to && period.from < to);
  const free = Math.max(0, owned - peakOf(met, period));
  const pinned = met.some(({ unitNumber }) => unitNumber !== null);
  return pinned && free > 0 ? Math.min(free, countWholeUnits(owned, met, period)) : free;
}

/** The most pieces that claims take at one instant of a period; each must have an instant in common with it. */
export function peakOf(
  claims: readonly Pick<PlacedClaim, "from" | "to" | "quantity">[],
  period: Period,
): number {
  const steps = claims.flatMap(({ from, to, quantity }) => [
    { at: Math.max(from.getTime(), period.from.getTime()), by: quantity },
    { at: to.getTime(), by: -quantity },
  ]);
  // At one instant what ends comes before what begins.
  steps.sort((a, b) => a.at - b.at || a.by - b.by);
  let [taken, peak] = [0, 0];
  for (const { by } of steps) {
    taken += by;
    peak = Math.max(peak, taken);
  }
  return peak;
}
