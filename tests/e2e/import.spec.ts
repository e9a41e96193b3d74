import { expect, signIn, test } from "./site.ts";

const file = (text: string, name = "products.csv") => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

test.describe("the import page @desktop", () => {
  test.use({ expectedErrors: [/422/] });

  test("imports a WooCommerce export, and the same file again changes nothing", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/import");
    await expect(page.getByRole("heading", { level: 1, name: "Import Products from CSV" })).toBeVisible();
    const rows = [
      "ID,Type,SKU,Name,Published,Regular price,Categories,In stock?",
      '90001,simple,E2E-FOG-1,"Fog machine, touring",1,"499,50","Effects > Fog, Touring",1',
      "90002,bundle,E2E-BUN-1,Bundle of things,1,10,Effects,1",
    ];
    await page.locator('input[type="file"]').setInputFiles(file(`\uFEFF${rows.join("\n")}\n`));
    await expect(page.getByText(/Import complete!/).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/Imported 1 products?, \d+ categor\w+\. Skipped 1\./).first()).toBeVisible();
    await expect(page.getByText("bundle").first()).toBeVisible();

    await page.goto("/shop/browse?search=fog+machine+touring");
    await expect(page.getByText("Fog machine, touring").first()).toBeVisible();
    await expect(page.getByText("€499.50").first()).toBeVisible();
  });

  test("refuses what is no product file with one sentence, and changes nothing", async ({ page }) => {
    await signIn(page);
    for (const [text, name] of [
      ["SKU,Price\nA,1\n", "no-name.csv"],
      ["\u0000\u0001\u0002\u0003binary", "photo.csv"],
    ] as const) {
      await page.goto("/admin/import");
      await page.locator('input[type="file"]').setInputFiles(file(text, name));
      await expect(page.getByText(/Import failed/).first()).toBeVisible();
    }
  });
});
