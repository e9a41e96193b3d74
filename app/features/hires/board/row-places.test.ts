import { expect, test } from "vitest";
import { placeRows, rowsBetween, stepRows } from "./row-places.ts";

const places = placeRows([1, 3, 1, 2], 0);

test("rows lie below each other, as high as their lanes", () => {
  expect(places).toEqual({ tops: [0, 45, 154, 199], height: 276 });
  expect(placeRows([1, 3], 48).tops).toEqual([0, 93]);
});

test.each([
  [0, 40, 0, 1],
  [44, 45, 0, 2],
  [46, 160, 1, 3],
  [-500, 5_000, 0, 4],
  [300, 900, 3, 4],
])("from %d to %d px the rows %d to %d are seen", (from, to, first, end) => {
  expect(rowsBetween(places, from, to)).toEqual({ first, end });
});

test("without rows none is seen", () => {
  expect(rowsBetween(placeRows([], 0), 0, 900)).toEqual({ first: 0, end: 0 });
});

test("rows are drawn step by step: what is seen first, never more new ones than allowed", () => {
  const at = (from: number) => ({
    seen: { first: from, end: from + 10 },
    wanted: { first: Math.max(0, from - 5), end: from + 15 },
  });
  const range = (first: number, end: number) => ({ first, end });
  expect(stepRows(range(0, 15), at(0), 4)).toEqual(range(0, 15));
  expect(stepRows(range(0, 15), at(3), 2)).toEqual(range(0, 17));
  expect(stepRows(range(20, 45), at(18), 4)).toEqual(range(16, 33));
  expect(stepRows(range(25, 45), at(18), 4)).toEqual(range(21, 33));
  // Scrolled past: begins again where the box is, downwards and then above.
  expect(stepRows(range(0, 15), at(100), 4)).toEqual(range(100, 104));
  let drawn = range(0, 15);
  for (let n = 0; n < 9; n += 1) drawn = stepRows(drawn, at(100), 4);
  expect(drawn).toEqual(range(95, 115));
});
