import { expect, expectAccessible, signIn, test } from "../site.ts";

test("a category has a text and a picture, which its page in the shop shows @desktop", async ({ page }) => {
  const name = `Fog ${Date.now()}`;
  await signIn(page);
  await page.goto("/admin/categories");
  const adding = page.locator("form").filter({ has: page.getByRole("heading", { name: "Add a category" }) });
  await adding.getByLabel("Name in English").fill(name);
  await adding.getByRole("button", { name: "Add a category" }).click();
  const row = page.locator("[data-admin-row]").filter({ hasText: name });
  await row.getByRole("link").click();
  await row.getByLabel("Text in English").fill("Fog that stays low.");
  await row.getByLabel("Text in Irish").fill("Ceo a fhanann íseal.");
  await row.getByRole("button", { name: "Choose a picture" }).click();
  await page.getByRole("dialog").getByRole("radio").first().click();
  await expect(row.locator('input[type="hidden"][name="picture"]')).not.toHaveValue("");
  await row.getByRole("button", { name: "Save" }).click();
  await expect(row.getByText("Done. Visitors see it at once.")).toBeVisible();
  await expect(row.getByLabel("Text in Irish")).toHaveValue("Ceo a fhanann íseal.");
  // A row half below the sticky header would count as too small to touch.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  const slug = await row.getByLabel("URL slug").inputValue();

  await page.goto(`/shop/browse?category=${slug}`);
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(page.getByText("Fog that stays low.")).toBeVisible();
  await expect(page.locator(".category-intro .picture-main")).toHaveAttribute("alt", /.+/);
  await expectAccessible(page);
  await page.goto(`/ga/shop/browse?category=${slug}`);
  await expect(page.getByText("Ceo a fhanann íseal.")).toBeVisible();

  await page.goto("/admin/categories");
  await page.locator("[data-admin-row]").filter({ hasText: name }).getByRole("link").click();
  await page
    .locator("[data-admin-row]")
    .filter({ hasText: name })
    .getByRole("button", { name: "Delete", exact: true })
    .click();
  await expect(page.locator("[data-admin-row]").filter({ hasText: name })).toHaveCount(0);
});
