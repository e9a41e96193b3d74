import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { customerOf } from "#app/features/customers/get-customer.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { plainText } from "../../support/http/html-text.ts";
import { signInAs } from "../../support/http/sign-in.ts";
import { ADMIN, type PostedFields, useTestServer } from "../../support/http/test-server.ts";
import { createCustomerOrder } from "../../support/shop/customer-rows.ts";

const site = useTestServer();
const db = () => site.running.services.database.db;
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site, ADMIN);
});

const post = (path: string, fields: PostedFields) => site.post(path, fields, { cookie });

async function shown(path: string): Promise<string> {
  const { status, text } = await site.ask(path, { headers: { cookie } });
  expect(status, path).toBe(200);
  return plainText(text);
}

async function newCustomer(email: string, name: string) {
  const paid = { state: "paid", paidAt: new Date(), total: cents(10_000) } as const;
  const orderId = await createCustomerOrder(db(), { ...paid, email, name, phone: "086 123 4567" });
  const id = (await customerOf(db(), { userId: null, email })) ?? "";
  return { id, orderId, page: `/admin/customers/${id}` };
}

test("the list finds a customer by telephone, and its page shows orders and spend", async () => {
  const { page } = await newCustomer("ann@list.example", "Ann Ryan");
  expect(await shown("/admin/customers?search=%2B353+86+123")).toContain("Ann Ryan");
  expect(await shown("/admin/customers?search=nothing-like-it")).toContain("No customers here");
  const text = await shown(page);
  for (const one of ["Ann Ryan", "ann@list.example", "€100.00", "Guest: no account"])
    expect(text).toContain(one);
  const { text: html } = await site.ask(page, { headers: { cookie } });
  expect(html).toContain('href="tel:0861234567"');
  const file = await site.ask("/admin/customers/export", { headers: { cookie } });
  expect(file.text).toContain("ann@list.example");
  const found = await site.ask("/admin/find?q=086+123", { headers: { cookie } });
  expect(JSON.parse(found.text)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: "customer", href: page }),
      expect.objectContaining({ kind: "order" }),
    ]),
  );
});

test("a form that is filled in wrongly says why and keeps what was typed", async () => {
  const { page } = await newCustomer("bo@list.example", "Bo Byrne");
  const details = {
    version: "1",
    name: "Bo",
    company: "Bo Ltd",
    phone: "1",
    tags: "venue",
    note: "Prefers mail",
  };
  const empty = await post(`${page}/details`, { ...details, name: "" });
  expect([empty.status, plainText(empty.text)]).toEqual([422, expect.stringContaining("Enter a name.")]);
  expect(empty.text).toContain('value="Bo Ltd"');
  expect((await post(`${page}/details`, details)).status).toBe(303);
  const stale = await post(`${page}/details`, { ...details, note: "Mine" });
  expect([stale.status, plainText(stale.text)]).toEqual([
    409,
    expect.stringContaining("This customer was changed meanwhile"),
  ]);
  expect(stale.text).toContain("Mine");
  expect(await shown(page)).toContain("Prefers mail");
  const merge = await post(`${page}/merges`, { email: "nobody@list.example" });
  expect([merge.status, plainText(merge.text)]).toEqual([422, expect.stringContaining("No other customer")]);
  const erase = await post(`${page}/erasure`, { email: "ann@elsewhere.example" });
  expect([erase.status, plainText(erase.text)]).toEqual([422, expect.stringContaining("Nothing was erased")]);
  expect((await post(`/admin/customers/${newId()}/details`, details)).status).toBe(404);
});

test("merged customers are one page, which the address of the other leads to", async () => {
  const kept = await newCustomer("cait@list.example", "Cáit");
  const gone = await newCustomer("cait@work.example", "Cáit Walsh");
  expect((await post(`${kept.page}/merges`, { email: "cait@work.example" })).status).toBe(303);
  expect(await shown(kept.page)).toContain("€200.00");
  const other = await site.ask(gone.page, { headers: { cookie } });
  expect([other.status, other.headers["location"]]).toEqual([302, kept.page]);
  expect((await post(`${kept.page}/merges/${gone.id}/reversal`, {})).status).toBe(303);
  expect(await shown(gone.page)).toContain("€100.00");
});

test("a comment is on the timeline of the customer and of the order, and an erased customer is gone", async () => {
  const { page, orderId } = await newCustomer("di@list.example", "Di");
  const order = `/admin/orders/${orderId}`;
  for (const path of [page, order]) {
    expect((await post(`${path}/comments`, { text: "Rings back", "idempotency-key": "m" })).status).toBe(303);
    expect(await shown(path)).toContain("Rings back");
    for (const text of ["Wants black cables", "Wants white ones"])
      expect((await post(`${path}/comments`, { text })).status).toBe(303);
    expect(await shown(path)).toContain("Wants black cables");
    expect(await shown(path)).toContain("Wants white ones");
    const empty = await post(`${path}/comments`, { text: " ", "idempotency-key": "n" });
    expect([empty.status, plainText(empty.text)]).toEqual([
      422,
      expect.stringContaining("Write something first."),
    ]);
    expect((await post(`${path}/comments/${newId()}`, { text: "x" })).status).toBe(409);
  }
  const [me] = await db().query.users.findMany({ where: (users, { eq }) => eq(users.email, ADMIN.email) });
  expect((await post(`${order}/assignments`, { assignee: me?.id ?? "" })).status).toBe(303);
  expect((await post(`${order}/assignments`, { assignee: "someone" })).status).toBe(422);
  expect(await shown("/admin/orders?assignee=me")).toContain("Di");
  expect(await shown("/admin/orders?assignee=none")).not.toContain("Di ");
  const data = await site.ask(`${page}/data`, { headers: { cookie } });
  expect(data.text).toContain("di@list.example");
  expect((await post(`${page}/erasure`, { email: "di@list.example" })).status).toBe(303);
  expect((await site.ask(page, { headers: { cookie } })).status).toBe(404);
});

test("an order is created from the page of a customer, and the editor’s picker finds them by telephone", async () => {
  const { id, page, orderId } = await newCustomer("cait@order.example", "Cáit Ní Dhomhnaill");
  const billing = { line1: "7 Merchants Road", line2: "", town: "Galway", county: "", postcode: "H91 E2K3" };
  await db().update(orders).set({ billingAddress: billing }).where(eq(orders.id, orderId));
  const { text: html } = await site.ask(page, { headers: { cookie } });
  const link = `/admin/orders/new?customer=${id}`;
  expect(html).toContain(`href="${link}"`);
  const form = await site.ask(link, { headers: { cookie } });
  expect(form.status).toBe(200);
  for (const value of ["Cáit Ní Dhomhnaill", "cait@order.example", "086 123 4567", "7 Merchants Road"])
    expect(form.text).toContain(`value="${value}"`);
  const found = JSON.parse(
    (await site.ask("/admin/orders/drafts/customers?q=086+123", { headers: { cookie } })).text,
  );
  expect(found).toContainEqual(
    expect.objectContaining({
      id,
      user: "",
      email: "cait@order.example",
      phone: "086 123 4567",
      locale: "en",
      address: null,
      billing,
    }),
  );
});
