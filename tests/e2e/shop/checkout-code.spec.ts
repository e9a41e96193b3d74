import type { Browser, Page } from "@playwright/test";
import { expect, LANGUAGES, originOf, signIn, test } from "../site.ts";

const CODE = "ENTER10";

test.beforeAll(async ({ browser, baseURL }) => {
  const staff = await browser.newPage({ ...(baseURL && { baseURL }) });
  await signIn(staff);
  const form = { code: CODE, kind: "percent", percent: "10", scope: "order", active: "yes", version: "0" };
  const headers = { Origin: await originOf(staff) };
  await staff.request.post("/admin/discounts/new", { form, headers, maxRedirects: 0 });
  await staff.close();
});

/** The checkout of one piece, in a language. */
async function openNew(page: Page, prefix: string): Promise<void> {
  const found = await page.request.get("/api/products?search=dmx%20cable");
  const { products } = (await found.json()) as { products: { id: string; available: number | null }[] };
  const items = [{ product_id: products.find(({ available }) => available)?.id, quantity: 1 }];
  const headers = { Origin: await originOf(page) };
  const made = await page.request.post("/api/create-checkout", { data: { items }, headers });
  const { url } = (await made.json()) as { url: string };
  await page.goto(prefix + new URL(url).pathname.replace(/^\/ga/, ""));
}

const field = (page: Page, name: string) => page.locator(`form.checkout-form [name=${name}]:not([hidden])`);
const TYPED = {
  name: "Code Enterer",
  email: "enter@example.ie",
  phone: "091 000 000",
  billLine1: "1 Shop Street",
  billTown: "Galway",
  notes: "Ring twice",
};

async function fill(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(TYPED)) await field(page, name).fill(text);
  await field(page, "terms").check();
}

async function expectApplied(page: Page): Promise<void> {
  await expect(page.locator(".checkout-applied")).toContainText(CODE);
  expect(new URL(page.url()).pathname).toContain("/shop/checkout/");
  await expect(page.locator(".field-error")).toHaveCount(0);
}

async function expectTyped(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(TYPED)) await expect(field(page, name)).toHaveValue(text);
  await expect(field(page, "terms")).toBeChecked();
}

/** Applies the code by Enter to the empty form and to the filled one, which stays as it is. */
async function applyByEnter(page: Page, prefix: string): Promise<void> {
  await openNew(page, prefix);
  await field(page, "discount").fill(CODE);
  await field(page, "discount").press("Enter");
  await expectApplied(page);
  await fill(page);
  await field(page, "discount").fill(CODE.toLowerCase());
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await field(page, "discount").press("Enter");
  expect((await answer).status()).toBe(200);
  await expectApplied(page);
  await expectTyped(page);
  await expect(field(page, "discount")).toBeInViewport();
}

async function newPageWithoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
}

for (const { prefix } of LANGUAGES) {
  test(`Enter applies a discount code, and orders in the other fields (${prefix || "/en"})`, async ({
    page,
  }) => {
    await applyByEnter(page, prefix);
    await field(page, "name").press("Enter");
    await expect(page).toHaveURL(/\/shop\/pay\//);
  });

  test(`a refused discount code takes the focus and is in the title (${prefix || "/en"}) @desktop`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/422/);
    await openNew(page, prefix);
    await field(page, "notes").fill("Ring twice");
    for (const send of ["press Enter", "press the button"]) {
      await field(page, "discount").fill("NOPE");
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      if (send === "press Enter") await field(page, "discount").press("Enter");
      else await page.locator("[name=apply]:not([hidden])").click();
      expect((await answer).status(), send).toBe(422);
      const summary = page.getByRole("alert").filter({ has: page.locator("a[href='#discount']") });
      await expect(summary, send).toBeFocused();
      await expect(summary, send).toBeInViewport();
      await expect(page, send).toHaveTitle(prefix ? /^Earráid: / : /^Error: /);
      await expect(field(page, "notes"), send).toHaveValue("Ring twice");
      await page.goto(page.url().replace(/#.*/, ""));
    }
  });

  test(`without scripts Enter orders, at no total that was not shown (${prefix || "/en"}) @desktop`, async ({
    browser,
    baseURL,
  }) => {
    const page = await newPageWithoutScripts(browser, baseURL);
    await openNew(page, prefix);
    await fill(page);
    await field(page, "discount").fill(CODE);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await field(page, "discount").press("Enter");
    expect((await answer).status()).toBe(409);
    await expectApplied(page);
    await expectTyped(page);
    await field(page, "name").press("Enter");
    await expect(page).toHaveURL(/\/shop\/pay\//);

    await openNew(page, prefix);
    await fill(page);
    await field(page, "name").press("Enter");
    await expect(page).toHaveURL(/\/shop\/pay\//);
    await page.close();
  });
}
