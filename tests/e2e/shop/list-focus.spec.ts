import type { Page } from "@playwright/test";
import { tabTo } from "../by-keys.ts";
import { expect, test } from "../site.ts";

test.describe.configure({ mode: "parallel" });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, " ").trim() ?? "");

test("filters, order and pages of the shop keep the focus of a keyboard @desktop", async ({ page }) => {
  await page.goto("/shop/browse");
  const facet = page.locator(".facets section a").nth(1);
  const name = (await facet.locator(".facet-label").textContent()) ?? "";
  await facet.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/shop\/browse\?/);
  const chosen = page.locator(".facets a[aria-current]");
  await expect(chosen).toContainText(name);
  await expect(chosen).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/shop\/browse$/);
  await expect.poll(() => focused(page)).toContain(name);

  await page.locator(".shop-filter a").nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".shop-filter a[aria-current]").first()).toBeFocused();

  await page.goto("/shop/browse");
  await page.getByRole("link", { name: "Next", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator(".browse-bar p")).toBeFocused();

  const sort = page.locator(".sort-menu summary");
  await sort.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(sort).toBeFocused();
  await expect(page.locator(".sort-menu ul")).toBeHidden();
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator(".sort-menu a:not([aria-current])").first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=/);
  await expect(sort).toBeFocused();
});

test("a filter pressed by a pointer moves no focus, and scrolls nothing @desktop", async ({ page }) => {
  await page.goto("/shop/browse");
  await page.locator(".facets section a").nth(1).click();
  await expect(page.locator(".facets a[aria-current]")).toBeVisible();
  await page.waitForLoadState("load");
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("body");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the sheet of filters keeps the focus of a keyboard @phone", async ({ page }) => {
  await page.goto("/shop/browse");
  await page.locator(".facets-open").focus();
  await page.keyboard.press("Enter");
  await page.locator(".facets section a").nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".facets a[aria-current]")).toBeFocused();
});

test("buttons that show more values name their filter @desktop", async ({ page }) => {
  await page.goto("/shop/browse");
  const names = await page.locator(".facet-more summary").evaluateAll((more) =>
    more.map((summary) =>
      (summary.getAttribute("aria-labelledby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(" "),
    ),
  );
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});

test("filters of the hire catalogue keep the focus of a keyboard @desktop", async ({ page }) => {
  await page.goto("/dry-hire/browse");
  await page.locator(".shop-filter a").nth(2).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/category=/);
  await expect(page.locator(".shop-filter a[aria-current]").first()).toBeFocused();
});
