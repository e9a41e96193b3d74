import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totalsOf } from "#app/features/orders/totals.ts";
import { type Cents, cents } from "#app/lib/money.ts";
import { checkoutParams } from "./checkout-params.ts";

const line = fc.record({
  unitPrice: fc.integer({ min: 1, max: 2_000_000 }).map(cents),
  quantity: fc.integer({ min: 1, max: 99 }),
  vatRate: fc.constantFrom(0, 480, 900, 1350, 2300),
});

function asked(lines: readonly { unitPrice: Cents; quantity: number }[], delivery: Cents): number {
  const params = checkoutParams({
    orderId: "order",
    lines: lines.map((item) => ({ ...item, name: "Lamp", sku: null })),
    delivery: delivery > 0 ? { name: "Delivery", price: delivery } : null,
    email: "aine@example.ie",
    locale: "en",
    successUrl: "https://example.ie/s",
    cancelUrl: "https://example.ie/c",
    expiresAt: new Date("2026-11-21T12:00:00Z"),
    idempotencyKey: "key",
  });
  const goods = (params.line_items ?? []).reduce(
    (sum, item) => sum + (item.price_data?.unit_amount ?? 0) * (item.quantity ?? 0),
    0,
  );
  const carried = (params.shipping_options ?? []).reduce(
    (sum, option) => sum + (option.shipping_rate_data?.fixed_amount?.amount ?? 0),
    0,
  );
  return goods + carried;
}

describe("what Stripe is asked for", () => {
  it("is the order's total to the cent, for any cart", () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 50_000 }).map(cents),
        (lines, delivery) => {
          expect(asked(lines, delivery)).toBe(totalsOf(lines, delivery).total);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
