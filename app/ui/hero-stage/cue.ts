/** The six-second cue behind the GO key. */
export const CUE_SECONDS = 6;
/** Seconds at which blackout ends and the build begins, and at which the full state is reached. */
export const BUILD_AT = 1.5;
export const FULL_AT = 4.4;

export interface CueState {
  /** How dark the rendered picture is, 0 to 1. */
  readonly dark: number;
  /** Levels of the three pairs of beams, from the middle outwards; 1 is their resting level. */
  readonly levels: readonly [number, number, number];
  /** How far the beams are spread from their resting angle, in radians. */
  readonly spread: number;
}

const REST: CueState = { dark: 0, levels: [1, 1, 1], spread: 0 };

function ramp(at: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

/** The state of the cue so many seconds after GO: blackout, build pair by pair, full, and back to rest. */
export function cueAt(seconds: number): CueState {
  if (seconds < 0 || seconds >= CUE_SECONDS) return REST;
  const out = 1 - ramp(seconds, 0, 0.7);
  const settle = 1 - ramp(seconds, FULL_AT + 0.5, CUE_SECONDS);
  const picture = 0.45 * ramp(seconds, 2.4, 3.8) + 0.55 * ramp(seconds, FULL_AT - 0.15, FULL_AT + 0.25);
  const level = (from: number) =>
    out +
    1.15 * ramp(seconds, from, from + 0.35) +
    0.9 * ramp(seconds, FULL_AT - 0.1, FULL_AT + 0.2) * settle -
    0.15 * (1 - settle);
  return {
    dark: Math.max(0, 1 - out - picture),
    levels: [level(BUILD_AT), level(BUILD_AT + 0.8), level(BUILD_AT + 1.6)],
    spread: 0.5 * ramp(seconds, BUILD_AT + 0.8, FULL_AT) * settle,
  };
}
