import { expect, signIn, test } from "../site.ts";

test("a keyboard goes through the pages of a list, and keeps the focus at its end @desktop", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/products");
  const pages = page.getByRole("navigation", { name: "Pages" });
  const next = pages.getByRole("link", { name: "Next" });
  const hrefs = () => next.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  await next.focus();
  for (let [href] = await hrefs(); href !== undefined; [href] = await hrefs()) {
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href);
    // Until the page is drawn, the link still leads to it.
    await expect.poll(hrefs).not.toContain(href);
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await pages.getByRole("link", { name: "First page" }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(next).toBeVisible();
});
