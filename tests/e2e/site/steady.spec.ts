import { WATCH_SHIFTS } from "../shifts.ts";
import { expect, test } from "../site.ts";

for (const [pieces, device] of [
  [0, "desktop"],
  [1, "phone"],
  [3, "phone"],
] as const) {
  test(`the cart page is still while it learns of ${pieces} products @${device}`, async ({ page }) => {
    const { products } = (await (await page.request.get("/api/products")).json()) as {
      products: { id: string; price: number | null }[];
    };
    const cart = products
      .filter(({ price }) => price !== null)
      .slice(0, pieces)
      .map(({ id }) => ({ product_id: id, quantity: 1 }));
    expect(cart).toHaveLength(pieces);
    await page.addInitScript((entries) => localStorage.setItem("guest_cart", JSON.stringify(entries)), cart);
    await page.addInitScript(WATCH_SHIFTS);
    await page.goto("/shop/cart");
    if (pieces === 0) await expect(page.getByText("Your cart is empty")).toBeVisible();
    else await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
    await expect(page.locator(".cart-waiting")).toHaveCount(0);
    expect(await page.evaluate("window.__shift")).toBeLessThanOrEqual(0.01);
  });
}

test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch dynamically imported module/] });
  test("an empty cart says so before any script of the page has come @phone", async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    // By hand: `goto` waits for scripts, which never come.
    await page.goto("/robots.txt");
    await page.evaluate(() => location.assign("/ga/shop/cart"));
    await expect(page.locator(".cart-none")).toBeVisible();
    await expect(page.locator(".cart-waiting")).toBeHidden();
  });
});

test("with less motion wanted, a change of the layout is there at once @desktop", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact");
  const heading = page.getByRole("heading", { level: 1 });
  const margin = await heading.evaluate((element) => {
    const read = () => getComputedStyle(element).marginInlineStart;
    read();
    element.style.marginInlineStart = "123px";
    return read();
  });
  expect(margin).toBe("123px");
});

test("a browser finds the site fit to be installed, and the tip about it goes for good @phone", async ({
  page,
}) => {
  await page.goto("/shop/browse");
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Tests run in windows that keep nothing, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);

  const install = page.locator("[data-install]");
  await expect(install).toBeHidden();
  const asked = await page.evaluate(() => {
    const prompt = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => {
        document.documentElement.dataset.asked = "yes";
        return Promise.resolve();
      },
    });
    return !dispatchEvent(prompt);
  });
  expect(asked, "the browser's own banner is held back").toBe(true);
  await expect(install).toBeVisible();
  await install.click();
  await expect(page.locator("html")).toHaveAttribute("data-asked", "yes");

  await page.locator("[data-install-tip-close]").click();
  await expect(page.locator("[data-install-tip]")).toHaveCount(0);
  await page.goto("/ga/shop/browse");
  await expect(page.locator("[data-install-tip]")).toHaveCount(0);
});
