import type { Page } from "@playwright/test";
import { WATCH_SHIFTS } from "../shifts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, LANGUAGES, test } from "../site.ts";

const SPOT = "/shop/product/moving-head-spot-600-w";
const CAMERA = "/shop/product/ptz-camera-20-zoom";

const shown = (page: Page) => page.locator("[data-gallery-thumb][aria-current]");
const enlarged = (page: Page) => page.getByRole("dialog");
const scaleOf = (page: Page) =>
  enlarged(page)
    .locator("img")
    .evaluate((image) => Number(image.style.scale));

/** Fingers that go from one place to another, in pixels of the window. */
async function touch(page: Page, steps: readonly (readonly (readonly [number, number])[])[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const points = (places: readonly (readonly [number, number])[]) =>
    places.map(([x, y], id) => ({ x, y, id }));
  for (const [index, places] of steps.entries())
    await devtools.send("Input.dispatchTouchEvent", {
      type: index === 0 ? "touchStart" : "touchMove",
      touchPoints: points(places),
    });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

for (const { locale, prefix } of LANGUAGES)
  test(`${locale}: a product's pictures are swiped, enlarged, pinched and turned over by thumb @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(prefix + SPOT);
    await expectNoSidewaysScroll(page);
    const thumbs = page.locator("[data-gallery-thumb]");
    await expect(thumbs).not.toHaveCount(0);
    const row = page.locator("[data-gallery-row]");
    await row.evaluate((element) => element.scrollBy({ left: element.clientWidth }));
    await expect(thumbs.nth(1)).toHaveAttribute("aria-current", "true");
    await thumbs.first().click();
    await expect(thumbs.first()).toHaveAttribute("aria-current", "true");

    await page.locator("[data-gallery-enlarge]").first().click();
    await expect(enlarged(page)).toBeVisible();
    await expect(enlarged(page).getByRole("status")).toHaveText(/^1 \/ /);
    const box = await enlarged(page).locator("img").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(370, 0);
    await touch(page, [[[300, 400]], [[200, 402]], [[100, 405]]]);
    await expect(enlarged(page).getByRole("status")).toHaveText(/^2 \/ /);
    await touch(page, [
      [
        [160, 370],
        [200, 370],
      ],
      [
        [130, 370],
        [230, 370],
      ],
      [
        [100, 370],
        [260, 370],
      ],
    ]);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await enlarged(page)
      .getByRole("button", { name: { en: "Close", ga: "Dún" }[locale] })
      .click();
    await expect(enlarged(page)).toBeHidden();
    await expect(thumbs.nth(1)).toHaveAttribute("aria-current", "true");
  });

test("a touch that the device takes back is no tap @phone", async ({ page }) => {
  await page.goto(SPOT);
  await page.locator("[data-gallery-enlarge]").first().click();
  await expect(enlarged(page)).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: 200, y: 400, id: 0 }];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
  // A tap enlarges a whole picture and makes an enlarged one whole.
  await touch(page, [[[200, 400]]]);
  await expect.poll(() => scaleOf(page)).toBe(2);
});

test("buttons over a picture are large enough for a thumb @phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(SPOT);
  const box = await page.getByRole("button", { name: "Next picture" }).first().boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test("two quick key presses lead two pictures on @desktop", async ({ page }) => {
  await page.goto(SPOT);
  const pictures = page.locator("[data-gallery-enlarge]");
  // The script runs.
  await expect(pictures.nth(1)).toHaveAttribute("tabindex", "-1");
  await pictures.first().focus();
  const row = page.locator("[data-gallery-row]");
  // Resolves at the beginning of the smooth scroll to the second picture.
  const scrolled = row.evaluate(
    (element) =>
      new Promise<void>((resolve) => element.addEventListener("scroll", () => resolve(), { once: true })),
  );
  await page.keyboard.press("ArrowRight");
  await scrolled;
  await page.keyboard.press("ArrowRight");
  await expect(pictures.nth(2)).toBeFocused();
  await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.6 });
  await expect(shown(page)).toHaveAttribute("href", "#picture-3");
  await row.evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
  await expect(shown(page)).toHaveAttribute("href", "#picture-1");
});

test("the gallery works by keyboard alone, and the focus goes along @desktop", async ({ page }) => {
  await page.goto(SPOT);
  const pictures = page.locator("[data-gallery-enlarge]");
  await pictures.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(pictures.nth(1)).toBeFocused();
  await expect(shown(page)).toHaveAttribute("href", "#picture-2");
  await page.keyboard.press("Enter");
  const status = enlarged(page).getByRole("status");
  await expect(status).toHaveText("2 / 3");
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText("3 / 3");
  await page.keyboard.press("+");
  expect(await scaleOf(page)).toBe(2);
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText("3 / 3");
  await page.keyboard.press("0");
  expect(await scaleOf(page)).toBe(1);
  await page.keyboard.press("Escape");
  await expect(enlarged(page)).toBeHidden();
  await expect(shown(page)).toHaveAttribute("href", "#picture-3");
  await expect(pictures.nth(2)).toBeFocused();
  await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.6 });
  await expectAccessible(page);
});

test("a click enlarges where it was made, and the wheel goes on @desktop", async ({ page }) => {
  await page.goto(SPOT);
  await page.locator("[data-gallery-enlarge]").first().click();
  await enlarged(page)
    .locator("[data-enlarged-stage]")
    .click({ position: { x: 500, y: 300 } });
  expect(await scaleOf(page)).toBe(2);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2.5);
  await page.mouse.wheel(0, 3_000);
  await expect.poll(() => scaleOf(page)).toBe(1);
});

test.describe("a turntable", () => {
  const range = (page: Page) => page.getByRole("slider", { name: "Turn the product" });

  test("turns once by itself, by dragging and by arrow keys, and moves nothing else @desktop", async ({
    page,
  }) => {
    await page.addInitScript(WATCH_SHIFTS);
    await page.goto(CAMERA);
    await page.locator("[data-gallery-thumb]").last().click();
    await expect(range(page)).not.toHaveValue("0");
    await expect(range(page)).toHaveValue("0");
    await range(page).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(range(page)).toHaveValue("23");
    await expect(range(page)).toHaveAttribute("aria-valuetext", "345°");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(range(page)).toHaveValue("1");
    const box = await page.locator("[data-turntable-window]").boundingBox();
    if (!box) throw new Error("No turntable");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(range(page)).toHaveValue("13");
    expect(await page.evaluate("window.__shift")).toBeLessThanOrEqual(0.01);
  });

  test("stays where the visitor turned it while its frames were decoded @desktop", async ({ page }) => {
    await page.addInitScript(`
      const { decode } = HTMLImageElement.prototype;
      HTMLImageElement.prototype.decode = function () {
        return new Promise((resolve) => {
          window.__release = () => resolve(decode.call(this));
        });
      };
    `);
    await page.goto(CAMERA);
    await page.locator("[data-gallery-thumb]").last().click();
    await expect.poll(() => page.evaluate("typeof window.__release")).toBe("function");
    await range(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(range(page)).toHaveValue("1");
    await page.evaluate("window.__release()");
    await page.waitForTimeout(500);
    await expect(range(page)).toHaveValue("1");
  });

  test("stands still for visitors who prefer reduced motion @desktop", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(CAMERA);
    await page.locator("[data-gallery-thumb]").last().click();
    await expect(page.locator("[data-turntable-window]")).toBeInViewport();
    await page.locator("[data-turntable-frames]").evaluate((image: HTMLImageElement) => image.decode());
    await page.waitForTimeout(500);
    await expect(range(page)).toHaveValue("0");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("thumbnails are anchors and a picture opens its largest file @desktop", async ({ page }) => {
    await page.goto(SPOT);
    await expect(page.getByRole("button", { name: "Next picture" })).toBeHidden();
    await page.locator("[data-gallery-thumb]").nth(1).click();
    await expect(page.locator("#picture-2")).toBeInViewport({ ratio: 0.6 });
    const href = await page.locator("[data-gallery-enlarge]").nth(1).getAttribute("href");
    expect(href).toMatch(/-800\.webp$/);
    expect((await page.request.get(href ?? "")).headers()["content-type"]).toBe("image/webp");
  });
});
