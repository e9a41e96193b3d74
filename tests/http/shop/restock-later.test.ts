import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refundLines, refunds } from "#app/db/schema/shop/payments.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";
import { buyToDeliver } from "#tests/support/shop/delivered-order.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";

const site = useTestServer();

test("of refunded pieces as many go into stock as staff say are back, and the rest waits", async () => {
  const { database, config } = site.running.services;
  const { db } = database;
  const shop = { ...shopOf(db), config };
  const { orderId } = await buyToDeliver(shop);
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const refunded = await requestRefund(shop, {
    id: newId(),
    orderId,
    version: order?.version ?? 0,
    actorId: "staff",
    reason: "",
    choice: { kind: "lines", lines: [{ position: 0, quantity: 3 }], restock: [], delivery: false },
  });
  expect(refunded).toMatchObject({ ok: true });
  const cookie = await signInAs(site);
  const page = `/admin/orders/${orderId}`;
  const read = async () => (await site.ask(page, { headers: { cookie } })).text;
  const html = await read();
  expect(plainText(html)).toContain("Not back in stock: 3 × Lantern");
  expect(plainText(html)).toContain("How many are back");
  const form = formsOf(html, page).find(({ action }) => action.endsWith("/restock"));
  const fields = (form?.fields ?? []).filter(({ type }) => type !== "button");
  expect(fields.find(({ name }) => name === "quantity")?.value).toBe("3");
  const sent = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const post = (quantity: string) => site.post(form?.action ?? "", { ...sent, quantity }, { cookie });
  expect((await post("2")).status).toBe(303);
  // The second press of a double click.
  expect((await post("2")).status).toBe(409);
  expect(plainText(await read())).toContain("Not back in stock: 1 × Lantern");
  const [refund] = await db.select().from(refunds).orderBy(desc(refunds.id));
  const lines = await db
    .select()
    .from(refundLines)
    .where(eq(refundLines.refundId, refund?.id ?? ""));
  expect(lines).toMatchObject([{ quantity: 3, restocked: 2 }]);
});
