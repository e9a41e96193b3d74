import fc from "fast-check";
import { expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { type PricePoint, priceAt, reductionOf } from "./prices.ts";

const START = new Date("2026-01-01T12:00:00Z");
const day = (n: number) => addMs(START, n * DAY_MS);
/** A price in force from a day on; days are counted from the start, those before it are negative. */
const point = (from: number, price: number): PricePoint => ({ price: cents(price), validFrom: day(from) });

it("L11: successive cuts keep the lowest price before the first of them", () => {
  const history = [point(-60, 10_000), point(0, 9_000), point(10, 8_000), point(20, 7_000)];
  for (const now of [1, 11, 21, 40]) {
    expect(reductionOf(history, day(now))?.lowestBefore, `day ${now}`).toBe(10_000);
  }
});

it("L11: the lowest price of the thirty days counts, not the one just before the cut", () => {
  const history = [point(-60, 10_000), point(-20, 8_000), point(-10, 12_000), point(0, 9_000)];
  expect(reductionOf(history, day(1))).toBeNull();
  expect(reductionOf([...history, point(1, 7_500)], day(2))?.lowestBefore).toBe(8_000);
});

it("A15: with a moved clock a later cut is measured from the thirty days before it", () => {
  const history = [point(-60, 10_000), point(0, 8_000), point(45, 7_000)];
  expect(reductionOf(history, day(44))?.lowestBefore).toBe(10_000);
  expect(reductionOf(history, day(46))?.lowestBefore).toBe(8_000);
});

it("A15: a price that is not thirty days old is no measure, so nothing is struck through", () => {
  expect(reductionOf([point(-29, 10_000), point(0, 8_000)], day(1))).toBeNull();
  expect(reductionOf([point(-30, 10_000), point(0, 8_000)], day(1))?.lowestBefore).toBe(10_000);
});

it("L11: a price that rose, never changed or does not exist is no cut", () => {
  expect(reductionOf([point(-60, 10_000), point(0, 8_000), point(5, 10_000)], day(6))).toBeNull();
  expect(reductionOf([point(0, 8_000)], day(40))).toBeNull();
  expect(reductionOf([], day(40))).toBeNull();
});

it("never claims a lower price before than now", () => {
  const history = fc
    .array(fc.record({ from: fc.integer({ min: -200, max: 0 }), price: fc.integer({ min: 1, max: 500 }) }))
    .map((list) => list.sort((a, b) => a.from - b.from).map(({ from, price }) => point(from, price)));
  fc.assert(
    fc.property(history, (points) => {
      const reduction = reductionOf(points, START);
      if (reduction) expect(reduction.lowestBefore).toBeGreaterThan(points.at(-1)?.price ?? 0);
    }),
  );
});

it("takes the sale price inside its period, from its first instant and not at its last", () => {
  const sale = { regularPrice: cents(100), salePrice: cents(80), saleFrom: day(-1), saleTo: day(1) };
  expect(priceAt(sale, day(0))).toBe(80);
  expect(priceAt(sale, day(-1))).toBe(80);
  expect(priceAt(sale, day(1))).toBe(100);
  expect(priceAt({ ...sale, saleFrom: null, saleTo: null }, day(0))).toBe(80);
  expect(priceAt({ ...sale, salePrice: null, regularPrice: null }, day(0))).toBeNull();
});
