/**
 * The seed of every random choice in the tests, for fast-check as well: the same for every run, so that a failure comes
 * again. `TEST_SEED=… npx vitest run …` tries others.
 */
export const SEED = Number(process.env["TEST_SEED"] ?? 20_261_122);

/** Whole numbers from 0 to below `limit`, the same ones for the same seed (mulberry32). */
export function newRandom(seed = SEED): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
