import { expect, sendSignIn, signIn, signInByHand, test } from "../site.ts";
import { openMail } from "./customer.ts";

test("signs up, confirms by the mailed link, logs in and out @desktop", async ({ page, browser }) => {
  const email = `new-${Date.now()}@example.ie`;
  await page.goto("/auth?tab=sign-up");
  await page.getByLabel(/^Full Name/i).fill("New Customer");
  await page
    .getByLabel(/^Email/)
    .filter({ visible: true })
    .fill(email);
  await page
    .getByLabel(/^Password/)
    .filter({ visible: true })
    .fill("six-plus-letters");
  await page.getByRole("button", { name: /^Sign Up/ }).click();
  await expect(page.getByText("Account created! Please check your email to confirm.").first()).toBeVisible();

  const staff = await browser.newPage();
  await signIn(staff);
  await openMail(staff, email, /confirm/i);
  const body = await staff.locator("body").innerText();
  const link = /https?:\/\/localhost:\d+\/\S*(?:confirm|verify)\S*/.exec(body)?.[0];
  expect(link).toBeTruthy();
  await staff.close();

  await page.goto(link ?? "/");
  await page.getByRole("button", { name: /^Confirm my email address/ }).click();
  await expect(page.getByText("Your email address is confirmed")).toBeVisible();
  await signInByHand(page, { email, password: "six-plus-letters" });
  await expect(page.getByText("Logged in successfully!").first()).toBeVisible();
  await page.goto("/account");
  await expect(page.getByRole("main")).toContainText("New Customer");
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/$/);
});

test("the back office sends a visitor to log in @desktop", async ({ page }) => {
  await page.goto("/admin/import");
  await expect(page).toHaveURL(/\/auth\?/);
});

test.describe("a wrong password", () => {
  test.use({ expectedErrors: [/401/] });

  test("is told and keeps the address typed @desktop", async ({ page }) => {
    await page.goto("/auth");
    await sendSignIn(page, { email: "nobody@example.ie", password: "not-the-password" });
    await expect(page.getByText(/^Error|There is a problem/).first()).toBeVisible();
    await expect(page.getByLabel(/^Email/).first()).toHaveValue("nobody@example.ie");
  });
});
