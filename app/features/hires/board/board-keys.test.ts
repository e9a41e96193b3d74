import { expect, test } from "vitest";
import type { BoardBar } from "./board.ts";
import { barAfter, barName, firstBar, readBarName } from "./board-keys.ts";

const bar = (from: number): BoardBar => ({
  kind: "firm",
  subject: 0,
  quantity: 1,
  units: [],
  from,
  to: from + 5,
  coreFrom: from,
  coreTo: from + 5,
  late: false,
  rush: false,
  matched: true,
});
const rows = [[], [0, 10, 20], [], [4, 17]].map((starts) => ({ bars: starts.map(bar) }));

test("arrow keys go along a row and to the nearest bar of the next row that has any", () => {
  expect(firstBar(rows)).toEqual({ row: 1, bar: 0 });
  expect(barAfter(rows, { row: 1, bar: 0 }, "ArrowRight")).toEqual({ row: 1, bar: 1 });
  expect(barAfter(rows, { row: 1, bar: 0 }, "ArrowLeft")).toBeNull();
  expect(barAfter(rows, { row: 1, bar: 0 }, "End")).toEqual({ row: 1, bar: 2 });
  expect(barAfter(rows, { row: 1, bar: 2 }, "ArrowDown")).toEqual({ row: 3, bar: 1 });
  expect(barAfter(rows, { row: 3, bar: 0 }, "ArrowUp")).toEqual({ row: 1, bar: 0 });
  expect(barAfter(rows, { row: 3, bar: 0 }, "ArrowDown")).toBeNull();
  expect(barAfter(rows, { row: 3, bar: 0 }, "x")).toBeNull();
});

test("the name of a bar leads back to it", () => {
  expect(readBarName(barName({ row: 12, bar: 3 }))).toEqual({ row: 12, bar: 3 });
  expect(readBarName(undefined)).toBeNull();
  expect(readBarName("x")).toBeNull();
});
