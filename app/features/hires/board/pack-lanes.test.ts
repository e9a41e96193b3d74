import fc from "fast-check";
import { expect, test } from "vitest";
import { packLanes } from "./pack-lanes.ts";

const spans = fc.array(
  fc
    .record({ from: fc.integer({ min: 0, max: 200 }), length: fc.integer({ min: 1, max: 60 }) })
    .map(({ from, length }) => ({ from, to: from + length })),
  { maxLength: 40 },
);

test("bars in one lane never overlap, and there are as many lanes as bars at the busiest instant", () => {
  fc.assert(
    fc.property(spans, fc.integer({ min: 0, max: 20 }), (all, least) => {
      const { lanes, count } = packLanes(all, least);
      const drawn = all.map(({ from, to }) => ({ from, to: Math.max(to, from + least) }));
      const overlap = (a: number, b: number) =>
        (drawn[a]?.from ?? 0) < (drawn[b]?.to ?? 0) && (drawn[b]?.from ?? 0) < (drawn[a]?.to ?? 0);
      for (const a of all.keys())
        for (const b of all.keys()) if (a < b && lanes[a] === lanes[b]) expect(overlap(a, b)).toBe(false);
      const depth = Array.from(
        { length: 300 },
        (_, at) => drawn.filter(({ from, to }) => from <= at && at < to).length,
      );
      expect(count).toBe(Math.max(1, ...depth));
    }),
  );
});

test("a bar may begin in a lane where another ends", () => {
  expect(
    packLanes([
      { from: 5, to: 9 },
      { from: 0, to: 5 },
      { from: 4, to: 6 },
    ]),
  ).toEqual({ lanes: [0, 0, 1], count: 2 });
});
