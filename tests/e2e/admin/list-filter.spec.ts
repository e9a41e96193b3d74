import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";

test.describe("filters of a list on a phone @desktop", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("wait behind their button, and stay open while they are chosen", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/products");
    const stock = page.getByRole("combobox", { name: "Stock", exact: true });
    await expect(stock).toBeHidden();
    const fold = page.getByRole("button", { name: "Filters" });
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    await fold.click();
    await stock.selectOption("low");
    await expect(page).toHaveURL(/stock=low/);
    await expect(stock).toBeVisible();
    await expect(stock).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("searchbox", { name: /SKU/ }).fill("truss");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search=truss.*stock=low/);
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
    await page.goto("/admin/brands?missing=1");
    await expect(page.getByRole("searchbox").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Filters" })).toHaveCount(0);
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("are all there", async ({ page }) => {
      await signIn(page);
      await page.goto("/admin/products");
      await expect(page.getByRole("combobox", { name: "Stock", exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "Filters" })).toBeHidden();
    });
  });
});

const LISTS = [
  "/admin/orders",
  "/admin/products",
  "/admin/enquiries",
  "/admin/customers",
  "/admin/discounts",
  "/admin/hire/quotes",
  "/admin/hire/items",
  "/admin/users",
];

/** The first row of a list, or what it says when it has none. */
const FIRST = "main :is(tbody tr, .enquiry-row, .empty)";

test("the first row of every list is in view on a desk and on a phone @desktop", async ({ page }) => {
  await signIn(page);
  for (const list of LISTS) {
    await page.goto(list);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      const box = await page.locator(FIRST).first().boundingBox();
      expect(box, list).not.toBeNull();
      expect(box?.y, `${list} at ${viewport.width}`).toBeLessThan(viewport.width > 1000 ? 330 : 560);
    }
  }
});
