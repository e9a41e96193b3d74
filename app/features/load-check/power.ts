import type { SUPPLY_CODES } from "./enums.ts";

export type SupplyCode = (typeof SUPPLY_CODES)[number];

interface Supply {
  readonly code: SupplyCode;
  readonly amperes: number;
  readonly phases: 1 | 3;
}

/** The supplies in the order in which they are chosen. */
export const SUPPLIES: readonly Supply[] = [
  { code: "13A", amperes: 13, phases: 1 },
  { code: "16A", amperes: 16, phases: 1 },
  { code: "32A", amperes: 32, phases: 1 },
  { code: "16A-3", amperes: 16, phases: 3 },
  { code: "32A-3", amperes: 32, phases: 3 },
  { code: "63A", amperes: 63, phases: 1 },
  { code: "63A-3", amperes: 63, phases: 3 },
  { code: "125A-3", amperes: 125, phases: 3 },
];

/** What may be drawn of a supply for hours: 80 %, here in milliamperes for one ampere. */
const USABLE_MILLIAMPERES = 800;

/** Equal pieces that draw current: of a three-phase one `milliamperes` on each phase. */
export interface PowerLoad {
  readonly milliamperes: number;
  readonly phases: number;
  readonly quantity: number;
}

/** Milliamperes on L1, L2 and L3. */
type Phases = readonly [number, number, number];

export interface PowerUse {
  readonly phases: Phases;
  /**
   * The current on one phase where everything is connected to it, in milliamperes; null where something needs three.
   */
  readonly single: number | null;
}

/** Spreads loads over three phases: the largest first, each piece on the least loaded phase, ties on L1, L2, L3. */
export function spreadLoads(loads: readonly PowerLoad[]): PowerUse {
  const phases: [number, number, number] = [0, 0, 0];
  let single: number | null = 0;
  const ordered = loads.toSorted((a, b) => b.milliamperes - a.milliamperes);
  for (const { milliamperes, phases: needed, quantity } of ordered) {
    if (needed === 3) {
      for (const phase of PHASES) phases[phase] += milliamperes * quantity;
      if (quantity > 0) single = null;
    } else {
      addPieces(phases, milliamperes, quantity);
      if (single !== null) single += milliamperes * quantity;
    }
  }
  return { phases, single };
}

/**
 * The first supply that carries a use with 80 % of its current, among those given; null where none does. A single-phase
 * supply carries everything on its one phase.
 */
export function chooseSupply(
  { phases, single }: PowerUse,
  among: readonly SupplyCode[] = SUPPLIES.map(({ code }) => code),
): SupplyCode | null {
  const found = SUPPLIES.find(({ code, amperes, phases: own }) => {
    const needed = own === 3 ? Math.max(...phases) : single;
    return among.includes(code) && needed !== null && needed <= amperes * USABLE_MILLIAMPERES;
  });
  return found?.code ?? null;
}

/** The supply of several that gives most power in all; null of none. */
export function largestSupply(among: readonly SupplyCode[]): SupplyCode | null {
  const power = ({ amperes, phases }: Supply) => amperes * phases;
  const owned = SUPPLIES.filter(({ code }) => among.includes(code));
  return owned.toSorted((a, b) => power(b) - power(a))[0]?.code ?? null;
}

const PHASES = [0, 1, 2] as const;

/**
 * Adds pieces to the phases, each to the least loaded one. Once no phase is a whole piece ahead of another, three equal
 * pieces add one to each.
 */
function addPieces(phases: [number, number, number], milliamperes: number, quantity: number): void {
  let left = quantity;
  while (left > 0) {
    const least = Math.min(...phases);
    if (left >= 3 && Math.max(...phases) - least < milliamperes) {
      const each = Math.floor(left / 3);
      for (const phase of PHASES) phases[phase] += milliamperes * each;
      left -= each * 3;
      continue;
    }
    const at = PHASES.find((phase) => phases[phase] === least) ?? 0;
    phases[at] += milliamperes;
    left -= 1;
  }
}
