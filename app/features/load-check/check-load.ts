import type { HireLoadFacts } from "#app/features/fleet/catalogue/hire-item.ts";
import { sumBy } from "#app/lib/sums.ts";
import { milliamperes } from "./load-facts.ts";
import { chooseSupply, type PowerUse, type SupplyCode, spreadLoads } from "./power.ts";
import { fitVehicles, type Vehicle, type VehicleFit } from "./vehicles.ts";

/** A quantity of one item. */
export interface LoadPieces {
  readonly name: string;
  readonly nameGa: string | null;
  readonly electrical: boolean;
  readonly load: HireLoadFacts;
  readonly quantity: number;
  /** All parts of kits without watts of their own, which draw their power; left out for every other item. */
  readonly parts?: readonly LoadPieces[];
}

/** A case, or a piece without a case, that one person does not lift. */
export interface HeavyCase {
  readonly name: string;
  readonly nameGa: string | null;
  readonly grams: number;
  readonly handling: "two-people" | "ramp";
}

/** What a list draws, weighs and fills. */
export interface LoadReport {
  readonly watts: number;
  readonly power: PowerUse;
  /** The first supply that carries it; null where nothing is drawn, and where none of those asked about does. */
  readonly supply: SupplyCode | null;
  readonly grams: number;
  /** The volume of the cases, in litres. */
  readonly litres: number;
  readonly cases: number;
  readonly heavy: readonly HeavyCase[];
  readonly vans: readonly VehicleFit[];
  /** Items of which something is not known, so that the sums are too low. */
  readonly unknown: { readonly power: number; readonly weight: number; readonly volume: number };
}

/** A case above this is carried by two people. */
const TWO_PEOPLE_GRAMS = 25_000;
/** A case above this is rolled over a ramp or lifted by a tail lift. */
const RAMP_GRAMS = 50_000;
const CUBIC_MM_PER_LITRE = 1_000_000;

/**
 * What a list comes to, in whole watts, milliamperes, grams and litres, each rounded up once. `supplies` are those that
 * there are, all of them where it is left out. Advice, not a design.
 */
export function checkLoad(
  pieces: readonly LoadPieces[],
  {
    supplies,
    vehicles = [],
  }: { readonly supplies?: readonly SupplyCode[]; readonly vehicles?: readonly Vehicle[] } = {},
): LoadReport {
  const powered = pieces.flatMap(poweredOf);
  const power = spreadLoads(powered.flatMap(powerOf));
  const watts = sumBy(powered, ({ load, quantity }) => (load.watts ?? 0) * quantity);
  const grams = sumBy(pieces, gramsOf);
  const litres = Math.ceil(sumBy(pieces, cubicMmOf) / CUBIC_MM_PER_LITRE);
  return {
    watts,
    power,
    supply: watts === 0 ? null : chooseSupply(power, supplies),
    grams,
    litres,
    cases: sumBy(pieces, casesOf),
    heavy: pieces.flatMap(heavyOf),
    vans: fitVehicles({ grams, litres }, vehicles),
    unknown: {
      power: powered.filter(({ electrical, load }) => electrical && load.watts === null).length,
      weight: pieces.filter(({ load }) => load.weightGrams === null).length,
      volume: pieces.filter((piece) => volumeOfCase(piece) === null).length,
    },
  };
}

function poweredOf(piece: LoadPieces): readonly LoadPieces[] {
  return piece.parts ?? [piece];
}

function powerOf({ load, quantity }: LoadPieces) {
  const each = milliamperes(load);
  return each === null ? [] : [{ milliamperes: each, phases: load.phases, quantity }];
}

/** The current of pieces together, in milliamperes; of three-phase ones on each phase. */
export function milliamperesOf(piece: LoadPieces): number {
  return sumBy(poweredOf(piece), ({ load, quantity }) => (milliamperes(load) ?? 0) * quantity);
}

/** Cases that pieces of one item fill, the last one perhaps in part. */
export function casesOf({ load, quantity }: Pick<LoadPieces, "load" | "quantity">): number {
  return load.casePieces === null ? 0 : Math.ceil(quantity / load.casePieces);
}

/** Pieces and their cases. */
export function gramsOf(pieces: LoadPieces): number {
  return (pieces.load.weightGrams ?? 0) * pieces.quantity + (pieces.load.caseGrams ?? 0) * casesOf(pieces);
}

function volumeOfCase({ load }: LoadPieces): number | null {
  const { casePieces, caseLengthMm: length, caseWidthMm: width, caseHeightMm: height } = load;
  if (casePieces === null || length === null || width === null || height === null) return null;
  return length * width * height;
}

/** Volume of the cases in cubic millimetres. */
export function cubicMmOf(pieces: LoadPieces): number {
  return (volumeOfCase(pieces) ?? 0) * casesOf(pieces);
}

/** The fullest case of the item that goes along. */
function heavyOf({ name, nameGa, load, quantity }: LoadPieces): HeavyCase[] {
  const inCase = Math.min(quantity, load.casePieces ?? 1);
  const caseGrams = load.casePieces === null ? 0 : (load.caseGrams ?? 0);
  const grams = (load.weightGrams ?? 0) * inCase + caseGrams;
  if (grams <= TWO_PEOPLE_GRAMS) return [];
  return [{ name, nameGa, grams, handling: grams > RAMP_GRAMS ? "ramp" : "two-people" }];
}
