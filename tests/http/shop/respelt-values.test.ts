import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { retiredSlugs } from "#app/db/schema/retired-slugs.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { cents } from "#app/lib/money.ts";
import { createProduct } from "../../support/factories.ts";
import { signInAs } from "../../support/http/sign-in.ts";
import { ADMIN, useTestServer } from "../../support/http/test-server.ts";
import { visitorOf } from "../../support/http/visitor.ts";

const site = useTestServer();
const db = () => site.running.services.database.db;

/** A published shackle of 1 t and of 2 t. */
async function createShackle(name: string) {
  const attributes = [{ name: "Load", values: ["1 t", "2 t"], visible: true, variation: true }];
  const published = { status: "published", price: cents(500) } as const;
  const parent = await createProduct(db(), { ...published, kind: "variable", name, attributes });
  const of = { ...published, kind: "variation", parentId: parent.id, name } as const;
  const one = await createProduct(db(), { ...of, options: { Load: "1 t" } });
  const two = await createProduct(db(), { ...of, price: cents(900), options: { Load: "2 t" }, stock: 50 });
  return { parent, one, two };
}

const statusOf = async (id: string) =>
  (await db().select().from(products).where(eq(products.id, id))).map(({ status }) => status);

test("a link to a variation leads to it after its value was respelt", async () => {
  const { parent, two } = await createShackle("Bow shackle");
  const page = await visitorOf(site, await signInAs(site, ADMIN)).open(`/admin/products/${parent.id}`);
  const saved = await page.press(
    "Save",
    { attributes: "Load*: 1 t | 2 tonnes" },
    page.page.one(".admin-save"),
  );
  expect(saved.text).toContain("Saved");
  expect(saved.valueOf(`v.${two.id}.o.Load`)).toBe("2 tonnes");
  const shown = await site.ask(`/shop/product/${parent.slug}?v=${two.id}`);
  expect(shown.text).toContain("€9.00");
});

test("variations go off offer after a yes that names them, and keep the value that is gone", async () => {
  const { parent, two } = await createShackle("Dee shackle");
  const page = await visitorOf(site, await signInAs(site, ADMIN)).open(`/admin/products/${parent.id}`);
  const asked = await page.press("Save", { attributes: "Load*: 1 t" }, page.page.one(".admin-save"));
  expect(asked.text).toContain("Take variations off offer?");
  expect(asked.text).toContain("2 t: 50 pieces in stock");
  expect(asked.text).not.toContain("Sell for");
  expect(await statusOf(two.id)).toEqual(["published"]);
  const saved = await asked.press("Save and take off offer");
  expect(saved.text).toContain("Saved");
  expect(await statusOf(two.id)).toEqual(["private"]);
  expect(saved.valueOf(`v.${two.id}.o.Load`)).toBe("2 t");
});

test("the former address of a product leads on to the variation that it names", async () => {
  const { parent, two } = await createShackle("Chain shackle");
  await db().insert(retiredSlugs).values({ kind: "product", slug: "old-shackle", productId: parent.id });
  for (const prefix of ["", "/ga"]) {
    const { status, headers } = await site.ask(`${prefix}/shop/product/old-shackle?v=${two.id}`);
    const target = `${prefix}/shop/product/${parent.slug}?v=${two.id}`;
    expect([status, headers["location"]]).toEqual([301, target]);
  }
});
