import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { type PricePoint, priceAt, reductionOf } from "./prices.ts";

const START = new Date("2026-01-01T12:00:00Z");
const day = (n: number) => addMs(START, n * DAY_MS);
const point = (price: number, from: number): PricePoint => ({ price: cents(price), validFrom: day(from) });

const NOW = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number): Date => addMs(NOW, -days * DAY_MS);
const ago = (days: number, price: number): PricePoint => ({ price: cents(price), validFrom: daysAgo(days) });

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

describe("the price in force", () => {
  const sale = { regularPrice: cents(100), salePrice: cents(80), saleFrom: daysAgo(1), saleTo: daysAgo(-1) };

  it("is the sale price inside its period, from its first instant and not at its last", () => {
    expect(priceAt(sale, NOW)).toBe(80);
    expect(priceAt(sale, daysAgo(1))).toBe(80);
    expect(priceAt(sale, daysAgo(-1))).toBe(100);
    expect(priceAt({ ...sale, saleFrom: null, saleTo: null }, NOW)).toBe(80);
    expect(priceAt({ ...sale, salePrice: null, regularPrice: null }, NOW)).toBeNull();
  });
});

describe("a price cut", () => {
  it("is measured from the lowest price of the 30 days before it", () => {
    expect(reductionOf([ago(90, 100), ago(20, 90), ago(15, 100), ago(2, 80)], NOW)).toEqual({
      lowestBefore: 90,
    });
  });

  it("needs 30 days of history before it", () => {
    expect(reductionOf([ago(31, 100), ago(2, 80)], NOW)).toBeNull();
    expect(reductionOf([ago(32, 100), ago(2, 80)], NOW)).toEqual({ lowestBefore: 100 });
  });

  it("followed by another keeps the first prior price", () => {
    expect(reductionOf([ago(90, 100), ago(10, 90), ago(5, 80)], NOW)).toEqual({ lowestBefore: 100 });
  });

  it("is none when the price rose, never changed, or was lower within the 30 days", () => {
    expect(reductionOf([ago(90, 80), ago(2, 100)], NOW)).toBeNull();
    expect(reductionOf([ago(90, 80)], NOW)).toBeNull();
    expect(reductionOf([], NOW)).toBeNull();
    expect(reductionOf([ago(90, 100), ago(20, 70), ago(10, 120), ago(2, 80)], NOW)).toBeNull();
  });

  it("never claims a lower price before than now", () => {
    const history = fc
      .array(fc.record({ days: fc.integer({ min: 0, max: 200 }), price: fc.integer({ min: 1, max: 500 }) }))
      .map((list) => list.sort((a, b) => b.days - a.days).map(({ days, price }) => ago(days, price)));
    fc.assert(
      fc.property(history, (points) => {
        const reduction = reductionOf(points, NOW);
        if (reduction) expect(reduction.lowestBefore).toBeGreaterThan(points.at(-1)?.price ?? 0);
      }),
    );
  });
});
