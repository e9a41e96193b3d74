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
    await page.getByRole("button", { name: "Change 1 price" }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 product" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  });

  test("a chosen filter applies at once, and the head box says what is ticked", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/products");
    const head = page.getByLabel("Choose all on this page");
    const rows = page.locator('tbody input[name="id"]');
    await head.check();
    await rows.first().uncheck();
    expect(await head.evaluate((box: HTMLInputElement) => [box.checked, box.indeterminate])).toEqual([
      false,
      true,
    ]);
    await head.check();
    await page.locator('.list-filter select[name="stock"]').selectOption("out");
    await page.waitForURL(/stock=out/);
    await expect(page.locator('.list-filter select[name="stock"]')).toBeFocused();
    await expect(async () => {
      const ticked = await page.locator('tbody input[name="id"]:checked').count();
      expect(await head.isChecked()).toBe((await rows.count()) > 0 && ticked === (await rows.count()));
    }).toPass();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/admin/products");
    await head.check();
    await expect(page.locator('tbody input[name="id"]:not(:checked)')).toHaveCount(0);
  });
});
