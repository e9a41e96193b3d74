import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addCents, cents, multiplyCents, netOfVat, roundHalfUp, ZERO } from "#app/lib/money.ts";
import { ORDER_STATES } from "./enums.ts";
import { canOrderBecome, orderStatesBefore } from "./order-states.ts";
import { lineTotalOf, netOfDiscount, paidFor, totalsOf } from "./totals.ts";

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 2_000_000 }).map(cents),
  quantity: fc.integer({ min: 1, max: 99 }),
  vatRate: fc.constantFrom(0, 480, 900, 1350, 2300),
  discount: fc.constant(ZERO),
});
/** Part of a line's price is taken off, from nothing to all of it. */
const discounted = fc.tuple(line, fc.integer({ min: 0, max: 1000 })).map(([whole, off]) => ({
  ...whole,
  discount: roundHalfUp(whole.unitPrice * whole.quantity * off, 1000),
}));
const delivery = fc.integer({ min: 0, max: 50_000 }).map(cents);

describe("totals", () => {
  it("F-5: adds up to the cent for any cart", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), delivery, (lines, carriage) => {
        const totals = totalsOf(lines, carriage);
        const goods = addCents(...lines.map((l) => multiplyCents(l.unitPrice, l.quantity)));
        expect(totals.subtotal).toBe(goods);
        expect(totals.total).toBe(goods + carriage);
        expect(totals.net + totals.vat).toBe(totals.total);
        expect(addCents(...totals.vatRows.map((row) => row.gross))).toBe(totals.total);
        for (const row of totals.vatRows) {
          expect(row.net + row.vat).toBe(row.gross);
          expect(row.net).toBe(netOfVat(row.gross, row.rate));
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it("F-5: adds up to the cent for any discounted cart, also piece by piece and without VAT", () => {
    fc.assert(
      fc.property(fc.array(discounted, { minLength: 1, maxLength: 12 }), delivery, (lines, carriage) => {
        const totals = totalsOf(lines, carriage);
        expect(totals.total).toBe(totals.subtotal - totals.discount + carriage);
        expect(totals.total).toBe(addCents(carriage, ...lines.map(lineTotalOf)));
        expect(addCents(...totals.vatRows.map((row) => row.gross))).toBe(totals.total);
        expect(totals.net + totals.vat).toBe(totals.total);
        for (const one of lines) {
          const first = paidFor(one, 1, 0);
          expect(first).toBeGreaterThanOrEqual(0);
          expect(addCents(first, paidFor(one, one.quantity - 1, 1))).toBe(lineTotalOf(one));
          const unitNet = netOfVat(one.unitPrice, one.vatRate);
          const net = lineTotalOf({ ...one, unitPrice: unitNet, discount: netOfDiscount(one, unitNet) });
          expect(net).toBeGreaterThanOrEqual(0);
          if (lineTotalOf(one) === 0) expect(net).toBe(0);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("does not depend on the order of lines", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), delivery, (lines, carriage) => {
        expect(totalsOf([...lines].reverse(), carriage)).toEqual(totalsOf(lines, carriage));
      }),
    );
  });

  it("F-5: rounds VAT once per document, not per line", () => {
    const lines = [1, 2, 3].map(() => ({ unitPrice: cents(10), quantity: 1, vatRate: 2300 }));
    expect(totalsOf(lines).vat).toBe(6);
    expect(totalsOf([{ unitPrice: cents(30), quantity: 1, vatRate: 2300 }]).vat).toBe(6);
  });

  it("is nothing for nothing", () => {
    expect(totalsOf([], cents(900))).toEqual({
      subtotal: ZERO,
      discount: ZERO,
      delivery: ZERO,
      total: ZERO,
      vat: ZERO,
      net: ZERO,
      vatRows: [],
    });
  });
});

describe("order states", () => {
  it("never lead out of a refund, nor back to waiting", () => {
    for (const from of ORDER_STATES) {
      expect(canOrderBecome(from, "pending")).toBe(false);
      expect(canOrderBecome("refunded", from)).toBe(false);
      expect(canOrderBecome(from, from)).toBe(false);
    }
  });

  it("take late money", () => {
    expect(orderStatesBefore("paid")).toEqual(["pending", "processing", "expired", "failed", "cancelled"]);
  });
});
