import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumOfParts } from "#app/features/fleet/catalogue/hire-item.ts";
import { cents, ZERO } from "#app/lib/money.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import {
  E8_LINES,
  E9,
  FOUR_DAYS,
  irish,
  line,
  ONE_DAY,
  period,
  SETTINGS,
  TERMS,
  TWO_DAYS,
} from "#tests/support/hire/price-terms.ts";
import { breakEvenHires } from "./break-even.ts";
import { type HirePrice, priceHire } from "./hire-price.ts";
import { lateChargeOf } from "./late-charge.ts";

const netsOf = ({ lines }: HirePrice) => lines.map(({ net }) => net);

describe("the examples of the specification", () => {
  it("E1 4 × €45.00 for two days", () => {
    const price = priceHire([line(4, 4_500)], TWO_DAYS, TERMS);
    expect(price).toMatchObject({ days: 2, factor: 1500, net: 27_000, vat: 6_210, total: 33_210 });
  });

  it("E5 six days cost three, 24 days seven", () => {
    const week = priceHire([line(1, 10_000)], period("2027-08-09T09:00", "2027-08-15T17:00"), TERMS);
    const month = priceHire([line(1, 10_000)], period("2027-08-02T09:00", "2027-08-29T17:00"), TERMS);
    expect([week.factor, week.net, month.factor, month.net]).toEqual([3000, 30_000, 7000, 70_000]);
  });

  it("E6 a line is rounded once, half up", () => {
    expect(netsOf(priceHire([line(3, 1_235)], TWO_DAYS, TERMS))).toEqual([5_558]);
  });

  it("E7 the greater of manual and group discount counts, never both", () => {
    const discounted = (manualDiscount: number, groupDiscount: number) =>
      netsOf(priceHire([line(4, 4_500, { manualDiscount, groupDiscount })], TWO_DAYS, TERMS));
    expect([discounted(1_500, 1_000), discounted(0, 1_500), discounted(1_500, 0)]).toEqual([
      [22_950],
      [22_950],
      [22_950],
    ]);
    expect(netsOf(priceHire([line(7, 999, { manualDiscount: 1_250 })], FOUR_DAYS, TERMS))).toEqual([15_297]);
  });

  it("E8 an order discount is shared to the cent", () => {
    const price = priceHire(E8_LINES, TWO_DAYS, { ...TERMS, orderDiscount: 1_000 });
    expect(netsOf(price)).toEqual([27_000, 5_558, 7_500, 18_000]);
    expect(price.lines.map(({ orderDiscount }) => orderDiscount)).toEqual([2_700, 556, 750, 1_800]);
    expect([price.orderDiscount, price.net]).toEqual([5_806, 52_252]);
  });

  it("E9 waiver on the hire after the discount, transport, VAT once on the sum", () => {
    const { waiver, net, vat, total } = priceHire(E8_LINES, TWO_DAYS, E9);
    expect({ waiver, net, vat, total }).toEqual({ waiver: 5_225, net: 65_977, vat: 15_175, total: 81_152 });
  });

  it("E11 a small hire is raised to the minimum", () => {
    const price = priceHire([line(2, 900)], ONE_DAY, TERMS);
    expect([price.hire, price.minimum, price.total]).toEqual([1_800, 3_200, 6_150]);
  });

  it("E12 a late return costs what the longer hire costs, less what was agreed", () => {
    const terms = { ...TERMS, minimumNet: SETTINGS.minimumNet };
    const late = (returned: string) => {
      const kept = [{ quantity: 4, until: irish(returned) }];
      return lateChargeOf([{ ...line(4, 4_500), isFixed: false, kept }], TWO_DAYS, terms);
    };
    expect(late("2027-08-09T11:00")).toBe(18_000);
    // 30 working minutes on Friday and 30 on Monday are the grace.
    expect(late("2027-08-09T09:30")).toBe(0);
    expect(late("2027-08-09T09:31")).toBe(4_500 * 4 * 0.5);
    expect(late("2027-08-06T16:00")).toBe(0);
  });

  it("E13 a half-day where the group has one: same day, at most five hours", () => {
    const group = { steps: null, halfDayThousandths: 600 };
    const settings = { ...SETTINGS, minimumNet: ZERO };
    const net = (to: string) =>
      priceHire([line(1, 4_500, { group })], period("2027-08-05T09:00", to), { ...TERMS, settings }).net;
    expect([net("2027-08-05T14:00"), net("2027-08-05T14:15"), net("2027-08-06T09:00")]).toEqual([
      2_700, 4_500, 4_500,
    ]);
  });

  it("E14 buying pays from the 20th hire", () => {
    const gross = cents(159_900);
    expect(breakEvenHires({ gross, vatRate: 2300 }, cents(6_750))).toBe(20);
    expect(breakEvenHires({ gross, vatRate: 2300 }, cents(130_000))).toBe(1);
    expect(breakEvenHires({ gross, vatRate: 2300 }, ZERO)).toBeNull();
  });
});

