import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate, cents, multiplyCents, netOfVat, roundHalfUp, vatIncluded, withVat } from "./money.ts";

const amount = fc.integer({ min: 0, max: 2_000_000_00 }).map(cents);
const rate = fc.constantFrom(0, 480, 900, 1350, 2300);

describe("roundHalfUp", () => {
  it("rounds a half away from zero", () => {
    expect(roundHalfUp(1, 2)).toBe(1);
    expect(roundHalfUp(-1, 2)).toBe(-1);
    expect(roundHalfUp(5, 10)).toBe(1);
    expect(roundHalfUp(49, 100)).toBe(0);
  });

  it("is within half a unit of the exact fraction", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e5 }), (n, d) => {
        expect(Math.abs(2 * (roundHalfUp(n, d) * d - n))).toBeLessThanOrEqual(d);
      }),
    );
  });
});

describe("VAT", () => {
  it("is 23/123 of a gross price", () => {
    expect(vatIncluded(cents(123_00), 2300)).toBe(23_00);
    expect(vatIncluded(cents(9_99), 2300)).toBe(1_87);
  });

  it("net and VAT add up to gross at every rate", () => {
    fc.assert(
      fc.property(amount, rate, (gross, r) => {
        expect(netOfVat(gross, r) + vatIncluded(gross, r)).toBe(gross);
      }),
    );
  });

  it("adding VAT to a net amount and taking it out again gives the net amount", () => {
    fc.assert(
      fc.property(amount, rate, (net, r) => {
        expect(netOfVat(withVat(net, r), r)).toBe(net);
      }),
    );
  });
});

describe("allocate", () => {
  it("gives the odd cent to the largest remainder", () => {
    expect(allocate(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(cents(10), [0, 0])).toEqual([5, 5]);
  });

  it("loses nothing, invents nothing and stays within a cent of the exact share", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e8, max: 1e8 }).map(cents),
        fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 30 }),
        (total, weights) => {
          const parts = allocate(total, weights);
          expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
          const sum = weights.reduce((a, b) => a + b, 0);
          if (sum === 0) return;
          parts.forEach((part, i) => {
            expect(Math.abs(part - (total * (weights[i] ?? 0)) / sum)).toBeLessThan(1.000001);
          });
        },
      ),
    );
  });
});

describe("cents", () => {
  it("refuses what is not a whole number of cents", () => {
    expect(() => cents(19.99)).toThrow(RangeError);
    expect(() => cents(Number.NaN)).toThrow(RangeError);
    expect(() => multiplyCents(cents(5), 1.5)).toThrow(RangeError);
  });

  it("has one zero", () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});
