import type { Page } from "@playwright/test";
import { fillCart, openCheckout } from "../admin/orders.ts";
import { expect, signInByHand, test } from "../site.ts";
import { newCustomer } from "./customer.ts";

// A browser as people have it, which keeps pages in memory to go back to.
test.use({
  launchOptions: {
    ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
    args: ["--no-sandbox", "--disable-gpu"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
  serviceWorkers: "allow",
  expectedErrors: [[/404/], { scope: "test" }],
});
test.slow();

const ADDRESS = "1 Nora’s Lane";

/** Everything that can be seen or read on a page, typed words included. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    const typed = [...document.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea")];
    return `${document.querySelector("main")?.innerText ?? ""} ${typed.map(({ value }) => value).join(" ")}`;
  });

/** A cart, an address, a checkout half filled in, an enquiry half written; then she logs out. */
async function noraAtTheComputer(page: Page): Promise<{ product: string; checkout: string }> {
  const { product } = await fillCart(page, "moving head spot");
  const tab = await openCheckout(page);
  const checkout = tab.url();
  await tab.close();
  await page.goto(checkout);
  await page.getByLabel(/^Email/i).fill("nora-elsewhere@example.ie");
  await page.getByLabel(/^Phone/i).fill("091 777 777");
  await page.goto("/account/addresses?add");
  await page.getByLabel(/^Phone number/).fill("091 777 777");
  await page.getByLabel(/^Address line 1/).fill(ADDRESS);
  await page.goto("/contact");
  await page.getByLabel(/^Message/i).fill("Nora’s secret wish");
  await page.goto("/shop/request");
  await expect(page.getByLabel(/^Your Name|^Name/i)).toHaveValue("Nora");
  await page.goto("/account");
  await page.getByRole("button", { name: "Log out here" }).click();
  await expect(page).toHaveURL(/\/auth/);
  return { product, checkout };
}

test("the second person at a computer finds nothing of the first @desktop", async ({ page, browser }) => {
  const nora = await newCustomer(browser, "Nora");
  const oscar = await newCustomer(browser, "Oscar");
  await signInByHand(page, nora);
  const { product, checkout } = await noraAtTheComputer(page);
  const secrets = [ADDRESS, "091 777 777", "nora-elsewhere", "Nora", nora.email, product];
  // A page out of the browser's memory is loaded again, which takes its moment.
  const expectNothingOf = (where: string) =>
    expect(async () => {
      const text = await textOf(page);
      for (const secret of secrets)
        expect([where, secret, text.includes(secret)]).toEqual([where, secret, false]);
    }).toPass({ timeout: 25_000 });

  // Straight back through the history, before anybody logs in.
  for (let step = 0; step < 6; step++) {
    await page.goBack();
    await page.waitForLoadState("load");
    if (!page.url().includes("/shop/browse")) await expectNothingOf(`back to ${page.url()}`);
  }
  await page.goto(checkout);
  await expect(page).toHaveURL(/\/auth\?return=/);

  await signInByHand(page, oscar);
  for (const path of [
    "/shop/cart",
    "/account",
    "/account/addresses?add",
    "/account/orders",
    "/contact",
    checkout,
  ]) {
    await page.goto(path);
    await expectNothingOf(path);
  }
  await page.goto("/shop/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();

  // What the browser keeps: nothing private in its caches, no cookie that tells one from the other.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return { urls: urls.flat(), storage: JSON.stringify({ ...localStorage, ...sessionStorage }) };
  });
  expect(
    kept.urls.filter((path) => /^(?:\/ga)?\/(?:shop\/)?(account|admin|auth|checkout|orders)/.test(path)),
  ).toEqual([]);
  for (const secret of secrets) expect(kept.storage).not.toContain(secret);
});