it("leaves the waiver out where an insurance certificate is valid to the return", () => {
  const waiver = (insuredUntil: string | null) =>
    priceHire([line(4, 4_500)], TWO_DAYS, { ...TERMS, waiver: true, insuredUntil }).waiver;
  expect([waiver(null), waiver("2027-08-05"), waiver("2027-08-06")]).toEqual([2_700, 2_700, 0]);
});

it("puts the waiver on the minimum as well, and charges nothing for an empty list", () => {
  const small = priceHire([line(2, 900)], ONE_DAY, { ...TERMS, waiver: true });
  expect([small.minimum, small.waiver, small.net]).toEqual([3_200, 500, 5_500]);
  expect(priceHire([], ONE_DAY, TERMS)).toMatchObject({ days: 1, factor: 1000, minimum: 0, total: 0 });
});

it("counts VAT once per rate", () => {
  const lines = [line(1, 3_333), line(1, 3_333), line(1, 3_334, { vatRate: 900 })];
  const { vatRows, total } = priceHire(lines, ONE_DAY, TERMS);
  expect(vatRows.map(({ rate, net, vat }) => [rate, net, vat])).toEqual([
    [2300, 6_666, 1_533],
    [900, 3_334, 300],
  ]);
  expect(total).toBe(6_666 + 1_533 + 3_334 + 300);
});

it("is exact where the product of all numbers is none that a float can hold", () => {
  const { lines } = priceHire([line(9_999, 999_999, { manualDiscount: 1 })], FOUR_DAYS, TERMS);
  const exact = (999_999n * 9_999n * 2_500n * 9_999n * 2n + 10_000_000n) / 20_000_000n;
  expect(lines[0]?.net).toBe(Number(exact));
});

it("sums the parts of a kit", () => {
  const parts = [
    { quantity: 4, dayRateNet: cents(1_200) },
    { quantity: 1, dayRateNet: cents(350) },
  ];
  expect(sumOfParts(parts)).toBe(5_150);
});

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 60 }),
  dayRateNet: fc.integer({ min: 1, max: 60_000 }).map(cents),
  vatRate: fc.constantFrom(2300, 1350, 900),
  group: fc.record({
    steps: fc.constantFrom(null, [{ from: 1, thousandths: 1000, further: 250 }]),
    halfDayThousandths: fc.constantFrom(null, 600),
  }),
  manualDiscount: fc.integer({ min: 0, max: 10_000 }),
});
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 8 });
const START = irish("2027-01-04T00:00").getTime();
const anyQuarter = fc.integer({ min: 0, max: 365 * 96 }).map((quarters) => START + quarters * 15 * MINUTE_MS);
const anyLength = fc.integer({ min: 1, max: 40 * 96 }).map((quarters) => quarters * 15 * MINUTE_MS);
const anyDiscount = fc.integer({ min: 0, max: 10_000 });

describe("H11 properties", () => {
  const spanOf = (from: number, length: number) => ({ from: new Date(from), to: new Date(from + length) });

  it("H11 the same lines in any order cost the same", () => {
    const shuffled = anyLines.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    );
    fc.assert(
      fc.property(
        shuffled,
        anyQuarter,
        anyLength,
        anyDiscount,
        ([lines, other], from, length, orderDiscount) => {
          const terms = { ...TERMS, orderDiscount, waiver: true };
          const [one, two] = [lines, other].map((list) => priceHire(list, spanOf(from, length), terms));
          expect(two?.vatRows).toEqual(one?.vatRows);
        },
      ),
    );
  });

  it("H11 a longer hire never costs less", () => {
    fc.assert(
      fc.property(
        anyLines,
        anyQuarter,
        anyLength,
        anyLength,
        anyDiscount,
        (lines, from, length, more, discount) => {
          const terms = { ...TERMS, orderDiscount: discount, waiver: true };
          const short = priceHire(lines, spanOf(from, length), terms);
          const later = priceHire(lines, spanOf(from, length + more), terms);
          const earlier = priceHire(lines, spanOf(from - (more % DAY_MS), length + (more % DAY_MS)), terms);
          expect(Math.min(later.net, earlier.net)).toBeGreaterThanOrEqual(short.net);
          const sameRate = lines.map((entry) => ({ ...entry, vatRate: 2300 }));
          const totals = [length, length + more].map(
            (ms) => priceHire(sameRate, spanOf(from, ms), terms).total,
          );
          expect(totals[1]).toBeGreaterThanOrEqual(totals[0] ?? 0);
        },
      ),
    );
  });

  it("H11 all parts add up to the total", () => {
    fc.assert(
      fc.property(anyLines, anyQuarter, anyLength, anyDiscount, (lines, from, length, orderDiscount) => {
        const price = priceHire(lines, spanOf(from, length), { ...TERMS, orderDiscount, waiver: true });
        const shares = price.lines.reduce((sum, { orderDiscount: share }) => sum + share, 0);
        expect(shares).toBe(price.orderDiscount);
        expect(price.hire - price.orderDiscount + price.minimum + price.waiver).toBe(price.net);
        expect(price.net + price.vat).toBe(price.total);
        expect(price.vatRows.reduce((sum, { gross }) => sum + gross, 0)).toBe(price.total);
      }),
    );
  });
});
