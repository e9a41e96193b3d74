import { expect, test } from "../site.ts";

test.use({ javaScriptEnabled: false, expectedErrors: [/400/] });

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
