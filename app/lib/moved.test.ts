import { expect, it } from "vitest";
import { moved } from "./moved.ts";

it("moves a row up or down, and leaves the rows alone where there is no such place", () => {
  const rows = ["a", "b", "c"];
  expect(moved(rows, 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(rows, 2, 1)).toEqual(["a", "c", "b"]);
  for (const [from, to] of [
    [0, -1],
    [2, 3],
    [-1, 0],
    [3, 0],
  ] as const)
    expect(moved(rows, from, to)).toBe(rows);
});
