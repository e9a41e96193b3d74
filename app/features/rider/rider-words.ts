import { fold } from "#app/lib/text/fold.ts";

/** A number of a text, as it is written and in the smallest unit of its kind: 10 m is 10,000 mm. */
export interface TextNumber {
  readonly written: number;
  readonly value: number;
  /** The unit; null where the number has none. */
  readonly unit: string | null;
}

export interface TextWords {
  /** Folded, in the singular, in their order. */
  readonly words: readonly string[];
  readonly numbers: readonly TextNumber[];
}

const TOKEN = /\d+(?:[.,]\d+)?|\p{L}+|[°"″]/gu;
const NUMBER = /^\d/;

/** Units as they are written, the one they are compared in, and how many of it they are. */
const UNITS: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  ...unitsOf("mm", { mm: 1, cm: 10, m: 1000, metre: 1000, metres: 1000, meter: 1000, meters: 1000 }),
  ...unitsOf("g", { g: 1, kg: 1000, kilo: 1000, kilos: 1000, t: 1e6, ton: 1e6, tonne: 1e6, tonnes: 1e6 }),
  ...unitsOf("w", { w: 1, watt: 1, watts: 1, kw: 1000 }),
  ...unitsOf("hz", { hz: 1, khz: 1000, mhz: 1e6, ghz: 1e9 }),
  ...unitsOf("a", { a: 1, amp: 1, amps: 1, ampere: 1, amperes: 1 }),
  ...unitsOf("mm", { in: 25.4, inch: 25.4, inches: 25.4, '"': 25.4, "″": 25.4 }),
  ...unitsOf("mm", { ft: 304.8, foot: 304.8, feet: 304.8 }),
  ...unitsOf("deg", { "°": 1, deg: 1, degree: 1, degrees: 1 }),
  ...unitsOf("ch", { ch: 1, channel: 1, channels: 1 }),
  ...unitsOf("pin", { pin: 1, pins: 1 }),
  ...unitsOf("core", { core: 1, cores: 1 }),
  ...unitsOf("phase", { phase: 1, phases: 1 }),
  ...unitsOf("way", { way: 1, ways: 1 }),
  ...unitsOf("v", { v: 1, volt: 1, volts: 1 }),
  ...unitsOf("l", { l: 1, litre: 1, litres: 1, liter: 1, liters: 1 }),
  ...unitsOf("u", { u: 1, ru: 1, he: 1 }),
};

/** Words that name nothing. */
const EMPTY_WORDS = new Set(
  "a an the of for with and or to x w incl including include includes plus similar equivalent equiv please approx each per le agus no na an don".split(
    " ",
  ),
);

/** The words and numbers of a text, letters and digits apart: "SM58" is "sm" and 58. */
export function readWords(text: string): TextWords {
  const tokens = fold(text)
    .replace(/(\d),(\d{3})(?!\d)/g, "$1$2")
    .replace(/(?<=\d|['’])s(?!\p{L})/gu, "")
    .match(TOKEN);
  const words: string[] = [];
  const numbers: TextNumber[] = [];
  for (let at = 0; tokens && at < tokens.length; at += 1) {
    const token = tokens[at] ?? "";
    if (!NUMBER.test(token)) {
      if (/^\p{L}/u.test(token) && !EMPTY_WORDS.has(token)) words.push(singular(token));
      continue;
    }
    const written = Number(token.replace(",", "."));
    const [unit, times] = UNITS[tokens[at + 1] ?? ""] ?? [null, 1];
    // Rounded, so that 2.3 kW and 2,300 W are one number.
    numbers.push({ written, value: Math.round(written * times * 1000) / 1000, unit });
    if (unit !== null) at += 1;
  }
  return { words, numbers };
}

/** Whether two numbers may mean the same; of one without a unit what is written counts. */
export function isSameNumber(one: TextNumber, other: TextNumber): boolean {
  if (one.unit === null || other.unit === null) return one.written === other.written;
  return one.unit === other.unit && one.value === other.value;
}

/** Whether two numbers say different things of the same: another number of the unit, or the number of another unit. */
export function areDifferent(one: TextNumber, other: TextNumber): boolean {
  if (one.unit === other.unit) return one.value !== other.value;
  return one.written === other.written && one.unit !== null && other.unit !== null;
}

function unitsOf(
  unit: string,
  times: Readonly<Record<string, number>>,
): Readonly<Record<string, readonly [string, number]>> {
  return Object.fromEntries(Object.entries(times).map(([name, count]) => [name, [unit, count] as const]));
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return word;
  return /(?:x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
