import type { Locator } from "@playwright/test";
import { expect, signIn, test } from "../site.ts";

/** Forms that are longer than a window. */
const FORMS = [
  "/admin/products/new",
  "/admin/hire/items/new",
  "/admin/hire/groups/new",
  "/admin/hire/venues/new",
  "/admin/orders/new",
];

test("the button to save stays in view at the top of a long form", async ({ page }) => {
  await signIn(page);
  for (const path of FORMS) {
    await page.goto(path);
    const save = page.getByRole("button", { name: /^(Save|Create)/ }).filter({ visible: true });
    await expect(save.last(), path).toBeInViewport({ ratio: 1 });
  }
});

test("without a network, the bar that says so hides neither the menu of a phone nor the button to save @desktop", async ({
  page,
  context,
}) => {
  await signIn(page);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/admin/hire/venues/new");
    await context.setOffline(true);
    const bar = page.locator("[data-offline-bar]");
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await bottomOf(bar)).toBeLessThanOrEqual(await topOf(page.locator(".admin-thumb"), size.height));
    expect(await bottomOf(page.locator(".admin-save"))).toBeLessThanOrEqual(await topOf(bar));
    await context.setOffline(false);
    await expect(bar).toHaveCount(0);
  }
});

/** Where something begins, in pixels of the window; what is not shown begins at `hidden`. */
async function topOf(shown: Locator, hidden = Number.NaN): Promise<number> {
  return (await shown.boundingBox())?.y ?? hidden;
}

/** Where something ends, in pixels of the window. */
async function bottomOf(shown: Locator): Promise<number> {
  const box = await shown.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}
