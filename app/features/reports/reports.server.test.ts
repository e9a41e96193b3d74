import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { storedDocument } from "#app/features/invoices/invoices.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { dayOfIso, irishDayOf } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { newRandom } from "#tests/support/random.ts";
import {
  BUYER,
  openCheckout,
  payOrder,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";
import { accountingRows } from "./accounting.ts";
import { getSellersReport } from "./best-sellers.server.ts";
import { listTaxDocuments } from "./list-tax-documents.server.ts";
import { SELLER_GROUPS, type SellerGroup, totalOf } from "./reports.ts";
import { getSalesReport } from "./sales-report.server.ts";
import { countStockedSamples, getStockReport } from "./stock-report.server.ts";
import { getVatReport } from "./vat-report.server.ts";

const db = await useTestDb();
const ORDERS = 30;
const random = newRandom();
const RATES = [2300, 1350, 900, 0];
const ADDRESS = { line1: "1 Quay", town: "Galway", postcode: "H91 E2K3", country: "IE" };

/** Random purchases over half a year, most of them paid, some refunded in part or whole. */
async function makeSales(): Promise<void> {
  const shop = shopOf(db);
  const { id: categoryId } = await createCategory(db, { name: "Lamps", path: "Lamps" });
  const products: string[] = [];
  for (const vatRate of RATES)
    for (const price of [101, 999, 12_345, 250_050]) {
      const product = await createProduct(db, {
        vatRate,
        price: cents(price),
        sku: `SKU-${vatRate}-${price}`,
        stock: 500,
        weightGrams: 700,
        ...(price > 101 && { categoryId }),
      });
      products.push(product.id);
    }
  for (let n = 0; n < ORDERS; n++) {
    shop.clock.move(random(9 * 24) * HOUR_MS);
    const items = Array.from({ length: 1 + random(4) }, () => ({
      product_id: products[random(products.length)] ?? "",
      quantity: 1 + random(5),
    }));
    const token = await openCheckout(shop, items);
    const who = { ...BUYER, email: `buyer-${random(6)}@example.ie`, company: random(2) ? "Amharclann" : "" };
    const delivered = random(2) ? { ...who, delivery: "ireland", ...ADDRESS } : who;
    const ref = sessionOf(await postCheckout(shop, token, delivered));
    if (random(6) === 0) continue;
    await payOrder(shop, ref);
    await refundSome(shop);
  }
}

async function refundSome(shop: ReturnType<typeof shopOf>): Promise<void> {
  const paid = await db.select().from(orders).where(eq(orders.state, "paid"));
  const order = paid[random(paid.length)];
  if (!order || random(2) === 0) return;
  const { version = 0 } = (await getFulfilment(db, order.id)) ?? {};
  const choice =
    random(2) === 0
      ? ({ kind: "whole", restock: [] } as const)
      : ({ kind: "amount", amount: cents(1 + random(order.total)) } as const);
  await requestRefund(shop, {
    id: newId(),
    orderId: order.id,
    version,
    actorId: "staff",
    reason: "",
    choice,
  });
}

const whole = { first: dayOfIso("2020-01-01") ?? 0, last: irishDayOf(new Date(Date.now() + 400 * DAY_MS)) };
const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What was paid and given back, from orders, their lines and refunds alone. */
async function sumOfOrders() {
  const paid = await db.select().from(orders).where(sql`${orders.paidAt} is not null`);
  const given = await db.select().from(refunds);
  return { paid, given, total: add(paid.map(({ total }) => total)) - add(given.map(({ amount }) => amount)) };
}

async function comeToWhatWasPaid() {
  const { paid, given, total } = await sumOfOrders();
  expect(paid.length).toBeGreaterThan(15);
  expect(given.length).toBeGreaterThan(5);
  const report = await getSalesReport(db, whole, "month");
  expect(totalOf(report.total)).toBe(total);
  expect(report.total.invoices).toBe(paid.length);
  expect(report.total.credited).toBe(add(given.map(({ amount }) => amount)));
  expect(add(report.steps.map((step) => totalOf(step)))).toBe(total);
  for (const step of ["day", "week"] as const)
    expect(add((await getSalesReport(db, whole, step)).steps.map((one) => one.vat))).toBe(report.total.vat);
}

/** VAT rate by rate, and for plain sales by a calculation of its own. */
async function haveTheVatOfEveryDocument() {
  const rows = await getVatReport(db, whole);
  const report = await getSalesReport(db, whole, "month");
  expect(add(rows.map(({ vat }) => vat))).toBe(report.total.vat);
  expect(add(rows.map(({ gross }) => gross))).toBe(totalOf(report.total));
  for (const { net, vat, gross } of rows) expect(net + vat).toBe(gross);
  // Of a fully undiscounted, unrefunded sale the VAT of a rate follows from its lines: gross × r / (100 + r).
  const refunded = new Set((await db.select().from(refunds)).map(({ orderId }) => orderId));
  const stored = await db.select().from(invoices);
  const plain = stored.filter(({ orderId, document }) => {
    return !refunded.has(orderId) && storedDocument({ document }).delivery === 0;
  });
  expect(plain.length).toBeGreaterThan(3);
  for (const { orderId, vat } of plain) {
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    const byRate = Map.groupBy(lines, ({ vatRate }) => vatRate);
    const expected = [...byRate].map(([rate, of]) => {
      const gross = add(of.map(({ lineTotal }) => lineTotal));
      return Math.floor((2 * gross * rate + 10_000 + rate) / (2 * (10_000 + rate)));
    });
    expect(vat).toBe(add(expected));
  }
}

async function nameEveryCentOnce(group: SellerGroup) {
  const { total } = await sumOfOrders();
  const report = await getSellersReport(db, whole, group);
  expect(report.total).toBe(total);
  expect(add([...report.rows, ...report.rest].map(({ amount }) => amount))).toBe(total);
  const amounts = report.rows.map(({ amount }) => amount);
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
}

async function becomeFilesThatAddUp() {
  const documents = await listTaxDocuments(db, whole);
  const codes = settingSchemas.accounting.parse({ taxes: { "2300": { xero: "23% VAT", sage: "T1" } } });
  const { total } = await getSalesReport(db, whole, "month");
  const column = (
    format: "day-book" | "xero" | "sage",
    name: string,
    only = (_: readonly unknown[]) => true,
  ) => {
    const [head = [], ...rows] = accountingRows(format, documents, codes);
    return Math.round(add(rows.filter(only).map((row) => Number(row[head.indexOf(name)]) * 100)));
  };
  for (const [format, net, vat] of [
    ["day-book", "Net", "VAT"],
    ["xero", "*UnitAmount", "TaxAmount"],
  ] as const) {
    expect(column(format, net)).toBe(total.net);
    expect(column(format, vat)).toBe(total.vat);
  }
  const [dayHead = [], ...dayBook] = accountingRows("day-book", documents, codes);
  const sums = dayBook.flatMap((row) => ["Net", "VAT", "Total"].map((name) => row[dayHead.indexOf(name)]));
  for (const sum of sums) expect(sum).toMatch(/^-?\d+\.\d\d$/);
  expect(new Set(dayBook.map((row) => row[dayHead.indexOf("Payment")]))).toEqual(new Set(["Test payment"]));
  const sage = (name: string) =>
    column("sage", name, ([type]) => type === "SI") - column("sage", name, ([type]) => type === "SC");
  expect([sage("Net Amount"), sage("Tax Amount")]).toEqual([total.net, total.vat]);
  const [head = [], ...rows] = accountingRows("xero", documents, codes);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
  expect(rows.some((row) => row.includes("23% VAT"))).toBe(true);
}

async function useTheIrishDayOfIssue() {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.kind, "invoice"));
  // Half past midnight on 1 July in Ireland, still June in UTC.
  await db
    .update(invoices)
    .set({ issuedAt: new Date("2025-06-30T23:30:00Z") })
    .where(eq(invoices.id, invoice?.id ?? ""));
  const month = (first: string, last: string) =>
    getSalesReport(db, { first: dayOfIso(first) ?? 0, last: dayOfIso(last) ?? 0 }, "day");
  expect((await month("2025-06-01", "2025-06-30")).total.invoices).toBe(0);
  const july = await month("2025-07-01", "2025-07-31");
  expect(july.steps[0]).toMatchObject({ invoices: 1, invoiced: invoice?.total });
  expect((await month("2025-08-01", "2025-08-31")).before.invoices).toBe(1);
}

async function valueTheShelf() {
  const rows = await getStockReport(db);
  const pieces = add(rows.map((row) => row.pieces));
  const sold = await db
    .select({ quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(sql`${orders.paidAt} is not null`);
  expect(await countStockedSamples(db)).toBe(0);
  await createProduct(db, { sample: true, stock: 3 });
  await createProduct(db, { sample: true });
  expect(await countStockedSamples(db)).toBe(1);
  expect(await getStockReport(db)).toEqual(rows);
  expect(pieces).toBe(16 * 500 - add(sold.map(({ quantity }) => quantity)));
  expect(new Set(rows.map(({ category }) => category))).toEqual(new Set([null, "Lamps"]));
}

describe("reports over random orders and refunds", () => {
  it("agree with orders, refunds and documents to the cent", async () => {
    await makeSales();
    await comeToWhatWasPaid();
    await haveTheVatOfEveryDocument();
    for (const group of SELLER_GROUPS) await nameEveryCentOnce(group);
    await becomeFilesThatAddUp();
    await valueTheShelf();
    await useTheIrishDayOfIssue();
  });
});
