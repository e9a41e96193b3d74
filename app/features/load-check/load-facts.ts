import type { HireLoadFacts } from "#app/features/fleet/catalogue/hire-item.ts";
import { formatNumber } from "#app/i18n/numbers.ts";

const VOLTS = 230;
/** The voltage that gives the power of a three-phase device from its current on each phase: 3 × 230 V. */
const THREE_PHASE_VOLTS = 3 * VOLTS;

/** The current of one piece in milliamperes, of three phases on each; null where nothing is drawn or known. */
export function milliamperes({
  watts,
  powerFactor,
  phases,
}: Pick<HireLoadFacts, "watts" | "powerFactor" | "phases">): number | null {
  if (!watts) return null;
  return Math.ceil((watts * 1_000_000) / ((phases === 3 ? THREE_PHASE_VOLTS : VOLTS) * powerFactor));
}

/** A full case in grams, the case itself included; null where there is no case or a weight is unknown. */
export function fullCaseGrams({ weightGrams, casePieces, caseGrams }: HireLoadFacts): number | null {
  if (weightGrams === null || casePieces === null) return null;
  return weightGrams * casePieces + (caseGrams ?? 0);
}

/** Thousandths as a number without zeros at the end: 1500 is "1.5", 1650000 is "1,650". At most two decimals. */
export function thousandths(value: number): string {
  return formatNumber(Math.round(value / 10) / 100);
}
