import { describe, expect, it } from "vitest";
import { BUILD_AT, CUE_SECONDS, cueAt, FULL_AT } from "./cue.ts";

describe("the cue", () => {
  it("rests before GO and after six seconds", () => {
    expect(cueAt(Number.NEGATIVE_INFINITY)).toEqual({ dark: 0, levels: [1, 1, 1], spread: 0 });
    expect(cueAt(-1)).toEqual(cueAt(CUE_SECONDS));
  });

  it("goes dark, builds from the middle outwards and ends full", () => {
    const blackout = cueAt(BUILD_AT - 0.2);
    expect(blackout.dark).toBe(1);
    expect(blackout.levels.every((level) => level < 0.01)).toBe(true);
    const [inner, middle, outer] = cueAt(BUILD_AT + 0.9).levels;
    expect(inner).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(outer);
    const full = cueAt(FULL_AT + 0.3);
    expect(full.dark).toBeLessThan(0.01);
    expect(Math.min(...full.levels)).toBeGreaterThan(1.5);
  });

  it("never jumps, so that nothing flashes", () => {
    for (let at = 0; at < CUE_SECONDS + 0.1; at += 1 / 60) {
      const [now, next] = [cueAt(at), cueAt(at + 1 / 60)];
      expect(Math.abs(next.dark - now.dark)).toBeLessThan(0.12);
      for (const [pair, level] of next.levels.entries())
        expect(Math.abs(level - (now.levels[pair] ?? 0))).toBeLessThan(0.2);
    }
  });
});
