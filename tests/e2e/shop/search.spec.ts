import { expect, expectAccessible, expectNoSidewaysScroll, LANGUAGES, test } from "../site.ts";

test.use({ viewport: { width: 360, height: 740 } });

const WORDS = {
  en: { box: "Search products", none: "No results for" },
  ga: { box: "Cuardaigh táirgí", none: "Níor aimsíodh aon toradh ar" },
} as const;

for (const { locale, prefix } of LANGUAGES) {
  const words = WORDS[locale];

  test(`${locale}: suggestions come while one types, by keyboard and by touch @phone`, async ({ page }) => {
    await page.goto(`${prefix}/shop/browse`);
    const box = page.getByRole("combobox", { name: words.box });
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await box.fill("movign haed");
    const list = page.getByRole("listbox");
    await expect(list).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /^\d/ })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await box.press("ArrowDown");
    const first = list.getByRole("option").first();
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(box).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
    await box.press("ArrowUp");
    await expect(box).not.toHaveAttribute("aria-activedescendant", /./);
    await box.press("Escape");
    await expect(list).toBeHidden();
    await expect(box).toHaveValue("movign haed");
    await box.press("ArrowDown");
    await expect(list).toBeVisible();
    await box.press("ArrowDown");
    await box.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${prefix}/shop/product/`));

    await page.goto(`${prefix}/shop`);
    await page.getByRole("combobox", { name: words.box }).fill("lx spot 350");
    await page.getByRole("option").first().click();
    await expect(page).toHaveURL(/moving-head-spot-350-w$/);
  });

  test(`${locale}: a buyer's errands end at the product @phone`, async ({ page }) => {
    const names = page.locator(".product-name");
    await page.goto(`${prefix}/shop/browse`);
    await page.getByRole("combobox", { name: words.box }).fill("DMX cable 10 m");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search=/);
    await expect(page.locator('a[href*="/shop/product/dmx-cable-3-pin"]').first()).toBeVisible();
    // The others find their way by the same address, whose page the server makes.
    for (const [search, slug] of [
      ["dmx 10m", "dmx-cable-3-pin"],
      ["moving haed spto", "moving-head-spot-350-w"],
      ["LX-SPOT-350", "moving-head-spot-350-w"],
      ["lx spot.350", "moving-head-spot-350-w"],
      ["LOLER", "bow-shackle-black"],
    ] as const) {
      const found = await page.request.get(`${prefix}/shop/browse?${new URLSearchParams({ search })}`);
      expect(await found.text(), search).toContain(`/shop/product/${slug}`);
    }
    await page.goto(`${prefix}/shop/browse?category=lighting&spec=colour.black`);
    const before = await names.allTextContents();
    await page.locator(".facets-open").click();
    await page.locator("#filters .facet a:not([aria-current])").first().click();
    await expect(page).not.toHaveURL(/colour\.black$/);
    await page.goBack();
    // The address changes before the list does.
    await expect(names).toHaveText(before);
    await expect(page).toHaveURL(/category=lighting&spec=colour.black$/);
  });

  test(`${locale}: a slow or lost network and a long text only cost the suggestions @phone`, async ({
    page,
  }) => {
    await page.route("**/api/products/suggest**", async (route) => {
      if (route.request().url().includes("slow")) await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.fulfill({ status: 429, body: "" });
    });
    await page.goto(`${prefix}/shop/browse`);
    const box = page.getByRole("combobox", { name: words.box });
    await box.pressSequentially("slow xylophone zzz");
    await expect(box).toHaveValue("slow xylophone zzz");
    await box.press("Enter");
    await expect(page.getByText(words.none).first()).toBeVisible();
    await expect(page.getByRole("combobox", { name: words.box })).toHaveValue("slow xylophone zzz");
  });
}

test.use({ expectedErrors: [/429/] });
