import fc from "fast-check";
import { expect, it } from "vitest";
import { totalsOf } from "#app/features/orders/totals.ts";
import { addCents, cents, multiplyCents, vatIncluded } from "#app/lib/money.ts";
import { readDraftDiscount } from "./parse-draft.ts";
import { orderLinesOf, priceDraft, worthOf } from "./price-draft.ts";

const lineOf = fc
  .record({
    unitPrice: fc.integer({ min: 0, max: 300_000 }),
    quantity: fc.integer({ min: 1, max: 60 }),
    vatRate: fc.constantFrom(0, 480, 900, 1350, 2300),
    part: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ unitPrice, quantity, vatRate, part }) => ({
    unitPrice: cents(unitPrice),
    quantity,
    vatRate,
    discount: cents(Math.floor((unitPrice * quantity * part) / 100)),
    productId: null,
    sku: null,
    name: "Lamp",
    options: "",
    chosen: {},
    environmentalCost: null,
    withdrawalException: null,
  }));

it("S3: whatever discounts a draft has, its order and document come to its total to the cent", () => {
  fc.assert(
    fc.property(
      fc.array(lineOf, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 9_999 }).map(cents),
      (lines, percent, delivery) => {
        const worth = worthOf(lines);
        const discount = cents(Math.floor((worth * percent) / 100));
        const price = priceDraft(lines, { discount, delivery });
        const ordered = orderLinesOf(lines, price);
        const gross = lines.map(({ unitPrice, quantity }) => multiplyCents(unitPrice, quantity));
        expect(price.totals.total).toBe(addCents(...gross, delivery) - price.totals.discount);
        expect(totalsOf(ordered, delivery)).toEqual(price.totals);
        for (const line of ordered) {
          expect(line.lineTotal).toBe(multiplyCents(line.unitPrice, line.quantity) - line.discount);
          expect(line.lineTotal).toBeGreaterThanOrEqual(0);
        }
        for (const row of price.totals.vatRows) {
          expect(row.vat).toBe(vatIncluded(row.gross, row.rate));
          expect(row.net + row.vat).toBe(row.gross);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

it.each([
  ["", 0, null],
  ["10 %", 1_000, null],
  ["12,5%", 1_250, null],
  ["5.00", 500, null],
  ["100 %", 10_000, null],
  ["100.01", 0, "discount-too-high"],
  ["120 %", 0, "discount-too-high"],
  ["much", 0, "discount"],
] as const)("reads %s off €100 as %i cents", (text, amount, fault) => {
  expect(readDraftDiscount(text, cents(10_000))).toEqual({ amount, fault });
});
