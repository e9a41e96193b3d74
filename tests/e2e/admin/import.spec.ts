import type { APIResponse } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, signIn, test } from "../site.ts";

const PIXELS = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#334" } })
  .png()
  .toBuffer();

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
    await expect(page.getByText(/Import complete!/).first()).toBeVisible({ timeout: 60_000 });
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

  test("shows every change first, imports in the background, lists missing pictures and takes it all back", async ({
    page,
  }) => {
    const shop = page.getByRole("region", { name: "What changes, value by value" });
    const upload = async (price: string) => {
      await page.goto("/admin/import/new");
      const rows = [
        "ID;Type;SKU;Product title;Price EUR;Categories;Images;Colour code",
        `90101;simple;E2E-HAZ-1;Hazer of the journey;${price};Atmosphere > Hazers;https://127.0.0.1/hazer.png;#222`,
        "90102;bundle;E2E-HAZ-2;Haze set;10;Atmosphere;;",
      ];
      await page.locator('input[type="file"]').setInputFiles(file(rows.join("\n"), "journey.csv"));
      await page.getByRole("button", { name: "Upload and review" }).click();
      await expect(page.getByLabel("Product title: Becomes")).toHaveValue("name");
      await expect(page.getByLabel("Colour code: Becomes")).toHaveValue("ignore");
      await page.getByRole("button", { name: "Check without writing" }).click();
      await expect(page.getByRole("heading", { name: "Nothing is written yet" })).toBeVisible({
        timeout: 60_000,
      });
    };
    const run = async () => {
      await page.getByRole("button", { name: "Import now" }).click();
      await expect(page.getByText("Import complete").first()).toBeVisible({ timeout: 60_000 });
    };
    await signIn(page);
    await upload("499,50");
    await expect(page.getByText("comes from a plug-in").first()).toBeVisible();
    await run();
    await expect(page.getByText("The address is not on the public internet").first()).toBeVisible({
      timeout: 60_000,
    });
    await page
      .locator("#drop-pictures")
      .setInputFiles({ name: "Hazer.png", mimeType: "image/png", buffer: PIXELS });
    await expect(page.getByText("1 picture was matched to its product.")).toBeVisible({ timeout: 60_000 });

    await upload("529,00");
    await expect(shop.getByText("€499.50").first()).toBeVisible();
    await expect(shop.getByText("€529.00").first()).toBeVisible();
    await run();
    await page.getByRole("link", { name: "Undo this import" }).click();
    await page.getByRole("button", { name: "Undo the import" }).click();
    await expect(page.locator(":focus")).toHaveText(/^Undone.*The shop is as it was before this import\.$/, {
      timeout: 60_000,
    });
    await expect(page.locator(":focus")).toBeInViewport();
    await page.goto("/shop/browse?search=hazer+of+the+journey");
    await expect(page.getByText("€499.50").first()).toBeVisible();
  });

  test("refuses two columns of one meaning at the second, also when the answers are changed, and nothing else is lost", async ({
    page,
  }) => {
    await signIn(page);
    await page.goto("/admin/import/new");
    const rows = ["Art. no.,Product title,Price EUR", "E2E-TWO-1,Lamp of two columns,10"];
    await page.locator('input[type="file"]').setInputFiles(file(rows.join("\n"), "two.csv"));
    await page.getByRole("button", { name: "Upload and review" }).click();
    const [number, title] = [page.getByLabel("Art. no.: Becomes"), page.getByLabel("Product title: Becomes")];
    const check = () => page.getByRole("button", { name: "Check without writing" }).click();
    const fault = page.locator(".field-error");
    await expect(title).toHaveValue("name");
    for (const again of [false, true]) {
      await number.selectOption("name");
      await page.getByLabel("Clear what the shop has").check();
      await check();
      await expect(fault).toHaveText("Two columns cannot both be Name.");
      await expect(title).toHaveAttribute("aria-invalid", "true");
      await expect(number).toHaveValue("name");
      await expect(page.getByLabel("Clear what the shop has")).toBeChecked();
      await expectAccessible(page);
      await number.selectOption("sku");
      await check();
      const named = page.getByRole("listitem").filter({ hasText: "Lamp of two columns" });
      await expect(named).toBeVisible({ timeout: 60_000 });
      if (!again) await page.getByRole("link", { name: "Change columns or answers" }).click();
    }
  });

  test("the question before an undo stays while the page loads its data again", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/import");
    const rows = [
      "ID,Type,SKU,Name,Published,Regular price,Images",
      "90201,simple,E2E-ASK-1,Asked lamp,1,10,https://pictures.invalid/lamp.png",
    ];
    await page.locator('input[type="file"]').setInputFiles(file(rows.join("\n")));
    await expect(page.getByText(/Import complete!/).first()).toBeVisible({ timeout: 60_000 });
    await page.getByRole("link", { name: "products.csv" }).first().click();
    await expect(page.getByText("1 picture is on its way.").first()).toBeVisible();
    await page.getByText("Undo this import", { exact: true }).click();
    await expect(page.getByRole("button", { name: "Undo the import" })).toBeVisible();
    // The page loads its data as long as a picture is on its way, so each answer says what the first one said.
    let loads = 0;
    let first: APIResponse | undefined;
    await page.route(/\.data(?:\?|$)/, async (route) => {
      first ??= await route.fetch();
      await route.fulfill({ response: first });
      loads += 1;
    });
    await expect.poll(() => loads).toBeGreaterThan(1);
    await page.unrouteAll({ behavior: "wait" });
    await page.getByRole("button", { name: "Undo the import" }).click();
    await expect(page.getByText("The shop is as it was before this import.")).toBeVisible({
      timeout: 60_000,
    });
  });
});
