import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { addCents, cents, ZERO } from "#app/lib/money.ts";
import { readDiscount, readDiscountForm } from "./discount-form.ts";
import { type DiscountOffer, deliveryDiscountOf, normalizeCode, shareDiscount } from "./discounts.ts";

const value = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }).map((percent) => ({ kind: "percent", percent }) as const),
  fc.integer({ min: 1, max: 500_000 }).map((amount) => ({ kind: "amount", amount: cents(amount) }) as const),
);
const lines = fc.array(
  fc.record({
    productId: fc.constantFrom("lamp", "mixer", "hazer"),
    amount: fc.integer({ min: 0, max: 900_000 }).map(cents),
  }),
  { minLength: 1, maxLength: 12 },
);
const offerOf = (of: DiscountOffer["value"], productIds: readonly string[]): DiscountOffer => ({
  id: "",
  version: 1,
  code: "SOLAS",
  value: of,
  onDelivery: true,
  productIds,
});

describe("a discount", () => {
  it("is shared to the cent, over its own products only, and takes no line below zero", () => {
    fc.assert(
      fc.property(value, lines, fc.integer({ min: 0, max: 20_000 }).map(cents), (of, all, delivery) => {
        const offer = offerOf(of, ["lamp", "mixer"]);
        const shares = shareDiscount(offer, all);
        const goods = addCents(
          ...all.map(({ productId, amount }) => (productId === "hazer" ? ZERO : amount)),
        );
        const wanted =
          of.kind === "percent"
            ? Math.floor((goods * of.percent + 5_000) / 10_000)
            : Math.min(of.amount, goods);
        expect(addCents(...shares)).toBe(wanted);
        all.forEach(({ productId, amount }, at) => {
          expect(shares[at]).toBeGreaterThanOrEqual(0);
          expect(shares[at]).toBeLessThanOrEqual(productId === "hazer" ? 0 : amount);
        });
        const off = deliveryDiscountOf(offer, delivery, addCents(...shares));
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(delivery);
        if (of.kind === "amount") expect(wanted + off).toBeLessThanOrEqual(of.amount);
        expect(deliveryDiscountOf({ ...offer, onDelivery: false }, delivery, ZERO)).toBe(0);
      }),
      { numRuns: 3000 },
    );
  });

  it("is found by its code in any letters and with any spaces", () => {
    expect(normalizeCode(" solas 10 ")).toBe("SOLAS10");
  });

  it("is read from its form with one fault for each field that cannot be read", () => {
    const typed = { code: "a b", percent: "0", minimum: "much", maxUses: "0", from: "2027-02-30" };
    const form = new FormFields(Object.entries({ ...typed, scope: "products" }));
    const { faults } = readDiscount(readDiscountForm(form));
    expect(faults.map(({ field }) => field)).toEqual("code percent minimum maxUses from skus".split(" "));
  });
});
