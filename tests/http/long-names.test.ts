import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { enquiryEntries } from "#app/db/schema/enquiries.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireLines, hireNotes, hires } from "#app/db/schema/hire/hires.ts";
import { venues } from "#app/db/schema/hire/venues-and-vehicles.ts";
import { listViews } from "#app/db/schema/list-views.ts";
import { brands, categories, products } from "#app/db/schema/shop/catalog.ts";
import { discounts } from "#app/db/schema/shop/discounts.ts";
import { priceLists } from "#app/db/schema/shop/price-lists.ts";
import { redirects } from "#app/db/schema/system/redirects.ts";
import { addView } from "#app/features/list-views/save-view.server.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signUpAs } from "#tests/support/http/sign-in.ts";
import { type PostedFields, useTestServer } from "#tests/support/http/test-server.ts";
import { expectWhole } from "#tests/support/http/whole-text.ts";
import { enquiryWork } from "#tests/support/shop/enquiry-work.ts";

const site = useTestServer();
const db = () => site.running.services.database.db;
let who = { id: "", cookie: "" };

beforeAll(async () => {
  const account = { name: "Áine", email: "aine@example.ie", password: "six words of a long password" };
  who = await signUpAs(site, account, "admin");
});

/** Posts a form with a text that is one character too long, which the page shows again with its length and limit. */
async function expectRefused(path: string, fields: PostedFields, [name, limit]: readonly [string, number]) {
  const typed = `${"x".repeat(limit)}y`;
  const answer = await site.post(path, { ...fields, [name]: typed }, { cookie: who.cookie });
  expectWhole(answer, { name, typed, limit: limit.toLocaleString("en") });
  return plainText(answer.text);
}

test("a price list with a name or prices that are too long is refused whole", async () => {
  const fields = { version: "0", name: "Trade", active: "yes", percent: "5" };
  const words = await expectRefused("/admin/price-lists/new", fields, ["name", 80]);
  expect(words).toContain("Name: 81 characters. Write at most 80.");
  await expectRefused("/admin/price-lists/new", fields, ["prices", 200_000]);
  expect(await db().$count(priceLists)).toBe(0);
});

test("a discount for a list of SKUs that is too long is refused whole", async () => {
  const fields = { version: "0", code: "SOLAS10", kind: "percent", percent: "10", scope: "products" };
  await expectRefused("/admin/discounts/new", fields, ["skus", 20_000]);
  const code = "SOLAS10-".repeat(20);
  const long = await site.post("/admin/discounts/new", { ...fields, code }, { cookie: who.cookie });
  expect(plainText(long.text)).toContain("3 to 30 letters, digits and hyphens");
  expect(long.text).toContain(`value="${code}"`);
  expect(await db().$count(discounts)).toBe(0);
});

const OF_CATEGORY = [
  ["name", 200],
  ["nameGa", 200],
  ["slug", 200],
  ["text", 2_000],
  ["textGa", 2_000],
] as const;

test("a category with a text that is too long is refused whole, new or changed", async () => {
  const category = await createCategory(db(), { path: "Light" });
  for (const field of OF_CATEGORY) {
    const fields = { name: "Light", nameGa: "", slug: "", text: "", textGa: "", parent: "" };
    const words = await expectRefused(`/admin/categories/${category.id}`, fields, field);
    expect(words).toContain("Nothing was sent or saved yet: a text is too long.");
  }
  await expectRefused("/admin/categories", { parent: "" }, ["name", 200]);
  const kept = await db().select().from(categories);
  expect(kept.map(({ name, slug }) => ({ name, slug }))).toEqual([
    { name: category.name, slug: category.slug },
  ]);
});

test("an SKU or the name of an attribute that is too long is refused, and the product stays as it was", async () => {
  const { id } = await createProduct(db(), { name: "Par Can", sku: "PAR-1" });
  const sku = "x".repeat(101);
  const cell = await site.post(
    "/admin/products/cell",
    { id, field: "sku", seen: "PAR-1", value: sku },
    { cookie: who.cookie },
  );
  expect(JSON.parse(cell.text)).toEqual({ kind: "too-long", over: { length: 101, limit: 100 } });
  const attributes = `${"x".repeat(201)}: red | blue`;
  const fields = { name: "Par Can", sku: "PAR-1", attributes, base: "{}" };
  const page = await site.post(`/admin/products/${id}`, fields, { cookie: who.cookie });
  expect(page.status).toBe(422);
  expect(plainText(page.text)).toContain("Attributes: a name has at most 200 characters.");
  expect(page.text).toContain(attributes);
  const [kept] = await db().select().from(products).where(eq(products.id, id));
  expect(kept).toMatchObject({ sku: "PAR-1", attributes: [] });
});

