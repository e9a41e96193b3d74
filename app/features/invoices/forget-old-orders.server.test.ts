import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { listRows } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { parcels } from "#app/db/schema/shop/parcels.ts";
import { bankTransfers } from "#app/db/schema/shop/payments.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import type { OrderState } from "#app/features/orders/order-states.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { forgetOldOrders } from "./forget-old-orders.server.ts";

const db = await useTestDb();
const EMAIL = "nora@example.ie";

async function addOrder(
  number: number,
  placedAt: Date,
  state: OrderState = "completed",
  issuedAt = placedAt,
) {
  const [checkoutId, orderId] = [newId(), newId()];
  await db.insert(checkouts).values({
    id: checkoutId,
    token: newToken(),
    locale: "en",
    items: [],
    expiresAt: placedAt,
    cartKey: "a-cart",
  });
  const lines = { line1: "1 Sráid", line2: "", town: "Gaillimh", county: "", postcode: "H91 E2K3" };
  await db.insert(orders).values({
    id: orderId,
    checkoutId,
    number,
    token: newToken(),
    state,
    placedAt,
    expiresAt: placedAt,
    locale: "en",
    name: "Nora",
    email: EMAIL,
    phone: "091 1",
    company: "Nora’s Lights",
    deliveryMethod: "delivery",
    provider: "sandbox",
    address: lines,
    billingAddress: lines,
    notes: "Ring twice",
    paidAt: placedAt,
    subtotal: cents(100),
    deliveryPrice: cents(0),
    total: cents(100),
    vatTotal: cents(19),
  });
  await db
    .insert(parcels)
    .values({ orderId, number: 1, carrier: "An Post", trackingNumber: "AB1", dispatchedAt: placedAt });
  await db
    .insert(bankTransfers)
    .values({ orderId, receivedOn: "2020-12-31", reference: `NORA ${number}`, actorId: "x" });
  await db.insert(invoices).values({
    kind: "invoice",
    number: `INV-${number}`,
    series: "INV",
    year: issuedAt.getFullYear(),
    sequence: number,
    orderId,
    document: { customer: { email: EMAIL } },
    issuedAt,
    total: cents(100),
    net: cents(81),
    vat: cents(19),
  });
  return orderId;
}

const numbersNaming = async (text: string) =>
  (
    await listRows<{ number: number }>(
      db,
      sql`select number from orders t where position(${text} in t::text) > 0 order by number`,
    )
  ).map(({ number }) => number);

it("L20: takes the buyer out of orders and removes their invoices six years after the year, and not a day before", async () => {
  const late2020 = new Date("2020-12-31T20:00:00Z");
  await addOrder(1, late2020);
  await addOrder(2, new Date("2021-01-01T00:30:00Z"));
  // Paid by transfer in the year after it was placed: the invoice is what the law looks at.
  await addOrder(3, late2020, "completed", new Date("2021-01-15T12:00:00Z"));
  const withStatement = await addOrder(4, late2020, "paid");
  await db.insert(withdrawals).values({
    token: newToken(),
    orderId: withStatement,
    fromOrder: true,
    locale: "en",
    name: "Nora",
    email: EMAIL,
    reference: "4",
    statement: "I withdraw",
    receivedAt: late2020,
    refundDueAt: late2020,
  });
  await forgetOldOrders(db, new Date("2026-12-31T23:00:00Z"));
  expect(await numbersNaming(EMAIL)).toEqual([1, 2, 3, 4]);

  await forgetOldOrders(db, new Date("2027-01-01T00:30:00Z"));
  expect(await numbersNaming(EMAIL)).toEqual([2, 3, 4]);
  const [forgotten] = await db.select().from(orders).where(eq(orders.number, 1));
  expect(forgotten).toMatchObject({ state: "completed", total: 100, name: "–", billingAddress: null });
  const [sent] = await db
    .select()
    .from(parcels)
    .where(eq(parcels.orderId, forgotten?.id ?? ""));
  expect(sent).toMatchObject({ carrier: null, trackingNumber: null });
  const transfers = await db.select().from(bankTransfers);
  expect(transfers.map(({ reference }) => reference).sort()).toEqual(["", "NORA 2", "NORA 3", "NORA 4"]);
  expect(JSON.stringify(forgotten)).not.toMatch(/Nora|Sráid|Ring|091/);
  expect((await db.select().from(invoices)).map(({ number }) => number).sort()).toEqual([
    "INV-2",
    "INV-3",
    "INV-4",
  ]);
  expect(await db.select().from(checkouts).where(eq(checkouts.cartKey, "a-cart"))).toHaveLength(3);

  await db.update(withdrawals).set({ state: "refunded", settledAt: late2020 });
  await forgetOldOrders(db, new Date("2027-01-02T00:30:00Z"));
  expect(await numbersNaming(EMAIL)).toEqual([2, 3]);
  await forgetOldOrders(db, new Date("2028-01-01T00:30:00Z"));
  expect(await numbersNaming(EMAIL)).toEqual([]);
  expect(await db.select().from(invoices)).toEqual([]);
});
