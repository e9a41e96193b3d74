import { sendForm } from "../reach-pages.ts";
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
  await expect(pages.getByRole("link", { name: "Previous" })).toBeVisible();
  await pages.getByRole("link", { name: "First page" }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(next).toBeVisible();
});

test("a list that is read forwards leads back a page at a time, also after a reload @desktop", async ({
  page,
}) => {
  await signIn(page);
  const lines = Array.from({ length: 250 }, (_, n) => `/trail-${String(n).padStart(3, "0")}, /shop`);
  await sendForm(page.request, "/admin/redirects", { lines: lines.join("\n") });
  await page.goto("/admin/redirects?search=trail-");
  const pages = page.getByRole("navigation", { name: "Pages" });
  const previous = pages.getByRole("link", { name: "Previous" });
  const addresses = [page.url()];
  await expect(previous).toBeHidden();
  for (const _ of [1, 2]) {
    const next = pages.getByRole("link", { name: "Next" });
    const href = await next.evaluate((link) => (link as HTMLAnchorElement).href);
    await next.click();
    await expect(page).toHaveURL(href);
    addresses.push(href);
  }
  await page.reload();
  await previous.click();
  await expect(page).toHaveURL(addresses[1] ?? "");
  await previous.click();
  await expect(page).toHaveURL(addresses[0] ?? "");
  await expect(previous).toBeHidden();
  // A page that was opened by its address knows none before it.
  await page.goto(addresses[2] ?? "");
  await expect(pages.getByRole("link", { name: "First page" })).toBeVisible();
  await expect(previous).toBeHidden();
});
