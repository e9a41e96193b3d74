import { expect, signIn, test } from "../site.ts";

test.describe("changes of many products @desktop", () => {
  test("asking before a change of one product is no script error", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/products?sort=sku");
    // Not the first, whose price another journey edits at the same time.
    await page.locator('tbody input[type="checkbox"]').last().check();
    await page.getByLabel("What to do").selectOption("price");
    await page.locator("#bulk-price").fill("5");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: /1 product/ })).toBeVisible();
    await page.getByRole("button", { name: "Yes, do it" }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 product" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  });
});
