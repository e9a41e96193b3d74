import { expect, test } from "vitest";
import { wordsOf } from "#tests/support/http/html-text.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, useTestServer } from "#tests/support/http/test-server.ts";
import { visitorOf } from "#tests/support/http/visitor.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";

const site = useTestServer();

const textsOf = (html: string) => wordsOf(html).map(({ text }) => text);

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
  expect(textsOf((await site.ask("/")).text)).toContain("Ring us");
  const order = textsOf(await read(`/admin/orders/${id}`));
  expect([order.includes("Contact"), order.includes("Ring us")]).toEqual([true, false]);
});

test("an old address leads on, a setting is shown at once, a legal page is ticked off", async () => {
  const staff = visitorOf(site, await signInAs(site, ADMIN));
  const redirects = await staff.open("/admin/redirects");
  const pairs = redirects.page.field(/^Old and new addresses/).attribute("name") ?? "";
  const added = await redirects.press("Add", { [pairs]: "/old-brochure, /hire" });
  expect(added.text).toContain("1 address is redirected now.");
  const visitor = visitorOf(site);
  expect((await visitor.open("/old-brochure")).address).toBe("/hire");

  const footer = async (path: string) => (await visitor.open(path)).page.one("footer").text;
  const company = await staff.open("/admin/settings/company");
  const phone = company.page.field(/^Phone$/);
  const name = phone.attribute("name") ?? "";
  const savePhone = async (number: string) => {
    const shown = await staff.open("/admin/settings/company");
    const form = shown.page.field(/^Phone$/).closest("form");
    return shown.press(/^Save/, { [name]: number }, form);
  };
  expect((await savePhone("091 555 027")).text).toContain("Saved. The site shows it now.");
  expect(await footer("/ga/hire")).toContain("091 555 027");
  await savePhone(phone.value);
  expect(await footer("/hire")).not.toContain("091 555 027");

  const rowOf = ({ page }: typeof company) =>
    page.all("tr").find((row) => row.all('a[href="/cookies"]').length > 0);
  const content = await staff.open("/admin/content");
  expect(rowOf(content)?.text).toContain("to be confirmed by the company's solicitor");
  const ticked = await content.press(/^Tick off/, {}, rowOf(content));
  expect(rowOf(ticked)?.text).toContain("confirmed ·");
  const back = await ticked.press(/^Take back/, {}, rowOf(ticked));
  expect(rowOf(back)?.text).toContain("to be confirmed");
});
