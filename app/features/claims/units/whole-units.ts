import type { Period } from "../claims.ts";

/** A live claim as the search for whole units sees it. */
export interface PlacedClaim extends Period {
  /** The unit that it is pinned to; null for a count. */
  readonly unitNumber: number | null;
  readonly quantity: number;
}

/**
 * How many whole units are free from beginning to end of a period: pinned claims lie on their units, every other piece
 * is put, earliest start first, on the unit that became free last before it. A count alone would promise pieces that
 * no one can pick. Of `owned` units those without a pinned claim are alike.
 */
export function countWholeUnits(owned: number, claims: readonly PlacedClaim[], period: Period): number {
  const units = placePinned(owned, claims);
  const counted = claims
    .filter(({ unitNumber }) => unitNumber === null)
    .flatMap((claim) => Array.from({ length: claim.quantity }, () => claim))
    .sort((a, b) => a.from.getTime() - b.from.getTime() || b.to.getTime() - a.to.getTime());
  for (const claim of counted) tightestUnit(units, claim, period)?.push(claim);
  return units.filter((unit) => unit.every((claim) => !overlaps(claim, period))).length;
}

function placePinned(owned: number, claims: readonly PlacedClaim[]): Period[][] {
  const pinned: Map<number | null, Period[]> = Map.groupBy(claims, ({ unitNumber }) => unitNumber);
  pinned.delete(null);
  const others = Math.max(0, owned - pinned.size);
  return [...pinned.values(), ...Array.from({ length: others }, (): Period[] => [])].slice(0, owned);
}

/** The unit that can take a claim with the smallest gap before it; one that the period cannot have anyway goes first. */
function tightestUnit(units: readonly Period[][], claim: Period, period: Period): Period[] | null {
  let best: Period[] | null = null;
  let bestGap = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    if (unit.some((other) => overlaps(other, claim))) continue;
    const before = unit.filter((other) => other.to <= claim.from).map((other) => other.to.getTime());
    const isTaken = unit.some((other) => overlaps(other, period));
    const gap = (claim.from.getTime() - Math.max(0, ...before)) / (isTaken ? 1e6 : 1);
    if (gap < bestGap) [best, bestGap] = [unit, gap];
  }
  return best;
}

function overlaps(one: Period, other: Period): boolean {
  return one.from < other.to && other.from < one.to;
}
