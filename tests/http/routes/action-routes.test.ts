import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments } from "#app/db/schema/shop/payments.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useAttackedSite } from "#tests/support/http/attacked-site.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";

const { cookies, own, db, send } = useAttackedSite();

const orderPath = () => `/admin/orders/${own.owner.orderId}`;

beforeAll(async () => {
  const unpaid = { state: "pending", provider: "invoice", paidAt: null } as const;
  await db().update(orders).set(unpaid).where(eq(orders.id, own.owner.orderId));
});

async function readVersion(id = own.owner.orderId): Promise<string> {
  const [order] = await db().select().from(orders).where(eq(orders.id, id));
  return String(order?.version);
}

test("the forms of an order's page name the resources that they are sent to", async () => {
  const { text } = await send(orderPath(), null, cookies.admin);
  const actions = formsOf(text, orderPath())
    .filter(({ method }) => method === "post")
    .map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(["transfers", "cancellation"].map((name) => `${orderPath()}/${name}`)),
  );
  expect(actions).not.toContain(orderPath());
});

test("a refused action shows its page with what was typed, without a script", async () => {
  const form = { received: "soon", reference: "Paid <box>", version: await readVersion() };
  const { status, text } = await send(`${orderPath()}/transfers`, form, cookies.admin);
  expect(status).toBe(422);
  expect(text).toMatch(/<h1[^>]*>[^<]*Order/);
  expect(text).toContain('value="Paid &lt;box&gt;"');
  expect(text).toContain('href="#received"');
});

test("a text longer than anybody types is not stored, a product's description is", async () => {
  const long = "x".repeat(100_001);
  const form = { received: "soon", reference: long, version: await readVersion() };
  expect((await send(`${orderPath()}/transfers`, form, cookies.admin)).status).toBe(413);
  const product = "/admin/products/01890000-0000-7000-8000-000000000000";
  expect((await send(`${product}/draft`, { description: long }, cookies.admin)).status).toBe(303);
});

test("a question is a page with its form, and the yes redirects to the page with the result", async () => {
  const version = await readVersion();
  const asked = await send(`${orderPath()}/cancellation`, { version }, cookies.admin);
  expect([asked.status, /name="confirmed"/.test(asked.text)]).toEqual([200, true]);
  const done = await send(`${orderPath()}/cancellation`, { version, confirmed: "yes" }, cookies.admin);
  expect([done.status, done.headers.location]).toEqual([303, orderPath()]);
  const [flash = ""] = String(done.headers["set-cookie"]).match(/flash-[0-9a-f]+=order-changed/) ?? [];
  const page = await send(orderPath(), null, `${cookies.admin}; ${flash}`);
  expect(page.text).toMatch(/role="status"(?:(?!<\/div>).)*Done\./s);
  expect(page.headers["cache-control"]).toBe("private, no-store");
});

test("L9: a refund that settles the statement it was opened from says so", async () => {
  const { orderId, withdrawalId: withdrawal } = own.other;
  const amount = cents(100);
  // A row without a document; the refund draws one.
  await db().delete(invoices).where(eq(invoices.orderId, orderId));
  await db().insert(payments).values({
    orderId,
    provider: "sandbox",
    providerRef: newId(),
    amount,
    state: "paid",
    paidAt: new Date(),
  });
  const version = await readVersion(orderId);
  const form = { what: "whole", "idempotency-key": newId(), withdrawal, version, confirmed: String(amount) };
  const done = await send(`/admin/orders/${orderId}/refunds`, form, cookies.admin);
  expect([done.status, String(done.headers["set-cookie"])]).toEqual([
    303,
    expect.stringContaining("=order-refunded-settled"),
  ]);
});

test("an import asks before it is taken back or deleted", async () => {
  const run = "/admin/import/01890000-0000-7000-8000-000000000000";
  const asks = { reversal: "undo", deletion: "discard" };
  for (const [name, about] of Object.entries(asks))
    expect((await send(`${run}/${name}`, {}, cookies.admin)).headers.location).toBe(`${run}?ask=${about}`);
  for (const name of ["reversal", "deletion", "start"])
    expect((await send(`${run}/${name}`, { confirmed: "yes" }, cookies.admin)).status, name).toBe(409);
});

test("a picture of a page has no actions of a list", async () => {
  const id = "01890000-0000-7000-8000-000000000000";
  for (const name of ["order", `${id}/deletion`, `${id}/moves`, `${id}/publication`, `${id}/restoration`])
    expect((await send(`/admin/content/page-pictures/${name}`, {}, cookies.admin)).status, name).toBe(404);
});

test("a resource opened by its address shows its page, and is an admin's alone", async () => {
  const page = await send(`${orderPath()}/refunds`, null, cookies.admin);
  expect([page.status, /<h1[^>]*>[^<]*Order/.test(page.text)]).toEqual([200, true]);
  const refused = await send(`${orderPath()}/refunds`, { what: "whole" }, cookies.owner);
  expect([refused.status, refused.headers.location]).toEqual([303, "/"]);
  const none = "/admin/orders/01890000-0000-7000-8000-000000000000/refunds";
  expect((await send(none, { what: "whole" }, cookies.admin)).status).toBe(409);
});
