import { expect, expectFitsBoth, signIn, test } from "../site.ts";

test("a tree of categories without a hit says so, and leads back to all @desktop", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/categories?search=no+such+category");
  const rows = page.locator("[data-admin-row]");
  await expect(page.getByRole("heading", { name: "No category has such a name" })).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expectFitsBoth(page);
  await page.getByRole("link", { name: "Show all categories" }).click();
  await expect(rows).not.toHaveCount(0);
  await page.goto("/admin/categories?search=moving");
  await expect(rows).toHaveCount(2);
});
