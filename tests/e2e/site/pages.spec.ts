import { findSideways } from "../probes.ts";
import { expect, expectAccessible, test } from "../site.ts";

test("the language switch keeps the page and its query @desktop", async ({ page }) => {
  await page.goto("/shop/browse?search=led");
  await page.getByRole("link", { name: "Gaeilge" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/ga\/shop\/browse\?search=led$/);
  await page.getByRole("link", { name: "English" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/[^a]\/shop\/browse\?search=led$/);
});

test("the language chosen before is offered in its own words, once, and no one is moved @phone", async ({
  page,
}) => {
  const hint = page.getByRole("complementary", { name: /Ghaeilge/ });
  await page.goto("/hire");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(hint).toHaveCount(0);
  await page.getByRole("link", { name: "Gaeilge" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/ga\/hire$/);
  await expect(page.locator(".language-hint")).toHaveCount(0);

  await page.goto("/shop/browse?search=led");
  await expect(hint).toHaveAttribute("lang", "ga");
  await expectAccessible(page);
  await hint.getByRole("link", { name: "Léigh an leathanach seo i nGaeilge" }).click();
  await expect(page).toHaveURL(/\/ga\/shop\/browse\?search=led$/);

  await page.goto("/contact");
  await hint.getByRole("button", { name: "Fan leis an mBéarla" }).click();
  await expect(hint).toHaveCount(0);
  await page.goto("/our-team");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test("the navigation says where one is @phone", async ({ page }) => {
  await page.goto("/studio5");
  await page.getByRole("button", { name: /menu/i }).or(page.locator("summary")).first().click();
  const current = page
    .getByRole("navigation")
    .getByRole("link", { name: /^Studio@5/ })
    .filter({ visible: true });
  await expect(current.first()).toHaveAttribute("aria-current", "page");
});

test.describe("an unknown address", () => {
  test.use({ expectedErrors: [/404/] });

  test("gets the 404 page with its words @desktop", async ({ page }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText("404");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Oops! Page not found");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test("WCAG 1.4.4: with letters twice as large, no page is wider than a phone and the menu is in reach @phone", async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of ["/", "/ga", "/ga/shop/browse", "/dry-hire/browse", "/studio5", "/auth"]) {
    await page.goto(path);
    expect([path, await page.evaluate(findSideways)]).toEqual([path, []]);
    // A tip that comes later pushes the page down under the reader.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole("button", { name: /^(?:Menu|Roghchlár)$/ })).toBeInViewport({ ratio: 1 });
  }
});
