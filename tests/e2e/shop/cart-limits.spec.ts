import type { Page } from "@playwright/test";
import { expect, LANGUAGES, test } from "../site.ts";

const badge = (page: Page) => page.locator("[data-cart-count]").first();
const store = (page: Page, text: string) =>
  page.evaluate((cart) => localStorage.setItem("guest_cart", cart), text);

/** Stored text, and the pieces that the cart takes of it. */
const STORED: readonly (readonly [string, string])[] = [
  ['[{"product_id":"a","quantity":1e999}]', "999"],
  ['[{"product_id":"a","quantity":2},{"product_id":"","quantity":5},{"quantity":7},null]', "2"],
  ['[{"product_id":"a","quantity":"3"},{"product_id":"b","quantity":-1}]', ""],
  ['{"quantity":4}', ""],
  ["not a cart", ""],
];

test("the number at the cart counts what the cart takes, in both languages @desktop", async ({ page }) => {
  await page.goto("/contact");
  for (const [at, [text, shown]] of STORED.entries()) {
    await store(page, text);
    await page.goto(`${LANGUAGES[at % 2 === 0 ? 0 : 1].prefix}/contact`);
    await expect(badge(page), text).toHaveText(shown);
  }
});

test("a cart that takes no more says so, and not that it was added @desktop", async ({ page }) => {
  await page.goto("/shop/browse");
  const full = Array.from({ length: 100 }, (_, n) => ({ product_id: `other-${n}`, quantity: 1 }));
  await store(page, JSON.stringify(full));
  await page.reload();
  await expect(badge(page)).toHaveText("100");
  await page.locator("[data-add-button]").first().click();
  await expect(page.getByText("Your cart holds no more of this. Nothing was added.")).toBeVisible();
  await expect(page.locator(".toast").getByText("Added to cart!")).toHaveCount(0);
  await expect(page.locator("[data-add-button]").first()).not.toHaveAttribute("data-answered", "");
  await expect(badge(page)).toHaveText("100");
});

test("a browser whose storage is full has a cart for as long as the page @desktop", async ({ page }) => {
  await page.goto("/shop/browse");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await page.locator("[data-add-button]").first().click();
  await expect(page.locator(".toast").getByText("Added to cart!")).toBeVisible();
  await expect(badge(page)).toHaveText("1");
  await expect(page.locator("[data-answered]")).toHaveCount(0);
  await page.locator("[data-add-button]").first().click();
  await expect(badge(page)).toHaveText("2");
});

for (const { prefix, fault, ask, done } of [
  { prefix: "", fault: "A quantity is a whole number from 1 to 999.", ask: "Add to Cart", done: "Added" },
  {
    prefix: "/ga",
    fault: "Slánuimhir idir 1 agus 999 is ea cainníocht.",
    ask: "Cuir sa Chiseán",
    done: "Curtha leis",
  },
]) {
  test(`a quantity that cannot be added is refused at its field (${prefix || "/en"}) @desktop`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/shop/product/dmx-cable-5-pin`);
    const field = page.locator('input[name="quantity"]');
    const button = page.locator("#buy [data-add-button]");
    await expect(page.getByText(fault)).toBeHidden();
    for (const wrong of ["0", "1.5", "1000", "", "-1"]) {
      await field.fill(wrong);
      await button.click();
      await expect(page.getByText(fault), wrong).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(fault);
    }
    await expect(badge(page)).toHaveText("");
    const label = (await button.getAttribute("aria-label")) ?? "";
    const labels = await button.evaluateHandle((shown) => {
      const noted: (string | null)[] = [];
      const note = () => noted.push(shown.getAttribute("aria-label"));
      new MutationObserver(note).observe(shown, { attributes: true, attributeFilter: ["aria-label"] });
      return noted;
    });
    await field.fill("2");
    await field.press("Enter");
    await expect(badge(page)).toHaveText("2");
    await expect(page.getByText(fault)).toBeHidden();
    await expect(field).toHaveAttribute("aria-invalid", "false");
    await expect(field).toHaveAccessibleDescription("");
    await expect.poll(() => labels.jsonValue()).toEqual([label.replace(ask, done), label]);
  });
}
