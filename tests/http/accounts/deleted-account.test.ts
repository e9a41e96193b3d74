import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { DATA_PARTS } from "#app/features/identity/data-parts.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { quoteSite } from "#tests/support/hire/quote-site.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { signInAs, signUpAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";

const site = useTestServer({ TEST_PAYMENTS: "true" });
const { db, sendQuote } = quoteSite(site);
const PASSWORD = "a passphrase of hers";
const ADDRESS = { line1: "1 Sráid", line2: "", town: "Gaillimh", county: "", postcode: "H91 E2K3" };

/** Somebody with a paid and an unpaid order, a reserved hire and an open quote. */
async function busyCustomer(email: string) {
  const name = "Deirdre Duffy";
  const { id: userId, cookie } = await signUpAs(site, { name, email, password: PASSWORD });
  const person = { userId, name, email, deliveryMethod: "delivery", address: ADDRESS } as const;
  const paid = await getOrder(
    await createCustomerOrder(db(), { ...person, state: "paid", paidAt: new Date() }),
  );
  const unpaid = await getOrder(await createCustomerOrder(db(), person));
  const hire = await hiresOn(db()).accepted({ userId, name, email });
  await hiresOn(db()).payPart(hire.token, "deposit");
  const quote = await sendQuote();
  await db().update(hireQuotes).set({ userId, name, email }).where(eq(hireQuotes.id, quote.id));
  return { userId, cookie, paid, unpaid, hire, quote };
}

async function getOrder(id: string) {
  const [order] = await db().select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error("No order");
  return order;
}

async function read(path: string, cookie: string): Promise<{ html: string; text: string }> {
  const { status, text: html } = await site.ask(path, { headers: { cookie } });
  expect(status, path).toBe(200);
  return { html, text: plainText(html) };
}

test("the page that deletes an account names and links what goes on and what ends, and nothing of others", async () => {
  const { cookie, paid, unpaid, hire, quote } = await busyCustomer("deirdre@before.example");
  const other = await getOrder(await createCustomerOrder(db(), { email: "other@before.example" }));
  const { html, text } = await read("/account/delete", cookie);
  const [, goesOn = "", ends = ""] = text.split(/This goes on|This ends with the account/);
  expect(goesOn).toContain(`Hire ${hire.number}: Monday 14 June 2027`);
  expect(goesOn).toContain(`Order ${paid.number}`);
  expect(goesOn).not.toContain(`${unpaid.number}`);
  expect(ends).toContain(`Order ${unpaid.number}, not paid yet`);
  expect(ends).toContain(`Quote ${quote.number}`);
  for (const path of [
    `/shop/orders/${paid.token}`,
    `/shop/orders/${unpaid.token}`,
    `/dry-hire/hire/${hire.token}`,
    `/dry-hire/quote/${quote.token}`,
  ])
    expect(html).toContain(`href="${path}"`);
  expect(html).not.toContain(other.token);
  expect((await read("/ga/account/delete", cookie)).text).toContain(`Ordú cíosa ${hire.number}: Dé Luain`);
});

test("an account with nothing unfinished is asked for its password alone", async () => {
  const who = { name: "Nóra", email: "nora@idle.example", password: PASSWORD };
  const { cookie } = await signUpAs(site, who);
  const { text } = await read("/account/delete", cookie);
  expect(text).not.toContain("This goes on");
  expect(text).not.toContain("This ends with the account");
});

test("the page of the file of an account says all that it holds", async () => {
  const who = { name: "Nóra", email: "nora@file.example", password: PASSWORD };
  const { cookie } = await signUpAs(site, who);
  const { text } = await read("/account/data", cookie);
  for (const { label } of DATA_PARTS) expect(text).toContain(label.en);
  const file = await site.post("/account/data", {}, { cookie });
  const lists = Object.keys(JSON.parse(file.text)).filter((name) => name !== "exportedAt");
  expect(DATA_PARTS.flatMap((part) => part.lists).toSorted()).toEqual(lists.toSorted());
});

test("a form that deletes an account and is posted twice says both times that the account is gone", async () => {
  const who = { name: "Nóra", email: "nora@twice.example", password: PASSWORD };
  const { id, cookie } = await signUpAs(site, who);
  const { html } = await read("/account/delete", cookie);
  expect(html).toContain(`name="account" value="${id}"`);
  const post = (account: string) => site.post("/account/delete", { current: PASSWORD, account }, { cookie });
  for (const answer of [await post(id), await post(id)]) {
    expect([answer.status, answer.headers.location]).toEqual([303, "/auth"]);
    const cookies = (answer.headers["set-cookie"] ?? []).map((one) => one.split(";")[0]).join("; ");
    expect((await read("/auth", cookies)).text).toContain("Your account has been deleted");
  }
  const stranger = await post("another id");
  expect(stranger.headers.location).toBe("/auth?return=%2Faccount%2Fdelete");
});

test("staff see on what is left that its customer deleted the account, and why an order was cancelled", async () => {
  const { userId, cookie, paid, unpaid, hire } = await busyCustomer("deirdre@after.example");
  await site.post("/account/delete", { current: PASSWORD, account: userId }, { cookie });
  const admin = await signInAs(site);
  const [row] = await db().select().from(hires).where(eq(hires.id, hire.id));
  const deleted = "The customer deleted the account";
  for (const path of [
    `/admin/orders/${paid.id}`,
    `/admin/hire/hires/${hire.id}`,
    `/admin/hire/quotes/${row?.quoteId}`,
  ]) {
    const { text } = await read(path, admin);
    expect(text, path).toContain(deleted);
    expect(text, path).toContain("Deirdre Duffy");
  }
  expect((await read(`/admin/orders/${paid.id}`, admin)).text).toContain("Packing sheet");

  const page = (await read(`/admin/orders/${unpaid.id}`, admin)).text;
  expect(page).toContain("Cancelled: the customer deleted the account");
  expect(page).toContain(deleted);
  expect(page).toContain("Personal data removed");
  for (const gone of ["removed@account.invalid", "Packing sheet", "Address label"])
    expect(page).not.toContain(gone);
  expect((await read("/admin/audit", admin)).text).toContain("reason: the customer deleted the account");
});

test("the page of an order that ended with its account says so, without a contact and a cart that are gone", async () => {
  const { userId, cookie, unpaid } = await busyCustomer("deirdre@tab.example");
  await site.post("/account/delete", { current: PASSWORD, account: userId }, { cookie });
  const paying = (await read(`/shop/success?order=${unpaid.token}`, "")).text;
  expect(paying).toContain("This order was cancelled and its items are for sale again.");
  expect(paying).not.toContain("Your cart is as you left it");
  const page = (await read(`/shop/orders/${unpaid.token}`, "")).text;
  expect(page).toContain("Personal data removed");
  expect(page).not.toContain("removed@account.invalid");
});

test("staff see that a colleague erased the customer", async () => {
  const { paid } = await busyCustomer("deirdre@erased.example");
  const admin = await signInAs(site);
  const { html } = await read(`/admin/orders/${paid.id}`, admin);
  const customer = /\/admin\/customers\/[\w-]+/.exec(html)?.[0];
  const erased = await site.post(
    `${customer}/erasure`,
    { email: "deirdre@erased.example" },
    { cookie: admin },
  );
  expect(erased.status).toBe(303);
  expect((await read(`/admin/orders/${paid.id}`, admin)).text).toContain(
    "The customer’s personal data were erased",
  );
});
