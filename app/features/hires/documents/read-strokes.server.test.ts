import { describe, expect, it } from "vitest";
import { readStrokes } from "./read-strokes.server.ts";

const read = (value: unknown) => readStrokes(typeof value === "string" ? value : JSON.stringify(value));

describe("a drawn signature", () => {
  it("is lines of points inside the field", () => {
    const line = [0, 0, 1_000, 400, 3, 7, 9, 9];
    expect(read([line])).toEqual({ ok: true, value: [line] });
    expect([read(""), read([]), read([[5, 5]])]).toEqual(Array(3).fill({ ok: true, value: null }));
  });

  it("is refused when it is anything else", () => {
    const bad = ["{", "null", [[1, 2, 3]], [[-1, 0]], [[0, 401]], [[0.5, 1]], [["1", 2]], [[]], { a: 1 }];
    expect(bad.map((value) => read(value).ok)).toEqual(bad.map(() => false));
    const points = (count: number) => [Array.from({ length: count * 2 }, () => 7)];
    expect([read(points(20_000)).ok, read(points(20_001)).ok]).toEqual([true, false]);
  });
});
