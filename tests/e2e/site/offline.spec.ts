import type { BrowserContext, Page } from "@playwright/test";
import { expect, LANGUAGES, signIn, test } from "../site.ts";

// Pictures further down, which were never on the screen, are not there without a network.
test.use({
  expectedErrors: [[/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /status of 503/], { scope: "test" }],
});

/** Looks at a page until the service worker has kept it. */
async function seeAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptPaths(page), { timeout: 60_000 }).toContain(path);
}

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map((request) => {
      const { pathname, search } = new URL(request.url);
      return pathname + search;
    });
  });
}

/** Waits until the script that shows messages is kept, with what it needs. */
async function keepMessages(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith("assets-"));
          const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return lists.flat().some((request) => request.url.includes("/assets/toaster-"));
        }),
      { timeout: 60_000 },
    )
    .toBe(true);
}

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

for (const { locale, prefix } of LANGUAGES) {
  test(`what was seen can be looked at without a network, and the rest says so (${locale}) @phone`, async ({
    page,
    context,
  }) => {
    await seeAndKeep(page, `${prefix}/shop/browse`);
    const heading = await page.getByRole("article").first().getByRole("heading").innerText();
    await goOffline(context);
    await page.goto(`${prefix}/shop/browse`);
    await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(heading);
    await expect(page.locator("[data-offline-bar]")).toBeVisible();

    await page.goto(`${prefix}/shop/product/never-seen-before`);
    const title = locale === "en" ? "No connection" : "Níl ceangal ann";
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.locator(`[data-kept-list] a[href="${prefix}/shop/browse"]`)).toBeVisible();
    await page.goto("/admin");
    await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();

    await context.setOffline(false);
    await page.goto(`${prefix}/shop/browse`);
    await expect(page.locator("[data-offline-bar]")).toHaveCount(0);
  });
}

test("the cart works without a network, and the checkout asks for one @phone", async ({ page, context }) => {
  await seeAndKeep(page, "/shop/browse");
  await expect.poll(() => keptPaths(page)).toContain("/shop/cart");
  await keepMessages(page);
  const add = page.getByRole("button", { name: /^Add to Cart/ });
  await add.first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cart_products"))).toContain("price");
  await goOffline(context);
  await add.nth(1).click();
  await page.goto("/shop/cart");
  await expect(page.getByText(/as you last saw them/).first()).toBeVisible();
  await expect(page.getByText("One more product shows once you are connected.")).toBeVisible();
  await page
    .getByRole("button", { name: /^One more/ })
    .first()
    .click();
  await expect(page.getByText("3 items").or(page.getByText("2 items"))).toBeVisible();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page.getByText(/Checkout needs a connection/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: /^Remove .* from cart/ })).toHaveCount(2);
});

test("nothing of a person is kept @phone", async ({ page }) => {
  await seeAndKeep(page, "/shop/browse");
  await signIn(page);
  for (const path of ["/account", "/admin", "/shop/cart", "/shop/browse?page=2"]) await page.goto(path);
  await expect.poll(() => keptPaths(page)).toContain("/shop/browse?page=2");
  const texts = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (/html/.test(response?.headers.get("content-type") ?? ""))
          found.push((await response?.text()) ?? "");
      }
    }
    return found;
  });
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(text).not.toContain("/auth/sign-out");
  expect(
    (await keptPaths(page)).filter((path) => /admin|account|auth|api|checkout|orders/.test(path)),
  ).toEqual([]);
});
