import type { Page } from "@playwright/test";
import { dateAhead, daysUntil, THURSDAY } from "../../support/days-ahead.ts";
import { expect, LANGUAGES, test } from "../site.ts";

/** Longer than the two presses of a double click are apart, in ms. */
const APART_MS = 500;

const pieces = (page: Page, key: "guest_cart" | "hire_basket") =>
  page.evaluate((name) => {
    const stored = JSON.parse(localStorage.getItem(name) ?? "[]") as
      | { quantity: number }[]
      | { lines: { quantity: number }[] };
    return ("lines" in stored ? stored.lines : stored).map(({ quantity }) => quantity);
  }, key);

const ADDERS = [
  { path: "/shop/browse", key: "guest_cart" },
  { path: "/shop/product/dmx-cable-5-pin", key: "guest_cart" },
  { path: "/dry-hire/browse", key: "hire_basket" },
  { path: "/dry-hire/item/moving-head-spot-350-w", key: "hire_basket" },
] as const;

for (const { prefix } of LANGUAGES)
  test(`a double click adds once, and a press after the answer once more (${prefix || "/en"})`, async ({
    page,
  }) => {
    for (const { path, key } of ADDERS) {
      await page.goto(`${prefix}${path}`);
      const button = page.locator("#main [data-add-button]").first();
      await button.dblclick();
      await expect(button, path).toHaveAttribute("data-answered");
      expect(await pieces(page, key), path).toEqual([1]);
      await expect(button).not.toHaveAttribute("data-answered");
      // Two taps that the browser does not count as one double click.
      await button.evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      });
      await expect(button).toHaveAttribute("data-answered");
      expect(await pieces(page, key), path).toEqual([2]);
      await page.evaluate((name) => localStorage.removeItem(name), key);
    }
  });

test.describe("an answer that is under way", () => {
  test.use({ serviceWorkers: "block" });

  test("a press while the hire basket asks what is free adds nothing @desktop", async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const start = daysUntil(THURSDAY, 40);
    const dates = `from=${dateAhead(start)}T09:00&to=${dateAhead(start + 1)}T17:00`;
    await page.goto(`/dry-hire/browse?${dates}`);
    const adding = page.locator("form[data-hire-add='LX-SPOT-350']");
    const button = adding.getByRole("button");
    await page.route("**/dry-hire/browse*", async (route) => {
      await promise;
      await route.continue();
    });
    await adding.locator("input[type=number]").fill("40");
    const press = () => button.evaluate((element: HTMLElement) => element.click());
    await press();
    await page.waitForTimeout(APART_MS);
    await press();
    expect(await pieces(page, "hire_basket")).toEqual([40]);
    resolve();
    await expect(page.locator("[data-toasts]").getByText(/^40 added, only \d+ free/)).toBeVisible();
    await page.waitForTimeout(APART_MS);
    await press();
    await expect.poll(() => pieces(page, "hire_basket")).toEqual([80]);
  });
});
