import { expect, expectAccessible, signIn, test } from "../site.ts";
import { newCustomer } from "./customer.ts";

test.slow();

test("a double click on the deletion of an account ends on a page that says that it is gone @desktop", async ({
  page,
  browser,
}) => {
  const nora = await newCustomer(browser, "Nora");
  await signIn(page, nora);
  await page.goto("/account/delete");
  await expectAccessible(page);
  await page.getByLabel(/^Current password/).fill(nora.password);
  await page.getByRole("button", { name: /^Delete my account for good/ }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText("Your account has been deleted", { exact: true })).toBeVisible();
});
