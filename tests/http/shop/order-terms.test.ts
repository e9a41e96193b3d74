import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#app/db/schema/all.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { sendForm } from "#tests/support/http/learn-site.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer({ SAMPLE_DATA: "1" });

const db = () => site.running.services.database.db;

test("the page of an order leads to the terms that it was placed under, in both languages", async () => {
  const [product] = await db().select().from(products).where(eq(products.slug, "moving-head-spot-350-w"));
  const made = await site.postJson("/api/create-checkout", {
    items: [{ product_id: product?.id, quantity: 1 }],
  });
  const checkout = new URL((JSON.parse(made.text) as { url: string }).url).pathname;
  const email = "terms@example.ie";
  await sendForm(site, checkout, {
    name: "Careful Reader",
    email,
    phone: "091 000 000",
    delivery: "collection",
    billLine1: "1 Shop Street",
    billTown: "Galway",
    terms: "yes",
  });
  const [order] = await db().select().from(orders).where(eq(orders.email, email));
  const own = `/shop/orders/${order?.token}`;
  expect((await site.ask(own)).text).toContain(`href="${own}/terms"`);
  expect((await site.ask(`/ga${own}`)).text).toContain(`href="/ga${own}/terms"`);

  const english = await site.ask(`${own}/terms`);
  expect(plainText(english.text)).toContain(`You placed order ${order?.number} on`);
  expect(plainText(english.text)).toContain("A fault that shows within 12 months of delivery");
  const irish = plainText((await site.ask(`/ga${own}/terms`)).text);
  expect(irish).toContain(`nuair a chuir tú ordú ${order?.number} isteach`);
  expect(irish).toContain("Déantar an conradh nuair a dheimhnítear d’íocaíocht");
  expect(english.headers["cache-control"]).toContain("no-store");

  // An order of before its terms were kept.
  await db().update(orders).set({ terms: null }).where(eq(orders.email, email));
  expect((await site.ask(own)).text).not.toContain(`${own}/terms`);
  expect((await site.ask(`${own}/terms`)).status).toBe(404);
});
