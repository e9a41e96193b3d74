import { expect, it } from "vitest";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { bankTransfers } from "#app/db/schema/shop/payments.ts";
import { findAnything } from "#app/features/admin-home/find.server.ts";
import { explainStatements } from "#tests/support/database/explain.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { buyToDeliver } from "#tests/support/shop/delivered-order.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";

const db = await useTestDb();

it("finds documents by the beginning of their number, and recorded payments by their reference", async () => {
  const shop = shopOf(db);
  const { orderId } = await buyToDeliver(shop);
  const [invoice] = await db.select({ number: invoices.number }).from(invoices);
  await db
    .insert(bankTransfers)
    .values({ orderId, receivedOn: "2026-11-20", reference: "SEPA 881/A", actorId: "staff-1" });
  const find = async (typed: string) =>
    (await findAnything(db, { typed, roles: ["sales"], now: shop.clock.now() }))
      .filter(({ kind }) => kind === "document")
      .map(({ title, href }) => [title, href]);
  const href = `/admin/orders/${orderId}`;
  expect(await find(invoice?.number ?? "")).toEqual([[invoice?.number, href]]);
  expect(await find((invoice?.number ?? "").slice(0, -3).toLowerCase())).toEqual([[invoice?.number, href]]);
  expect(await find("sepa 881")).toEqual([["SEPA 881/A", href]]);
  expect(await find("SEPA 882")).toEqual([]);
});

it("reads documents and recorded payments by their indexes", async () => {
  const plans = async (typed: string) =>
    (
      await explainStatements(db, (tx) => findAnything(tx, { typed, roles: ["sales"], now: new Date() }))
    ).join("\n");
  expect(await plans("SEPA 881")).toContain("bank_transfers_reference");
  expect(await plans("INV-2026")).toMatch(/Index[^\n]* invoices_number/);
});
