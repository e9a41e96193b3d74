import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../site.ts";

/** Pages of one form, of sections, of a list, and with a form in a window. */
const PAGES = [
  "/admin/settings/company",
  "/admin/discounts/new",
  "/admin/price-lists/new",
  "/admin/hire/venues/new",
  "/admin/enquiries/hours",
  "/admin/orders/new",
  "/admin/orders",
  "/admin/products",
  "/admin/products/new",
  "/admin/categories",
  "/admin/import",
  "/admin/users",
  "/admin/media",
  "/admin/redirects",
];

/** The grounds of the buttons of weight on a page, open or not. */
const grounds = (page: Page) =>
  page
    .locator(":is(.admin-work, .dialog) :is(.button-primary, .button-solid):not(:disabled)")
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));

for (const colorScheme of ["light", "dark"] as const)
  test(`buttons of weight look the same on every page of the back office (${colorScheme}) @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await signIn(page);
    const seen = new Map<string, string[]>();
    for (const path of PAGES) {
      await page.goto(path);
      const found = await grounds(page);
      expect([path, found.length > 0]).toEqual([path, true]);
      for (const ground of found) seen.set(ground, [...(seen.get(ground) ?? []), path]);
    }
    expect([...seen.keys()]).toHaveLength(1);
  });
