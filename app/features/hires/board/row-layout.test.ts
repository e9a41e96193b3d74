import { expect, test } from "vitest";
import { layoutRows, rowsBetween, rowsToDraw } from "./row-layout.ts";

const layout = layoutRows([1, 3, 1, 2], 0);

test("rows lie below each other, as high as their lanes", () => {
  expect(layout).toEqual({ tops: [0, 45, 154, 199], height: 276 });
  expect(layoutRows([1, 3], 48).tops).toEqual([0, 93]);
});

test.each([
  [0, 40, 0, 1],
  [44, 45, 0, 2],
  [46, 160, 1, 3],
  [-500, 5_000, 0, 4],
  [300, 900, 3, 4],
])("from %d to %d px the rows %d to %d are seen", (from, to, first, end) => {
  expect(rowsBetween(layout, from, to)).toEqual({ first, end });
});

test("without rows none is seen", () => {
  expect(rowsBetween(layoutRows([], 0), 0, 900)).toEqual({ first: 0, end: 0 });
});

test("rows that are seen are drawn first, then the nearest, each once", () => {
  expect(rowsToDraw(new Set([3]), { first: 2, end: 5 }, 8)).toEqual([2, 4, 5, 1, 6, 0, 7]);
  expect(rowsToDraw(new Set(), { first: 0, end: 2 }, 4)).toEqual([0, 1, 2, 3]);
  expect(rowsToDraw(new Set([0, 1]), { first: 2, end: 4 }, 4)).toEqual([2, 3]);
  expect(rowsToDraw(new Set([0, 1, 9]), { first: 0, end: 2 }, 2)).toEqual([]);
  expect(rowsToDraw(new Set(), { first: 0, end: 0 }, 0)).toEqual([]);
});
