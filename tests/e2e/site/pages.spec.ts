import { dateAhead, daysUntil, TUESDAY } from "../../support/days-ahead.ts";
import { findCramped, findFocusFaults, findSideways } from "../probes.ts";
import { makeHire } from "../reach-pages.ts";
import { expect, expectAccessible, signIn, test } from "../site.ts";

const START = daysUntil(TUESDAY, 40);
const DATES = `from=${dateAhead(START)}T09:00&to=${dateAhead(START + 4)}T17:00`;
const BASKET = `/dry-hire/basket?items=LX-WASH-19*4&${DATES}`;
const PRODUCT = "/shop/product/dmx-cable-5-pin";

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
  await hint.getByRole("button", { name: "Fan leis an mBéarla" }).press("Enter");
  await expect(hint).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.goto("/our-team");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test("WCAG 2.4.11: the hint of the other language lies over no focused control @phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/contact");
  await page.evaluate(() => localStorage.setItem("language", "ga"));
  for (const path of ["/contact", PRODUCT, BASKET]) {
    await page.goto(path);
    await expect(page.locator(".language-hint")).toBeInViewport();
    expect([path, await page.evaluate(findFocusFaults, false)]).toEqual([path, []]);
  }
  // The bar leaves the lower edge where its list ends, and passes the hint.
  const link = page.locator(".basket-bar a");
  for (let top = 0; top < 3000; top += 40) {
    await page.evaluate((y) => scrollTo(0, y), top);
    const covered = await link.evaluate((element) => {
      const { left, top: y, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, y + height / 2);
      return seen !== null && !element.contains(seen) && seen.closest(".language-hint") !== null;
    });
    expect(covered, `scrolled by ${top} px`).toBe(false);
  }
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

test("WCAG 1.4.4: with letters twice as large, pages fit a phone and their menu is in reach @phone", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  const [, , , quote = ""] = await makeHire(page.request);
  await page.context().clearCookies();
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  const hire = [BASKET, `/dry-hire/browse?${DATES}`];
  const faults: string[] = [];
  for (const path of [
    ...["/", "/ga", "/ga/shop/browse", PRODUCT, `/ga${PRODUCT}`, "/studio5", "/auth"],
    ...[...hire, ...hire.map((address) => `/ga${address}`), quote],
  ]) {
    await page.goto(path);
    faults.push(...(await page.evaluate(findSideways)).map((fault) => `${path}: ${fault}`));
    // A tip that comes later pushes the page down under the reader.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole("button", { name: /^(?:Menu|Roghchlár)$/ })).toBeInViewport({ ratio: 1 });
    faults.push(...(await page.evaluate(findCramped)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
