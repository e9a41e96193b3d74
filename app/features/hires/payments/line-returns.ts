import type { FIRM_CLAIMS } from "#app/features/claims/enums.ts";
import { sumQuantities } from "#app/lib/sums.ts";
/** A claim of a line: pieces of one item that it was promised. */
export interface LineClaim {
  /** The promised item, also where another one takes its place. */
  readonly promisedId: string;
  readonly quantity: number;
  readonly state: (typeof FIRM_CLAIMS)[number];
  /** The return of pieces that are back. */
  readonly endsAt: Date;
}

/** So many pieces of a line, kits for a line of kits, that came back at one instant. */
export interface LineReturn {
  readonly at: Date;
  readonly quantity: number;
}

interface ReturningLine {
  readonly itemId: string | null;
  readonly quantity: number;
  readonly claims: readonly LineClaim[];
}

/**
 * When the pieces of a line came back, each once; a kit with the last of its parts. What has no return of its own counts
 * as back at `last`: pieces that are out, and a supplier's. Pieces that stayed while others left never have to come back.
 */
export function returnsOfLine(
  { itemId, quantity, claims }: ReturningLine,
  { last, hasLeft }: { readonly last: Date; readonly hasLeft: boolean },
): readonly LineReturn[] {
  const parts = partsOf(itemId, quantity, claims);
  const backBy = (time: number) => wholeKits(quantity, parts, (claim) => isBackBy(claim, time));
  const times = claims.filter(({ state }) => state === "done").map(({ endsAt }) => endsAt.getTime());
  const returns: LineReturn[] = [];
  let counted = 0;
  for (const time of [...new Set(times)].sort((a, b) => a - b)) {
    const back = backBy(time);
    if (back > counted) returns.push({ at: new Date(time), quantity: back - counted });
    counted = Math.max(counted, back);
  }
  const stayed = hasLeft ? wholeKits(quantity, parts, ({ state }) => state === "firm") : 0;
  const rest = quantity - counted - stayed;
  return rest > 0 ? [...returns, { at: last, quantity: rest }] : returns;
}

interface Part {
  /** Pieces of it for the whole line. */
  readonly needed: number;
  readonly claims: readonly LineClaim[];
}

/** The line's own item, or the parts of a kit by what it was promised. */
function partsOf(itemId: string | null, quantity: number, claims: readonly LineClaim[]): readonly Part[] {
  const promised = claims.filter(({ promisedId }) => promisedId === itemId);
  if (claims.length === 0 || promised.length > 0) return [{ needed: quantity, claims: promised }];
  return [...new Set(claims.map(({ promisedId }) => promisedId))].map((id) => {
    const parts = claims.filter(({ promisedId }) => promisedId === id);
    return { needed: sumQuantities(parts), claims: parts };
  });
}

/** Kits of which every part is among the counted pieces. */
function wholeKits(
  quantity: number,
  parts: readonly Part[],
  isCounted: (claim: LineClaim) => boolean,
): number {
  return Math.min(
    ...parts.map(({ needed, claims }) =>
      Math.floor((quantity * sumQuantities(claims.filter(isCounted))) / needed),
    ),
  );
}

function isBackBy({ state, endsAt }: LineClaim, time: number): boolean {
  return state === "done" && endsAt.getTime() <= time;
}
