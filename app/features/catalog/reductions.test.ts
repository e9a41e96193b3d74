import { expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { type PricePoint, reductionOf } from "./catalog.ts";

const START = new Date("2026-01-01T12:00:00Z");
const day = (n: number) => addMs(START, n * DAY_MS);
const point = (price: number, from: number): PricePoint => ({ price: cents(price), validFrom: day(from) });

it("L11: successive cuts keep the lowest price before the first of them", () => {
  const history = [point(10_000, -60), point(9_000, 0), point(8_000, 10), point(7_000, 20)];
  for (const now of [1, 11, 21, 40]) {
    expect(reductionOf(history, day(now))?.lowestBefore, `day ${now}`).toBe(10_000);
  }
});

it("L11: the lowest price of the thirty days counts, not the one just before the cut", () => {
  const history = [point(10_000, -60), point(8_000, -20), point(12_000, -10), point(9_000, 0)];
  expect(reductionOf(history, day(1))).toBeNull();
  expect(reductionOf([...history, point(7_500, 1)], day(2))?.lowestBefore).toBe(8_000);
});

it("A15: with a moved clock a later cut is measured from the thirty days before it", () => {
  const history = [point(10_000, -60), point(8_000, 0), point(7_000, 45)];
  expect(reductionOf(history, day(44))?.lowestBefore).toBe(10_000);
  expect(reductionOf(history, day(46))?.lowestBefore).toBe(8_000);
});

it("A15: a price that is not thirty days old is no measure, so nothing is struck through", () => {
  expect(reductionOf([point(10_000, -29), point(8_000, 0)], day(1))).toBeNull();
  expect(reductionOf([point(10_000, -30), point(8_000, 0)], day(1))?.lowestBefore).toBe(10_000);
  expect(reductionOf([point(8_000, 0)], day(40))).toBeNull();
});

it("L11: the end of a cut is the end of its announcement", () => {
  expect(reductionOf([point(10_000, -60), point(8_000, 0), point(10_000, 5)], day(6))).toBeNull();
});
