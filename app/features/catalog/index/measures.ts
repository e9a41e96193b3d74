/** What a figure with a unit measures: 20 cm is 0.2 of "m". A figure that has no unit measures "". */
export interface Measure {
  readonly unit: string;
  readonly amount: number;
}

const FACTORS: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  mm: ["m", 0.001],
  cm: ["m", 0.01],
  km: ["m", 1000],
  kg: ["g", 1000],
  t: ["g", 1_000_000],
  kW: ["W", 1000],
  kVA: ["VA", 1000],
  mA: ["A", 0.001],
  kHz: ["Hz", 1000],
  MHz: ["Hz", 1_000_000],
  ml: ["l", 0.001],
};

/** Null for what is no figure alone. */
export function measureOf(label: string): Measure | null {
  const [, figure, written = ""] = /^(\d[\d,]*(?:\.\d+)?)\s?(\p{L}*)$/u.exec(label) ?? [];
  if (figure === undefined) return null;
  const [unit, factor] = FACTORS[written] ?? [written, 1];
  return { unit, amount: Number(figure.replaceAll(",", "")) * factor };
}

/** Smallest first, one unit after the other, and what is no measure after them. */
export function compareMeasures(a: Measure | null, b: Measure | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (a.unit !== b.unit) return a.unit < b.unit ? -1 : 1;
  return a.amount - b.amount;
}
