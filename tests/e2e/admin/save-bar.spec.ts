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
