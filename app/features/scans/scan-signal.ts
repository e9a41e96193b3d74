import type { ScanAnswer, ScanReason } from "./scans.ts";

/**
 * What hand, ear and eye are told of a scan, each with a tone, a pulse and a colour of its own. `unknown`: a code that is
 * none of ours. `unfit`: ours, and it may not go. `elsewhere`: another hire has it or was promised it. `unlisted`: staff
 * must choose. `clock`: the device's own clock is wrong.
 */
export const SCAN_SIGNALS = [
  "waiting",
  "applied",
  "repeated",
  "unknown",
  "unfit",
  "elsewhere",
  "unlisted",
  "refused",
  "clock",
] as const;
export type ScanSignal = (typeof SCAN_SIGNALS)[number];

type Tone = readonly [hertz: number, ms: number];

/** Pitch in hertz and length in milliseconds of each tone; gaps are silent. High is good, low is bad. */
export const TONES: Readonly<Record<ScanSignal, readonly Tone[]>> = {
  waiting: [[880, 60]],
  applied: [[1320, 90]],
  repeated: [
    [660, 80],
    [0, 60],
    [660, 80],
  ],
  unknown: [
    [440, 120],
    [220, 220],
  ],
  unfit: [[180, 450]],
  elsewhere: [
    [180, 160],
    [0, 80],
    [180, 160],
    [0, 80],
    [180, 160],
  ],
  unlisted: [
    [330, 140],
    [0, 60],
    [440, 140],
  ],
  refused: [
    [240, 180],
    [0, 80],
    [180, 260],
  ],
  clock: [
    [990, 60],
    [0, 60],
    [990, 60],
    [0, 60],
    [990, 60],
  ],
};

/** Milliseconds on and off, as `navigator.vibrate` takes them. */
export const PULSES: Readonly<Record<ScanSignal, readonly number[]>> = {
  waiting: [20],
  applied: [40],
  repeated: [40, 60, 40],
  unknown: [60, 60, 200],
  unfit: [300],
  elsewhere: [120, 80, 120, 80, 120],
  unlisted: [80, 60, 80],
  refused: [120, 60, 240],
  clock: [30, 30, 30, 30, 30],
};

const BY_REASON: Readonly<Partial<Record<ScanReason, ScanSignal>>> = {
  "unknown-code": "unknown",
  "ambiguous-code": "unknown",
  repair: "unfit",
  missing: "unfit",
  gone: "unfit",
  inspection: "unfit",
  "inspection-reason": "unfit",
  "prepared-elsewhere": "elsewhere",
  "out-elsewhere": "elsewhere",
  taken: "elsewhere",
  "not-free": "elsewhere",
  "not-free-yet": "elsewhere",
  "not-listed": "unlisted",
  "other-unit": "unlisted",
  enough: "unlisted",
};

/** The signal of an answer; null while nothing is known. */
export function signalOf(
  answer: (Pick<ScanAnswer, "outcome" | "reason"> & Partial<Pick<ScanAnswer, "details">>) | null,
): ScanSignal {
  if (answer === null) return "waiting";
  if (answer.details?.["noted"]) return "applied";
  if (answer.outcome !== "refused" || answer.reason === null) return answer.outcome;
  return BY_REASON[answer.reason] ?? "refused";
}

/** The signal that is heard of several at once: what needs a person most. */
export function gravest(signals: readonly ScanSignal[]): ScanSignal | null {
  return [...signals].sort((a, b) => GRAVITY.indexOf(b) - GRAVITY.indexOf(a))[0] ?? null;
}

const GRAVITY: readonly ScanSignal[] = [
  ...(["waiting", "applied", "repeated", "clock"] as const),
  ...(["unlisted", "unknown", "refused", "elsewhere", "unfit"] as const),
];
