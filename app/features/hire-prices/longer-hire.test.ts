import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, withVat } from "#app/lib/money.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { irish, line, ONE_DAY, SETTINGS, TERMS, TWO_DAYS } from "#tests/support/hire/price-terms.ts";
import { priceHire } from "./hire-price.ts";
import { lateChargeOf } from "./late-charge.ts";
import { type KeptLine, longerHireOf, longerPriceOf, movedPriceOf } from "./longer-hire.ts";

const AGREED = {
  ...TERMS,
  minimumNet: SETTINGS.minimumNet,
  waiver: false,
  insuredUntil: null,
  orderDiscount: 0,
};
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
  const terms = { ...AGREED, orderDiscount: 1_000, waiver: true };
  expect(longerHireOf([keep(4, 4_500, 4)], TWO_DAYS, terms)).toBe(17_820);
  // Two days cost €27.00, still less than the minimum of €50.00.
  expect(longerHireOf([keep(2, 900, 2, TWO_DAYS.to)], ONE_DAY, AGREED)).toBe(0);
  expect(longerHireOf([keep(2, 900, 2)], ONE_DAY, { ...AGREED, minimumNet: cents(0) })).toBe(2_700);
});

it("has the VAT of its charge, where two rounded totals differ by another cent", () => {
  const prices = fc.record({
    rate: fc.integer({ min: 1, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(prices, ({ rate, quantity }) => {
      const { net, total } = longerPriceOf([keep(quantity, rate, quantity)], TWO_DAYS, AGREED);
      expect(total).toBe(withVat(net, 2_300));
      const period = { ...TWO_DAYS, to: MONDAY };
      const moved = movedPriceOf([keep(quantity, rate, 0)], { agreed: TWO_DAYS, period }, AGREED);
      expect(moved.total).toBe(withVat(moved.net, 2_300));
    }),
  );
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
      const terms = { ...AGREED, orderDiscount, waiver: true };
      const kept = made.map(({ quantity, rate }) => keep(quantity, rate, quantity, to));
      const net = (until: Date) =>
        priceHire(kept, { ...agreed, to: until }, { ...TERMS, orderDiscount, waiver: true }).net;
      const longer = longerHireOf(kept, agreed, terms);
      expect(longer).toBe(net(to) - net(agreed.to));
      expect(longer).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe("a hire without the damage waiver because the customer's own insurance covers its return", () => {
  /** Insured on the day of the agreed return, Friday 2027-08-06; the waiver was wanted. */
  const insured = { ...AGREED, waiver: true, insuredUntil: "2027-08-06" };

  it("has the waiver on the longer hire when its new return is after the end of the insurance", () => {
    // E1 until Monday: four days × 2.5 = €450.00, waiver €45.00; two days were €270.00 without one.
    const four = [keep(4, 4_500, 4)];
    expect(longerPriceOf(four, TWO_DAYS, insured)).toEqual({ net: 22_500, total: 27_675 });
    // Insured until the new return, or without a waiver to fall back on, it is E12.
    expect(longerHireOf(four, TWO_DAYS, { ...insured, insuredUntil: "2027-08-09" })).toBe(18_000);
    expect(longerHireOf(four, TWO_DAYS, { ...insured, waiver: false })).toBe(18_000);
  });

  it("has no waiver on what came back while it was insured", () => {
    // One of four until Monday: €202.50 + €112.50, waiver €11.25 on the one.
    expect(longerHireOf([keep(4, 4_500, 1)], TWO_DAYS, insured)).toBe(5_625);
    // What has one price for the whole hire is kept as long as the rest: waiver on €112.50 + €150.00.
    expect(longerHireOf([keep(4, 4_500, 1), keep(1, 15_000, 0, MONDAY, true)], TWO_DAYS, insured)).toBe(
      7_125,
    );
  });

  it("counts the waiver once over several moves, and costs what the whole period would have cost", () => {
    const tuesday = irish("2027-08-10T11:00");
    const net = (to: Date) =>
      priceHire([keep(4, 4_500, 4)], { ...TWO_DAYS, to }, { ...TERMS, ...insured }).net;
    const until = (from: Date, to: Date) =>
      longerHireOf([keep(4, 4_500, 4, to)], { ...TWO_DAYS, to: from }, insured);
    expect(until(TWO_DAYS.to, MONDAY) + until(MONDAY, tuesday)).toBe(net(tuesday) - net(TWO_DAYS.to));
  });

  it("has it on other dates, too, and loses it where the insurance covers them", () => {
    const lines = [keep(4, 4_500, 0)];
    const until = (to: Date) => ({ ...TWO_DAYS, to });
    const change = (from: Date, to: Date) =>
      movedPriceOf(lines, { agreed: until(from), period: until(to) }, insured).net;
    expect(change(TWO_DAYS.to, MONDAY)).toBe(22_500);
    expect(change(MONDAY, TWO_DAYS.to)).toBe(-22_500);
  });

  it("has it on a late return, too", () => {
    expect(lateChargeOf([keep(4, 4_500, 4)], TWO_DAYS, insured)).toBe(22_500);
  });
});
