import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { categories } from "#app/db/schema/shop/catalog.ts";
import { discounts } from "#app/db/schema/shop/discounts.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { createProduct } from "../../support/factories.ts";
import { signInAs } from "../../support/http/sign-in.ts";
import { ADMIN, useTestServer } from "../../support/http/test-server.ts";
import { BUYER, one, openCheckout, shopOf } from "../../support/shop/purchase.ts";

const site = useTestServer();
const db = () => site.running.services.database.db;
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site, ADMIN);
});

function post(path: string, fields: Readonly<Record<string, string | undefined>>, own = "") {
  const filled = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return site.post(path, filled, { cookie: own });
}

const CODE = { code: "solas10", kind: "percent", percent: "10", scope: "order", active: "yes", version: "0" };
const formIn = (html: string) => /<form[^>]*data-checkout.*?<\/form>/s.exec(html)?.[0] ?? "";
const sealIn = (html: string) => /name="seal" value="([^"]+)"/.exec(html)?.[1] ?? "";

test("a code is made in the back office, refused with what was typed, and changed by one at a time", async () => {
  const wrong = await post("/admin/discounts/new", { ...CODE, percent: "120" }, cookie);
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("Percentage: a percentage such as 10");
  expect(wrong.text).toContain('value="120"');
  await db().insert(categories).values({ slug: "soilse", path: "Soilse", name: "Soilse" });
  const none = await post("/admin/discounts/new", { ...CODE, scope: "categories" }, cookie);
  expect(none.text).toContain('<a href="#categories">Categories: choose at least one</a>');
  const [, group = ""] =
    /<fieldset aria-describedby="categories-error">(.*?)<\/fieldset>/s.exec(none.text) ?? [];
  for (const part of ['<p class="field-error" id="categories-error">', 'type="checkbox" id="categories"'])
    expect(group).toContain(part);
  expect((await post("/admin/discounts/new", CODE, cookie)).status).toBe(303);
  const list = await site.ask("/admin/discounts", { headers: { cookie } });
  for (const words of ["SOLAS10", "10%", "Active"]) expect(list.text).toContain(words);
  const again = await post("/admin/discounts/new", { ...CODE, code: "SOLAS10" }, cookie);
  expect(again.text).toContain("this code exists already");
  const [stored] = await db().select().from(discounts).where(eq(discounts.code, "SOLAS10"));
  const page = `/admin/discounts/${stored?.id}`;
  expect((await site.ask(page, { headers: { cookie } })).text).toContain('value="SOLAS10"');
  expect((await post(page, { ...CODE, version: "1", maxUses: "5" }, cookie)).status).toBe(303);
  expect((await post(page, { ...CODE, version: "1" }, cookie)).status).toBe(409);
  const log = await site.ask("/admin/audit", { headers: { cookie } });
  expect(log.text).toContain("A discount code was changed");
});

test.each([
  {
    locale: "en",
    base: "",
    label: "Discount code",
    sum: "Discount (SOLAS20)",
    unknown: "We do not know this code",
  },
  {
    locale: "ga",
    base: "/ga",
    label: "Cód lascaine",
    sum: "Lascaine (SOLAS20)",
    unknown: "Níl an cód seo ar eolas",
  },
] as const)("a code is entered at the checkout without a script: $locale", async (words) => {
  const { locale, base } = words;
  const fields = { kind: "percent", percent: 2000 } as const;
  await db()
    .insert(discounts)
    .values({ code: "SOLAS20", ...fields })
    .onConflictDoNothing();
  const { id } = await createProduct(db());
  const token = await openCheckout(shopOf(db()), one(id), { locale });
  const page = `${base}/shop/checkout/${token}`;
  const first = await site.ask(page);
  expect(first.text).toContain(words.label);
  const typed = { ...BUYER, email: `${locale}@example.ie`, name: "Bríd" };
  const refused = await post(page, { ...typed, apply: "yes", discount: "NADA" });
  expect(refused.status).toBe(422);
  for (const text of [words.unknown, 'value="NADA"', 'value="Bríd"']) expect(refused.text).toContain(text);
  const applied = await post(page, { ...typed, apply: "yes", discount: "solas20" });
  expect(applied.status).toBe(200);
  for (const text of [words.sum, "−€20.00", "€80.00"]) expect(applied.text).toContain(text);
  // Enter in any field presses the first button of the form: it orders, as the one that is seen.
  const [entered = ""] = /<(?:input|button)[^>]*type="submit"[^>]*>/.exec(formIn(applied.text)) ?? [];
  expect(entered).toContain("hidden");
  expect(entered).not.toMatch(/ (?:name|value|form[a-z]+)=/);
  // Without having seen the new total, nothing is ordered.
  const blind = await post(page, { ...typed, discount: "solas20", seal: sealIn(first.text) });
  expect(blind.status).toBe(409);
  const ordered = await post(page, { ...typed, discount: "solas20", seal: sealIn(applied.text) });
  expect(ordered.status).toBe(303);
  const [order] = await db().select().from(orders).where(eq(orders.email, typed.email));
  expect(order).toMatchObject({ subtotal: 10_000, discount: 2_000, total: 8_000, discountCode: "SOLAS20" });
  const shown = await site.ask(`${base}/shop/orders/${order?.token}`);
  for (const text of [words.sum, "−€20.00"]) expect(shown.text).toContain(text);
});
