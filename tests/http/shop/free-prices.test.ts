import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { cents } from "#app/lib/money.ts";
import { createProduct } from "../../support/factories.ts";
import { signInAs } from "../../support/http/sign-in.ts";
import { ADMIN, useTestServer } from "../../support/http/test-server.ts";
import { type ShownPage, visitorOf } from "../../support/http/visitor.ts";

const site = useTestServer();
const db = () => site.running.services.database.db;
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site, ADMIN);
});

const rowOf = async (id: string) => (await db().select().from(products).where(eq(products.id, id)))[0];
const publishedAt = (price: number) =>
  createProduct(db(), { price: cents(price), status: "published", name: `Par can for ${price}` });
const pageOf = (id: string) => visitorOf(site, cookie).open(`/admin/products/${id}`);
const TYPED = { regularPrice: "0", name: "Typed name" };

/** The page that asks about a price, with all that was typed; nothing is stored. */
async function expectQuestion(shown: ShownPage, id: string, before: string): Promise<void> {
  expect(shown.status).toBe(200);
  expect(shown.text).toContain("Sell for €0.00?");
  expect(shown.text).toContain(`Price in euro, with VAT: ${before} → 0.00`);
  expect([shown.valueOf("regularPrice"), shown.valueOf("name")]).toEqual(["0", "Typed name"]);
  expect(await rowOf(id)).toMatchObject({ price: Number(before) * 100 });
}

test("a price of 0.00 is saved after a yes, and not by the button that asked", async () => {
  const { id } = await publishedAt(10_000);
  const form = await pageOf(id);
  const asked = await form.press("Save", TYPED, form.page.one(".admin-save"));
  await expectQuestion(asked, id, "100.00");
  const again = await asked.press("Save", {}, asked.page.one(".admin-save"));
  await expectQuestion(again, id, "100.00");
  const saved = await again.press("Save at €0.00");
  expect(saved.text).toContain("Saved");
  expect(saved.text).not.toContain("Sell for");
  expect(await rowOf(id)).toMatchObject({ price: 0, name: "Typed name", status: "published" });
});

test("a price of 0.00 is asked about before a draft, and again before its publication", async () => {
  const { id } = await publishedAt(9_000);
  const form = await pageOf(id);
  const asked = await form.press("Save as draft", TYPED, form.page.one(".admin-save"));
  await expectQuestion(asked, id, "90.00");
  const kept = await asked.press("Save the draft at €0.00");
  expect(kept.text).toContain("Draft saved.");
  expect(await rowOf(id)).toMatchObject({ price: 9_000 });
  const publishing = await kept.press("Publish changes", {}, kept.page.one(".admin-save"));
  await expectQuestion(publishing, id, "90.00");
  await publishing.press("Save at €0.00");
  expect(await rowOf(id)).toMatchObject({ price: 0 });
});

test("a yes to a price of 0.00 does what the pressed button does: takes the product offline", async () => {
  const { id } = await publishedAt(8_000);
  const asked = await (await pageOf(id)).press("Save and take offline", TYPED);
  await expectQuestion(asked, id, "80.00");
  await asked.press("Save at €0.00 and take offline");
  expect(await rowOf(id)).toMatchObject({ price: 0, status: "draft" });
});

test("a price of 0.00 of a variation is asked about by its values before variations are generated", async () => {
  const attributes = [{ name: "Size", values: ["L", "XL"], visible: true, variation: true }];
  const parent = await createProduct(db(), { kind: "variable", price: cents(500), attributes });
  const one = await createProduct(db(), { parentId: parent.id, price: cents(500), options: { Size: "L" } });
  const asked = await (await pageOf(parent.id)).press("Generate variations", {
    [`v.${one.id}.regularPrice`]: "0",
  });
  expect(asked.text).toContain("L, Variation, ");
  expect(await db().$count(products, eq(products.parentId, parent.id))).toBe(1);
  await asked.press("Generate variations at €0.00");
  expect(await db().$count(products, eq(products.parentId, parent.id))).toBe(2);
  expect(await rowOf(one.id)).toMatchObject({ regularPrice: 0 });
});

test("a yes to a price of 0.00 does not cover one that was typed after the question", async () => {
  const attributes = [{ name: "Size", values: ["L", "XL"], visible: true, variation: true }];
  const parent = await createProduct(db(), { kind: "variable", price: cents(500), attributes });
  const of = (size: string) =>
    createProduct(db(), { parentId: parent.id, price: cents(500), options: { Size: size } });
  const [one, other] = [await of("L"), await of("XL")];
  const form = await pageOf(parent.id);
  const first = { [`v.${one.id}.regularPrice`]: "0" };
  const asked = await form.press("Save", first, form.page.one(".admin-save"));
  expect(asked.text).not.toContain("XL, Variation, ");
  const again = await asked.press("Save at €0.00", { [`v.${other.id}.regularPrice`]: "0" });
  expect(again.text).toContain("XL, Variation, ");
  expect([await rowOf(one.id), await rowOf(other.id)]).toMatchObject([{ price: 500 }, { price: 500 }]);
  await again.press("Save at €0.00");
  expect([await rowOf(one.id), await rowOf(other.id)]).toMatchObject([{ price: 0 }, { price: 0 }]);
});

test("only yes confirms a price of 0.00 in a post of one cell of the list", async () => {
  const { id } = await publishedAt(7_000);
  const cell = { id, field: "price", seen: "70.00", value: "0" };
  for (const confirmed of ["", "no", "0"]) {
    const { text } = await site.post("/admin/products/cell", { ...cell, confirmed }, { cookie });
    expect(JSON.parse(text)).toEqual({ kind: "to-confirm" });
  }
  expect(await rowOf(id)).toMatchObject({ price: 7_000 });
  await site.post("/admin/products/cell", { ...cell, confirmed: "yes" }, { cookie });
  expect(await rowOf(id)).toMatchObject({ price: 0 });
});

test("a change of many by percent says how many products it makes cost 0.00", async () => {
  const { id } = await publishedAt(30);
  const list = await visitorOf(site, cookie).open("/admin/products?search=Par+can+for+30");
  const ask = await list.press("Continue", { action: "price", id });
  const asked = await ask.press("Change 1 price", { price: "-99" });
  expect(asked.text).toContain("1 product gets a price of €0.00.");
  expect(await rowOf(id)).toMatchObject({ price: 30 });
  await asked.press("Change 1 price");
  expect(await rowOf(id)).toMatchObject({ price: 0 });
});
