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
  await expectFitsBoth(page);
});

test("staff find a category by its name without scripts, with the path to it @desktop", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page);
  await page.goto("/admin/categories");
  const rows = page.locator("[data-admin-row]");
  const all = await rows.count();
  const find = page.getByRole("searchbox", { name: "Name of a category" });
  await find.fill("moving");
  await find.press("Enter");
  await expect(page).toHaveURL("/admin/categories?search=moving");
  await expect(page.getByText(`1 of ${all}`)).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Lighting");
  await expect(page.getByRole("button", { name: /^Move / })).toHaveCount(0);
  await rows.last().getByRole("link").click();
  await rows.last().getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Done. Visitors see it at once.")).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(find).toHaveValue("moving");
  await context.close();
});