test("a brand with a name that is too long is refused whole, new or renamed", async () => {
  await expectRefused("/admin/brands", {}, ["name", 100]);
  const [brand] = await db().insert(brands).values({ name: "Robe", slug: "robe" }).returning();
  await expectRefused(`/admin/brands/${brand?.id}/name`, {}, ["name", 100]);
  const kept = await db().select().from(brands);
  expect(kept.map(({ name }) => name)).toEqual(["Robe"]);
});

test("redirects with an address that is too long are refused line by line and come back whole", async () => {
  const lines = `/old,/shop\n/${"x".repeat(500)},/shop`;
  const page = await site.post("/admin/redirects", { lines }, { cookie: who.cookie });
  expect(page.status).toBe(422);
  expect(plainText(page.text)).toContain("an address has at most 500 characters");
  expect(page.text).toContain(`>${lines.split("\n")[1]}</textarea>`);
  expect((await db().select().from(redirects)).map(({ fromPath }) => fromPath)).toEqual(["/old"]);
});

test("a text of an item for hire, a unit or a group that is too long is refused with its limit", async () => {
  const item = await createHireItem(db(), { kind: "serialised", owned: 1 });
  const [unit] = item.units;
  for (const [path, name, limit] of [
    [`/admin/hire/items/${item.id}`, "name", 120],
    [`/admin/hire/items/${item.id}`, "place", 80],
    [`/admin/hire/units/${unit}`, "note", 1_000],
    [`/admin/hire/units/${unit}`, "place", 80],
    ["/admin/hire/groups/new", "name", 120],
  ] as const) {
    const typed = `${"x".repeat(limit)}y`;
    const answer = await site.post(path, { base: "{}", [name]: typed }, { cookie: who.cookie });
    expect([path, answer.status]).toEqual([path, 422]);
    const words = plainText(answer.text);
    expect(words).toContain(`Write at most ${limit.toLocaleString("en")} characters.`);
    expect(formsOf(answer.text, path).flatMap(({ fields }) => fields)).toContainEqual(
      expect.objectContaining({ name, value: typed }),
    );
  }
});

test("a saved view with a name that is too long is refused whole, new or renamed", async () => {
  const list = "/admin/orders";
  await expectRefused("/admin/views", { list, query: "state=paid" }, ["view", 60]);
  const own = { userId: who.id, list, query: "state=paid", name: "Paid", shared: false, isDefault: false };
  const added = await addView(db(), own);
  const id = added.ok ? added.value.id : "";
  await expectRefused(`/admin/views/${id}`, {}, ["view", 60]);
  const kept = await db().select().from(listViews);
  expect(kept.map(({ name }) => name)).toEqual(["Paid"]);
});

test("a venue or a vehicle with a text that is too long is refused whole", async () => {
  for (const field of [
    ["name", 120],
    ["address", 1_000],
    ["access", 1_000],
  ] as const)
    await expectRefused("/admin/hire/venues/new", { name: "Town hall", base: "{}" }, field);
  const vehicle = { payload: "1100", litres: "9500", base: "{}" };
  await expectRefused("/admin/hire/vehicles/new", vehicle, ["name", 120]);
  expect(await db().$count(venues)).toBe(0);
});

test("an answer to an enquiry with a subject or a text that is too long is not sent", async () => {
  const id = await enquiryWork(db()).arrive();
  const path = `/admin/enquiries/${id}/replies`;
  for (const field of [
    ["subject", 150],
    ["text", 10_000],
  ] as const)
    await expectRefused(path, { subject: "Re: PARs", text: "Yes", locale: "en", seen: "" }, field);
  expect(await db().$count(enquiryEntries, eq(enquiryEntries.kind, "reply"))).toBe(0);
});

test("a note signed with a name that is too long is not signed", async () => {
  const { id: itemId } = await createHireItem(db(), { owned: 2 });
  const hire = await hiresOn(db()).accepted({ lines: [{ kind: "item", itemId, quantity: 2 }] });
  await db().update(hireClaims).set({ state: "out" }).where(eq(hireClaims.ownerId, hire.id));
  await db().update(hires).set({ state: "out" }).where(eq(hires.id, hire.id));
  await db().update(hireLines).set({ out: 2 }).where(eq(hireLines.hireId, hire.id));
  const path = `/admin/hire/hires/${hire.id}/delivery-signature`;
  const words = await expectRefused(path, { typed: "yes" }, ["name", 120]);
  expect(words).toContain("Nothing was sent or saved yet: a text is too long.");
  expect(await db().$count(hireNotes)).toBe(0);
});
