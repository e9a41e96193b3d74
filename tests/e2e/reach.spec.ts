import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

/** One address of every template of the public pages; pages.spec.ts sees them all in daylight. */
const TEMPLATES = [
  "/",
  "/hire",
  "/studio5",
  "/projects",
  "/service-centre",
  "/dry-hire",
  "/our-team",
  "/contact",
  "/terms",
  "/withdraw",
  "/offline",
  "/auth",
  "/shop",
  "/shop/browse?search=led",
  "/shop/browse?search=nothing-is-called-so",
  "/shop/cart",
  "/shop/request",
];

/** WCAG 1.4.10: a window of 1280 pixels at 400 %. */
const NARROW = { width: 320, height: 640 };

async function expectReach(page: Page, address: string): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    // Before the page is opened: colours fade from one light to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(address);
    await expectAccessible(page);
  }
  await page.setViewportSize(NARROW);
  // Scripts that measure the window follow it a moment later.
  await expect(() => expectNoSidewaysScroll(page)).toPass({ timeout: 3_000 });
  // The colours are the visitor's own here, so that contrast is theirs to choose and axe cannot judge it.
  await page.emulateMedia({ forcedColors: "active" });
  await expectNoSidewaysScroll(page);
}

test("A1, A6, A7: every template in both lights, in 320 pixels and in forced colours @desktop", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto("/shop/browse");
  const product = await page.locator(".product a.card-link").first().getAttribute("href");
  for (const address of [...TEMPLATES, product ?? ""]) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ forcedColors: "none" });
      await expectReach(page, address);
    });
  }
  expect(product).toMatch(/shop\/product\//);
});
