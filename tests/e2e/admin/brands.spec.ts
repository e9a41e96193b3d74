import { expect, expectAccessible, signIn, test } from "../site.ts";

test.describe("brands in the back office @desktop", () => {
  test.use({ expectedErrors: [/422/] });

  test("a brand is added and renamed, and a used name is refused", async ({ page }) => {
    const name = `Robe ${Date.now()}`;
    await signIn(page);
    await page.goto("/admin/brands");
    await page.getByLabel("Brand name").fill(name);
    await page.getByRole("button", { name: "Add brand" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByText("The brand is added.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Brand name").fill(`${name} lighting`);
    await page.getByRole("button", { name: "Rename" }).click();
    await expect(page.getByRole("heading", { level: 1, name: `${name} lighting` })).toBeVisible();

    await page.goto("/admin/brands");
    await page.getByLabel("Brand name").fill(`${name} LIGHTING`);
    await page.getByRole("button", { name: "Add brand" }).click();
    await expect(page.getByText("Another brand has this name already.")).toBeVisible();
    await expect(page.getByLabel("Brand name")).toHaveValue(`${name} LIGHTING`);
  });
});
