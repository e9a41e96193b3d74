import { newCustomer } from "../account/customer.ts";
import { expect, LANGUAGES, signInByHand, test } from "../site.ts";

test.use({ javaScriptEnabled: false, expectedErrors: [/40[01]/] });

test("pages read, menus open and forms post without JavaScript @phone", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/shop/browse");
  await page.getByRole("searchbox").fill("dmx");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/search=dmx/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("an enquiry is sent, and a wrong one keeps what was typed @desktop", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel(/^(Your )?Name/i).fill("Plain Poster");
  await page.getByLabel(/^Email/i).fill("not an address");
  await page.getByLabel(/^Phone/i).fill("091 000 000");
  await page.getByLabel(/^Message/i).fill("Twelve profiles for a week, please.");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByText("Invalid email address").first()).toBeInViewport();
  await expect(page.getByLabel(/^Message/i)).toHaveValue("Twelve profiles for a week, please.");
  await page.getByLabel(/^Email/i).fill("plain@example.ie");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByText(/Message sent!/).first()).toBeInViewport();
});

for (const { prefix, locale } of LANGUAGES) {
  test(`both tabs of the login have addresses, and say what is wrong without JavaScript (${locale}) @desktop`, async ({
    page,
  }) => {
    const words = {
      en: { login: /^Login/, error: "Error", wrong: "Incorrect email or password" },
      ga: { login: /^Logáil isteach/, error: "Earráid", wrong: "Seoladh ríomhphoist nó pasfhocal mícheart" },
    }[locale];
    await page.goto(`${prefix}/auth?tab=sign-up`);
    await expect(page.getByRole("tab", { selected: true })).toHaveText(/Sign Up/);
    await expect(page.locator("#name")).toHaveAttribute("autocomplete", "name");
    await expect(page.locator("#password")).toHaveAttribute("autocomplete", "new-password");
    await page.getByRole("tab", { name: words.login }).click();
    await expect(page).toHaveURL(/tab=login/);
    await expect(page.locator("#name")).toHaveCount(0);
    await expect(page.locator("#email")).toHaveAttribute("autocomplete", "username");
    await expect(page.locator("#password")).toHaveAttribute("autocomplete", "current-password");
    await page.locator("#email").fill("nobody@example.ie");
    await page.locator("#password").fill("not the password");
    await page.getByRole("button", { name: words.login }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(words.error);
    await expect(alert).toContainText(words.wrong);
    await expect(page.locator("#email")).toHaveValue("nobody@example.ie");
    await expect(page.locator("#password")).toHaveValue("");
  });
}

test("the cart of an account goes to the checkout in a tab of its own, without JavaScript @desktop", async ({
  page,
  browser,
}) => {
  await signInByHand(page, await newCustomer(browser, "Plain Buyer"));
  const result = page.getByText("Logged in successfully!");
  await expect(result).toBeVisible();
  await page.goto("/shop/browse?search=xlr");
  await expect(result).toHaveCount(0);
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page).toHaveURL(/shop\/cart/);
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(await opening).toHaveURL(/\/shop\/checkout\//);
});
