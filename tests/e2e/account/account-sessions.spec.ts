import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sendSignIn,
  signIn,
  signInByHand,
  test,
} from "../site.ts";
import { newCustomer } from "./customer.ts";

test.use({ serviceWorkers: "allow" });
// Each makes accounts of its own, over the outbox of the back office.
test.slow();

const fillAddress = async (page: Page) => {
  await page.getByLabel(/^Phone number/).fill("091 555 123");
  await page.getByLabel(/^Address line 1/).fill("1 Sráid na Siopaí");
  await page.getByLabel(/^Town or city/).fill("Gaillimh");
  await page.getByLabel(/^Eircode/).fill("H91 E2K3");
};

test("a session that ends in the middle of a form loses nothing that was typed, and shows it to no one else @desktop", async ({
  page,
  browser,
}) => {
  const nora = await newCustomer(browser, "Nora");
  const oscar = await newCustomer(browser, "Oscar");
  await signIn(page, nora);
  await page.goto("/account/addresses?add");
  await fillAddress(page);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page).toHaveURL(/\/auth\?return=/);

  // The next person at this computer logs in first.
  const again = page.url();
  await sendSignIn(page, nora);
  await expect(page).toHaveURL(/\/account\/addresses\?add/);
  await expect(page.getByLabel(/^Address line 1/)).toHaveValue("1 Sráid na Siopaí");
  await expect(page.getByLabel(/^Eircode/)).toHaveValue("H91 E2K3");
  // A form with an address of its own: the login leads there, and its page shows the form.
  await page.goto("/account/security");
  await page.getByLabel(/^New email address/).fill("half-typed@example.ie");
  await page.context().clearCookies();
  await page.getByRole("button", { name: /^Send the link/ }).click();
  await expect(page).toHaveURL(/\/auth\?return=%2Faccount%2Fsecurity%2Femail/);
  await sendSignIn(page, nora);
  await expect(page).toHaveURL(/\/account\/security\/email/);
  await expect(page.getByLabel(/^New email address/)).toHaveValue("half-typed@example.ie");

  await page.goto("/account/addresses?add");
  await fillAddress(page);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page).toHaveURL(/\/auth\?return=/);
  await page.goto(again);
  await sendSignIn(page, oscar);
  await expect(page).toHaveURL(/\/account\/addresses\?add/);
  await expect(page.getByLabel(/^Address line 1/)).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("form_draft"))).toBeNull();
});

test("what happens in one tab reaches the other, and going back after it shows nothing private @desktop", async ({
  page,
  browser,
}) => {
  const nora = await newCustomer(browser, "Nóirín");
  await signIn(page, nora);
  await page.goto("/account");
  const other = await page.context().newPage();
  await other.goto("/account/addresses?add");
  await other.getByLabel(/^Address line 1/).fill("Half typed");

  await page.getByRole("button", { name: "Log out here" }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(other.getByRole("alert")).toContainText(/logged out/i);
  // Kept for anyone who comes back, and out of the sight of anyone who sits down meanwhile.
  await expect(other.getByLabel(/^Address line 1/)).toHaveValue("Half typed");
  await expect(other.getByLabel(/^Address line 1/)).toBeHidden();
  await expect(other.getByRole("main").getByText("Nóirín")).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole("main")).not.toContainText("Nóirín");
  await page.goto("/shop/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("cart_products"))).toBeNull();

  await signInByHand(page, nora);
  await page.goto("/account");
  await other.bringToFront();
  await expect(other.getByRole("alert")).toHaveCount(0);
  await expect(other.getByLabel(/^Address line 1/)).toBeVisible();
  await expect(other.getByLabel(/^Address line 1/)).toHaveValue("Half typed");
});

test.describe("addresses", () => {
  test.use({ expectedErrors: [/400/] });

  test("are kept, changed and removed in both languages @phone", async ({ page, browser }) => {
    const who = await newCustomer(browser, "Sorcha");
    await signIn(page, who);
    await page.goto("/account/addresses");
    await page.getByRole("link", { name: "Add an address" }).click();
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByRole("alert").getByText("Enter an Eircode", { exact: false })).toBeVisible();
    await fillAddress(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByText("Your address has been saved")).toBeVisible();
    await page.goto("/ga/account/addresses");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expect(page.getByText("1 Sráid na Siopaí")).toBeVisible();
    await page.getByRole("link", { name: /^Bain/ }).click();
    await page.getByRole("button", { name: /^Bain/ }).click();
    await expect(page.getByText("Baineadh an seoladh")).toBeVisible();
  });
});
