import { expect, LANGUAGES, test } from "../site.ts";

const WORDS = {
  en: { lights: "House lights", cart: "Cart" },
  ga: { lights: "Soilse an tí", cart: "Ciseán" },
} as const;

for (const { locale, prefix } of LANGUAGES) {
  test(`tooltips come after 700 ms, the next after 300 ms, and go with leaving, blur, click, scroll and Escape (${locale}) @desktop`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${prefix}/studio5`);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const tip = page.locator(".tooltip");
    const lights = page.locator(".tools > [data-theme-switch]");
    const cart = page.locator(".tools > [data-cart]");
    const away = () => page.mouse.move(40, 600);
    await lights.hover();
    await page.clock.runFor(690);
    await expect(tip).toBeHidden();
    await page.clock.runFor(20);
    await expect(tip).toHaveText(WORDS[locale].lights);
    await expect(tip).toBeInViewport({ ratio: 1 });
    const [box, at] = [await tip.boundingBox(), await lights.boundingBox()];
    expect(box?.y).toBeGreaterThan((at?.y ?? 0) + (at?.height ?? 0));

    await cart.hover();
    await expect(tip).toBeHidden();
    await page.clock.runFor(290);
    await expect(tip).toBeHidden();
    await page.clock.runFor(20);
    await expect(tip).toHaveText(WORDS[locale].cart);
    // WCAG 1.4.13: onto the words themselves.
    await tip.hover();
    await expect(tip).toBeVisible();
    await away();
    await expect(tip).toBeHidden();

    await page.clock.runFor(1000);
    await lights.hover();
    await page.clock.runFor(310);
    await expect(tip).toBeHidden();
    await page.clock.runFor(400);
    await expect(tip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
    await page.clock.runFor(1000);
    await expect(tip).toBeHidden();

    await away();
    await lights.hover();
    await page.clock.runFor(1000);
    await page.mouse.wheel(0, 300);
    await expect(tip).toBeHidden();
    await away();
    await lights.click();
    await page.clock.runFor(1000);
    await expect(tip).toBeHidden();

    await away();
    await page.locator("[data-language]").first().focus();
    await page.keyboard.press("Tab");
    await expect(lights).toBeFocused();
    await page.clock.runFor(1000);
    await expect(tip).toHaveText(WORDS[locale].lights);
    await page.keyboard.press("Tab");
    await expect(tip).toBeHidden();
  });
}
