import { expect, test } from "vitest";
import { wordsOf } from "#tests/support/http/html-text.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, useTestServer } from "#tests/support/http/test-server.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";

const site = useTestServer();

const said = (html: string) => wordsOf(html).map(({ text }) => text);

test("a text of the site that staff change leaves the labels of the back office as they are", async () => {
  const cookie = await signInAs(site, ADMIN);
  const customer = { email: "ann@example.ie", name: "Ann" };
  const id = await createCustomerOrder(site.running.services.database.db, customer);
  const read = async (path: string) => (await site.ask(path, { headers: { cookie } })).text;
  const path = "/admin/site-text/shell.contact";
  const form = formsOf(await read(path), path).find(({ fields }) => fields.some(({ name }) => name === "en"));
  const fields = form?.fields.map(({ name, value }) => [name, value]) ?? [];
  const sent = await site.post(
    form?.action ?? path,
    { ...Object.fromEntries(fields), en: "Ring us" },
    { cookie },
  );
  expect(sent.status).toBe(303);
  expect(said((await site.ask("/")).text)).toContain("Ring us");
  const order = said(await read(`/admin/orders/${id}`));
  expect([order.includes("Contact"), order.includes("Ring us")]).toEqual([true, false]);
});
