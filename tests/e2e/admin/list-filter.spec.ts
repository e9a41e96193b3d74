import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";

test.describe("filters of a list on a phone @desktop", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("wait behind their button, and stay open while they are chosen", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/products");
    const state = page.getByRole("combobox", { name: "State", exact: true });
    await expect(state).toBeHidden();
    const fold = page.getByRole("button", { name: "Filters" });
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    await fold.click();
    await state.selectOption("published");
    await expect(page).toHaveURL(/state=published/);
    await expect(state).toBeVisible();
    await expect(state).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("searchbox", { name: /SKU/ }).fill("truss");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search=truss&state=published/);
  });

  test("leave the search in view where the address already narrows the list", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/orders?state=paid");
    await expect(page.getByRole("button", { name: "Filters" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Order" })).toBeHidden();
    await page.getByRole("searchbox", { name: "Number, name, email or company" }).fill("Murphy");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search=Murphy/);
    expect(new URL(page.url()).searchParams.get("state")).toBe("paid");
  });

  test("have no button where there are none", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/brands?missing=");
    await expect(page.getByRole("searchbox").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Filters" })).toHaveCount(0);
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("are all there", async ({ page }) => {
      await signIn(page);
      await page.goto("/admin/products");
      await expect(page.getByRole("combobox", { name: "State", exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "Filters" })).toBeHidden();
    });
  });
});
