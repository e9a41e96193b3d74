import { expect, test } from "../site.ts";

test("L1: a guest without the link states a withdrawal from the footer on @phone", async ({ page }) => {
  await page.goto("/ga/returns");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Tarraing siar ón gconradh anseo", exact: true })
    .click();
  await expect(page).toHaveURL(/\/ga\/withdraw$/);
  await page.getByLabel(/^D’ainm/).fill("Aoi Gan Nasc");
  await page.getByLabel(/^Ríomhphost/).fill("aoi@example.ie");
  await page.getByLabel(/^Uimhir an ordaithe/).fill("424242");
  await page.getByRole("button", { name: "Ar aghaidh chun seiceáil" }).click();
  await expect(page.getByText(/Tarraingím siar ó mo chonradh díolacháin/)).toBeVisible();
  await page.getByRole("button", { name: "Deimhnigh an tarraingt siar", exact: true }).click();
  await expect(page.getByRole("heading", { name: /Fuaireamar do tharraingt siar/ })).toBeVisible();
  await expect(page.getByText(/^Faighte an/)).toBeVisible();
  await expect(page.getByText(/^Má tá na hearraí agat/)).toBeVisible();
});
