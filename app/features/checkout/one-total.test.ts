import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invoiceDocument } from "#app/features/invoices/invoice-document.ts";
import { NO_DISCOUNT, type OrderView } from "#app/features/orders/orders.ts";
import { lineTotalOf, totalsOf } from "#app/features/orders/totals.ts";
import { checkoutRequest } from "#app/features/payments/stripe/stripe-request.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import { checkoutParams } from "#app/integrations/stripe/checkout-params.ts";
import { addCents, cents, netOfVat, roundHalfUp, ZERO } from "#app/lib/money.ts";
import type { CheckoutLine, CheckoutView, DeliveryOption } from "./checkout.ts";
import { checkoutFor, isWithoutVat } from "./no-vat.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const company = settingSchemas.company.parse(undefined);

const lineOf = fc
  .record({
    unitPrice: fc.integer({ min: 0, max: 500_000 }).map(cents),
    quantity: fc.integer({ min: 1, max: 99 }),
    vatRate: fc.constantFrom(0, 480, 900, 1350, 2300),
    /** The discount in thousandths of the line; most lines have none. */
    off: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1000 })),
  })
  .map(({ off, ...line }) => ({
    ...line,
    discount: roundHalfUp(line.unitPrice * line.quantity * off, 1000),
  }))
  .map(
    (line): CheckoutLine => ({
      ...line,
      productId: "",
      name: "Lamp",
      nameGa: null,
      sku: null,
      options: "",
      optionsGa: "",
      choices: [],
      chosen: {},
      duties: { takeBack: false, environmentalCost: null, exception: null },
      href: null,
      picture: null,
      lineTotal: lineTotalOf(line),
      stock: null,
      fault: null,
    }),
  );

const optionOf = (lines: readonly CheckoutLine[], delivery: number): DeliveryOption => ({
  id: "north",
  zone: null,
  postcodePrefixes: ["BT"],
  country: "GB",
  deliveryDiscount: cents(0),
  totals: totalsOf(lines, cents(delivery)),
});

function checkoutOf(lines: readonly CheckoutLine[], delivery: number, zeroRate: boolean): CheckoutView {
  const options = [
    { ...optionOf(lines, 0), id: "collection", country: "IE", postcodePrefixes: [] },
    optionOf(lines, delivery),
  ];
  const seal = "seal";
  return {
    id: "",
    token: "",
    locale: "en",
    userId: null,
    orderedBefore: false,
    lines,
    options,
    zeroRate,
    discountCode: null,
    reverseCharge: false,
    seal,
  };
}

function orderOf(checkout: CheckoutView): OrderView {
  const delivery = checkout.options[1]?.totals.delivery ?? cents(0);
  const lines = checkout.lines.map(({ productId, sku, name, options, ...priced }) => {
    const { quantity, unitPrice, vatRate, discount, lineTotal } = priced;
    const duties = { chosen: {}, environmentalCost: null, withdrawalException: null };
    return { productId, sku, name, options, quantity, unitPrice, vatRate, discount, lineTotal, ...duties };
  });
  const totals = totalsOf(lines, delivery);
  const nobody = { name: "", email: "", phone: "", company: null, vatNumber: null, notes: null };
  const noAddresses = { deliveryMethod: "delivery", address: null, billingAddress: null } as const;
  const times = { placedAt: NOW, paidAt: NOW, expiresAt: NOW, keptLonger: 0, atCounter: false };
  const keys = {
    id: "",
    number: 1,
    token: "",
    checkoutId: "",
    draftId: null,
    kind: "sale",
    hireId: null,
    hireCharge: null,
    credit: ZERO,
    userId: null,
    locale: "en",
  } as const;
  const facts = { state: "paid", attention: [], provider: "stripe", terms: null } as const;
  const { reverseCharge } = checkout;
  return {
    ...keys,
    ...nobody,
    ...noAddresses,
    ...times,
    ...facts,
    ...NO_DISCOUNT,
    reverseCharge,
    lines,
    totals,
    total: totals.total,
  };
}

function askedOf(order: OrderView): number {
  const request = { reference: "", order, successUrl: "", cancelUrl: "", expiresAt: NOW };
  const params = checkoutParams(checkoutRequest(request, { attempt: 1, sessionExpiresAt: NOW }));
  const goods = (params.line_items ?? []).map(
    (item) => (item.price_data?.unit_amount ?? Number.NaN) * (item.quantity ?? Number.NaN),
  );
  const carriage = (params.shipping_options ?? []).map(
    (option) => option.shipping_rate_data?.fixed_amount?.amount ?? Number.NaN,
  );
  return [...goods, ...carriage].reduce((sum, amount) => sum + amount, 0);
}

describe("one total", () => {
  it("S3, F-5, L14: page = order = Stripe = invoice for any cart, with VAT and without", () => {
    const carts = fc.array(lineOf, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(carts, fc.integer({ min: 0, max: 20_000 }), fc.boolean(), (lines, delivery, zeroRate) => {
        const typed = { vatNumber: "XI123456789", delivery: "north" };
        const shown = checkoutFor(checkoutOf(lines, delivery, zeroRate), typed);
        const order = orderOf(shown);
        const invoice = invoiceDocument({ order, company, number: "", issuedAt: NOW });
        expect(shown.options[1]?.totals.total).toBe(order.total);
        expect(askedOf(order)).toBe(order.total);
        expect(invoice.total).toBe(order.total);
        expect(invoice.net + invoice.vat).toBe(invoice.total);
        expect(invoice.reverseCharge).toBe(zeroRate);
        if (zeroRate) expect(invoice.vat).toBe(0);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe("a sale without VAT", () => {
  const line = fc.sample(lineOf, { numRuns: 1, seed: 7 }).map((one) => ({
    ...one,
    unitPrice: cents(12_300),
    quantity: 2,
    vatRate: 2300,
    discount: cents(0),
    lineTotal: cents(24_600),
  }));
  const checkout = checkoutOf(line, 1230, true);

  it.each([
    ["a number of Northern Ireland", { vatNumber: "xi 123456789", delivery: "north" }, true],
    ["a number of another member state", { vatNumber: "DE123456789", delivery: "north" }, true],
    ["an Irish number", { vatNumber: "IE6433435F", delivery: "north" }, false],
    ["a British number", { vatNumber: "GB123456789", delivery: "north" }, false],
    ["a number that cannot exist", { vatNumber: "DE1", delivery: "north" }, false],
    ["no number", { vatNumber: "", delivery: "north" }, false],
    ["goods collected in Galway", { vatNumber: "XI123456789", delivery: "collection" }, false],
  ])("with %s: %j is %s", (_, typed, without) => {
    expect(isWithoutVat(checkout, typed)).toBe(without);
    expect(isWithoutVat({ ...checkout, zeroRate: false }, typed)).toBe(false);
  });

  it("charges net prices, delivery too, under a seal of its own", () => {
    const shown = checkoutFor(checkout, { vatNumber: "XI123456789", delivery: "north" });
    expect(shown.lines[0]).toMatchObject({ unitPrice: 10_000, vatRate: 0, lineTotal: 20_000 });
    expect(shown.options[1]?.totals).toMatchObject({ delivery: 1000, total: 21_000, vat: 0 });
    expect(shown.options[0]?.totals.total).toBe(24_600);
    expect(shown.seal).not.toBe(checkout.seal);
    expect(addCents(netOfVat(cents(12_300), 2300))).toBe(10_000);
  });
});
