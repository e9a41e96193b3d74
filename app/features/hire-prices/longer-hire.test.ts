import fc from "fast-check";
import { expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { irish, line, ONE_DAY, SETTINGS, TERMS, TWO_DAYS } from "#tests/support/hire/price-terms.ts";
import { priceHire } from "./hire-price.ts";
import { type KeptLine, longerHireOf } from "./longer-hire.ts";

const AGREED = { ...TERMS, minimumNet: SETTINGS.minimumNet, waiver: 0, orderDiscount: 0 };
const MONDAY = irish("2027-08-09T11:00");

/** So many pieces at a rate, of which some are kept longer. */
const keep = (quantity: number, rate: number, kept: number, until = MONDAY, isFixed = false): KeptLine => ({
  ...line(quantity, rate),
  kept: [{ quantity: kept, until }],
  isFixed,
});

it("costs what the longer hire costs, less what was agreed, without hours of grace", () => {
  const until = (text: string) => longerHireOf([keep(4, 4_500, 4, irish(text))], TWO_DAYS, AGREED);
  expect(until("2027-08-09T11:00")).toBe(18_000);
  expect(until("2027-08-06T18:00")).toBe(0);
  const late = { from: irish("2027-08-05T09:00"), to: irish("2027-08-06T10:30") };
  expect(longerHireOf([keep(4, 4_500, 4, irish("2027-08-06T11:00"))], late, AGREED)).toBe(9_000);
});

it("costs nothing for what comes back as agreed, and for what has one price", () => {
  const lines = [keep(4, 4_500, 1), keep(3, 2_000, 0), keep(1, 15_000, 1, MONDAY, true)];
  expect(longerHireOf(lines, TWO_DAYS, AGREED)).toBe(4_500);
});

it("keeps the order discount, the waiver and the minimum that were agreed", () => {
  const terms = { ...AGREED, orderDiscount: 1_000, waiver: 1_000 };
  expect(longerHireOf([keep(4, 4_500, 4)], TWO_DAYS, terms)).toBe(17_820);
  // Two days cost €27.00, still less than the minimum of €50.00.
  expect(longerHireOf([keep(2, 900, 2, TWO_DAYS.to)], ONE_DAY, AGREED)).toBe(0);
  expect(longerHireOf([keep(2, 900, 2)], ONE_DAY, { ...AGREED, minimumNet: cents(0) })).toBe(2_700);
});

it("is the difference of two prices where everything is kept, and never negative", () => {
  const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 40 }), rate: fc.nat(20_000) }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(lines, fc.nat(40), fc.nat(40), fc.nat(3_000), (made, first, further, orderDiscount) => {
      const agreed = { ...TWO_DAYS, to: addMs(TWO_DAYS.to, first * DAY_MS) };
      const to = addMs(agreed.to, further * DAY_MS);
      const terms = { ...AGREED, orderDiscount, waiver: SETTINGS.waiver };
      const kept = made.map(({ quantity, rate }) => keep(quantity, rate, quantity, to));
      const net = (until: Date) =>
        priceHire(kept, { ...agreed, to: until }, { ...TERMS, orderDiscount, waiver: true }).net;
      const longer = longerHireOf(kept, agreed, terms);
      expect(longer).toBe(net(to) - net(agreed.to));
      expect(longer).toBeGreaterThanOrEqual(0);
    }),
  );
});
