import sharp from "sharp";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";

test.describe("the catalogue in the back office @desktop", () => {
  test("prices are edited in the table by keys, and a second person is told", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/products?sort=sku");
    await expectNoSidewaysScroll(page);
    const prices = page.locator('[data-cell="price"]:not([readonly])');
    const [before, below] = [await prices.nth(0).inputValue(), await prices.nth(1).inputValue()];
    await prices.nth(0).focus();
    await page.keyboard.type("abc");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Write a price such as 1,234.50.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(prices.nth(0)).toHaveValue(before);
    await prices.nth(0).fill("4321");
    await page.keyboard.press("Enter");
    await expect(prices.nth(0)).toHaveValue("4321.00");
    await expect(prices.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(prices.nth(0)).toBeFocused();

    const other = await page.context().newPage();
    await other.goto("/admin/products?sort=sku");
    await other.locator('[data-cell="price"]').nth(1).fill("77");
    await other.keyboard.press("Enter");
    await expect(other.locator('[data-cell="price"]').nth(1)).toHaveValue("77.00");
    await other.close();
    await prices.nth(1).fill("88");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Changed meanwhile: now 77.00. Enter again keeps yours.")).toBeVisible();
    for (const [at, value] of [
      [1, below],
      [0, before],
    ] as const) {
      await prices.nth(at).fill(value);
      await prices.nth(at).press("Enter");
      await expect(prices.nth(at)).toHaveValue(value);
    }
  });

  test("a price of 0.00 in the table is stored after a yes, and stays typed after a no", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/products?sort=sku");
    const price = page.locator('[data-cell="price"]:not([readonly])').nth(2);
    const before = await price.inputValue();
    await price.fill("0");
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: /^Sell .+ for €0\.00\?$/ });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(price).toBeFocused();
    await expect(price).toHaveValue("0");
    await expect(page.getByText("Not saved: 0.00 needs a yes. Enter asks again.")).toBeVisible();
    await page.keyboard.press("Enter");
    await question.getByRole("button", { name: "Save at €0.00" }).click();
    await expect(price).toHaveValue("0.00");
    await expect(question).toBeHidden();
    await price.fill(before);
    await page.keyboard.press("Enter");
    await expect(price).toHaveValue(before);
  });

  test("a new product with a variation and an uploaded picture is in the shop in Irish", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/products/new");
    const text = (name: string) => page.locator(`input[name="${name}"], textarea[name="${name}"]`);
    // The editors have arrived; what is typed before is kept, but no machine types in the moment between.
    await expect(page.locator(".rich-text-body")).toHaveCount(4);
    const sku = `HAZE-${Date.now()}`;
    await text("name").fill(`Haze machine ${sku}`);
    await text("nameGa").fill("Meaisín ceo Boireann");
    await page.getByRole("textbox", { name: "Description in Irish" }).fill("Ceo mín don stáitse.");
    await text("regularPrice").fill("499");
    await text("sku").fill(sku);
    await page.getByRole("button", { name: "Add an attribute" }).click();
    await page.keyboard.type("Colour");
    await page.getByLabel("Values, with | or commas between them").fill("black | white");
    await page.getByLabel("Used for variations").check();
    await page.getByRole("button", { name: "Add an attribute" }).click();
    await page.getByRole("button", { name: "Remove: 2" }).click();
    await expect(page.getByRole("button", { name: "Remove: Colour" })).toBeFocused();
    await expect(page.locator('input[name="attributes"]')).toHaveValue("Colour*: black | white");
    await text("manufacturerName").fill("Haze GmbH");
    await text("manufacturerAddress").fill("1 Straße, Berlin");
    await text("manufacturerContact").fill("safety@example.com");
    await page.getByRole("button", { name: "Add pictures" }).click();
    await expect(page.locator(".admin-pick").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Add \d+ picture/ })).toBeInViewport({ ratio: 1 });
    const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#345" } })
      .jpeg()
      .toBuffer();
    const dialog = page.getByRole("dialog");
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: "haze.jpg", mimeType: "image/jpeg", buffer });
    await dialog.getByRole("button", { name: /^Add/ }).last().click({ timeout: 60_000 });
    await expect(page.locator(".product-pictures").first()).toContainText("haze.jpg");

    // What was typed is there after a reload, and what only the browser knows is not lost.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            Object.entries(localStorage).find(([key]) => /^desk_draft:[\w-]+:product:new$/.test(key))?.[1],
        ),
      )
      .toContain(sku);
    await page.reload();
    await page.getByRole("button", { name: "Go on with it" }).click();
    await expect(text("sku")).toHaveValue(sku);
    // Enter saves, and does no more than that.
    await text("sku").press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "A draft was made." })).toBeVisible();
    await expect(page.locator(".variation-row")).toHaveCount(0);
    // The editors move what is below them when they arrive, and a press at that moment is lost.
    await expect(page.locator(".rich-text-body")).toHaveCount(4);
    await page.getByRole("button", { name: "Generate variations" }).click();
    await expect(page.locator(".variation-row")).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save and publish" }).click();
    await expect(page.getByText("Published. Visitors see it at once.")).toBeVisible();

    await page.goto(`/ga/shop/product/haze-machine-${sku.toLowerCase()}`);
    await expect(page.getByRole("heading", { level: 1, name: "Meaisín ceo Boireann" })).toBeVisible();
    await expect(page.getByText("Ceo mín don stáitse.")).toBeVisible();
    await expect(page.getByText("white", { exact: true }).first()).toBeVisible();
  });

  test.describe("beside unsaved typing", () => {
    test.use({ expectedErrors: [/422/] });

    test("publishing and a change of stock keep what was typed", async ({ page }) => {
      await signIn(page);
      await page.goto("/admin/products?sort=sku");
      await page.locator("[data-admin-row] a").first().click();
      await page.getByRole("button", { name: "Duplicate" }).click();
      await expect(page.getByText("This is the copy, a draft.")).toBeVisible();
      const text = (name: string) => page.locator(`input[name="${name}"]`);
      const sku = `COPY-${Date.now()}`;
      await text("sku").fill(sku);
      await text("regularPrice").fill("no price");
      await page.getByRole("button", { name: "Save and publish" }).click();
      await expect(page.getByText("There is a problem")).toBeVisible();
      await expect(text("sku")).toHaveValue(sku);
      await text("regularPrice").fill("12.50");
      await page.getByRole("button", { name: "Save and publish" }).click();
      await expect(page.getByText("Published. Visitors see it at once.")).toBeVisible();
      await expect(text("sku")).toHaveValue(sku);
      await page.reload();
      await expect(text("sku")).toHaveValue(sku);
      await expect(text("regularPrice")).toHaveValue("12.50");
      const inShop = await page.getByRole("link", { name: "View in shop" }).getAttribute("href");
      expect((await page.request.get(inShop ?? "")).status()).toBe(200);

      await text("name").fill(`Copy ${sku}`);
      await page.getByLabel("Change by").fill("7");
      await page.locator("#ledger-reason").selectOption("damage");
      await page.getByRole("button", { name: "Change the stock" }).click();
      await expect(page.locator("#ledger-by-error")).toContainText("Write +7 or −7 to change it by 7");
      await expect(page.locator("#ledger-reason")).toHaveValue("damage");
      await expect(text("name")).toHaveValue(`Copy ${sku}`);
      await page.getByLabel("Change by").fill("=7");
      await page.getByRole("button", { name: "Change the stock" }).click();
      await expect(page.getByText("Unsaved changes")).toBeVisible();
      await expect(text("name")).toHaveValue(`Copy ${sku}`);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Save and take offline" }).click();
      await expect(page.getByText("Visitors do not see it any more.")).toBeVisible();
      // Below the movement that there is now.
      await expect(page.getByRole("button", { name: "Change the stock" })).toBeVisible();
      await expect(text("name")).toHaveValue(`Copy ${sku}`);
      await expect(page.getByText("Unsaved changes")).toBeHidden();
    });
  });
});
