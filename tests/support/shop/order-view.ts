import { NO_DISCOUNT, type OrderView } from "#app/features/orders/orders.ts";
import {
  lineTotalOf,
  type PricedLine,
  totalsOf,
  totalsOfRows,
  type VatRow,
} from "#app/features/orders/totals.ts";
import { type Cents, cents, ZERO } from "#app/lib/money.ts";

const NOW = new Date("2026-11-21T12:00:00Z");

interface Cart {
  readonly lines: readonly PricedLine[];
  readonly delivery: Cents;
}

/** A paid sale of some lines, without a database. */
export function orderOf({ lines, delivery }: Cart): OrderView {
  const totals = totalsOf(lines, delivery);
  return {
    id: "",
    number: 1001,
    token: "",
    state: "paid",
    attention: [],
    name: "Áine",
    email: "aine@example.ie",
    phone: "",
    company: null,
    vatNumber: null,
    deliveryMethod: "collection",
    address: null,
    billingAddress: null,
    reverseCharge: false,
    notes: null,
    placedAt: NOW,
    paidAt: NOW,
    locale: "en",
    userId: null,
    checkoutId: "",
    draftId: null,
    kind: "sale",
    hireId: null,
    hireCharge: null,
    provider: "stripe",
    atCounter: false,
    terms: null,
    keptLonger: 0,
    credit: ZERO,
    expiresAt: NOW,
    total: totals.total,
    totals,
    ...NO_DISCOUNT,
    lines: lines.map((l) => ({
      ...l,
      productId: null,
      sku: null,
      name: "Lamp",
      options: "",
      chosen: {},
      discount: l.discount ?? cents(0),
      lineTotal: lineTotalOf(l),
      environmentalCost: null,
      withdrawalException: null,
    })),
  };
}

/** A payment of a hire, with the lines that `createHireOrder` gives it. */
export function hireOrderOf(vatRows: readonly VatRow[]): OrderView {
  const totals = totalsOfRows(vatRows);
  const charged = vatRows.filter(({ gross }) => gross !== 0);
  const [first] = charged;
  const priced = charged.every(({ gross }) => gross > 0)
    ? charged.map(({ rate, gross }) => ({ unitPrice: gross, quantity: 1, vatRate: rate }))
    : [{ unitPrice: totals.total, quantity: 1, vatRate: first?.rate ?? 0 }];
  const order = orderOf({ lines: priced, delivery: cents(0) });
  return { ...order, kind: "hire-balance", total: totals.total, totals };
}
