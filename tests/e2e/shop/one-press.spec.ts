import type { Page } from "@playwright/test";
import { dateAhead, daysUntil, THURSDAY } from "../../support/days-ahead.ts";
import { APART_MS, expect, LANGUAGES, test } from "../site.ts";

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

const quantityOf = (page: Page, code: string) =>
  page
    .locator(".basket-quantity")
    .filter({ has: page.locator(`[value="${code}"]`) })
    .locator("[name=quantity]");

for (const { prefix } of LANGUAGES)
  test(`a double click in the hire basket takes what is free, and adds once (${prefix || "/en"}) @desktop`, async ({
    page,
  }) => {
    const start = daysUntil(THURSDAY, 40);
    const dates = `from=${dateAhead(start)}T09:00&to=${dateAhead(start + 1)}T17:00`;
    await page.goto(`${prefix}/dry-hire/basket?${dates}&add=LX-BEAM-280*200`);
    const answered = () => expect(page.locator("[data-hire-form]")).not.toHaveAttribute("aria-busy");
    const take = page.locator("p.basket-help button");
    const [, free = ""] = /(\d+)/.exec(await take.innerText()) ?? [];
    expect(Number(free)).toBeGreaterThan(1);
    await take.dblclick();
    await expect(take).toHaveCount(0);
    await expect.poll(() => pieces(page, "hire_basket")).toEqual([Number(free)]);
    await expect(quantityOf(page, "LX-BEAM-280")).toHaveValue(free);

    // A double click elsewhere comes after the moment of the one before.
    await page.waitForTimeout(APART_MS);
    const suggested = page.locator("button[name=add]").first();
    const [code = "", quantity = ""] = ((await suggested.getAttribute("value")) ?? "").split("*");
    await suggested.dblclick();
    await expect(quantityOf(page, code)).toHaveValue(quantity);
    await answered();
    expect(await pieces(page, "hire_basket")).toEqual([Number(free), Number(quantity)]);

    await page.waitForTimeout(APART_MS);
    await page.locator("#hire-add").fill("AU-MIX-12*4");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(quantityOf(page, "AU-MIX-12")).toHaveValue("4");
    await answered();
    expect(await pieces(page, "hire_basket")).toEqual([Number(free), Number(quantity), 4]);
    await expect(page.locator("#hire-add")).toHaveValue("");
  });

test("the second press of a double click meets neither the next bin of the hire basket nor Undo @desktop", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/dry-hire/basket");
  const lines = ["LX-BEAM-280", "AU-MIX-12", "LX-SPOT-350"].map((item, n) => ({ item, quantity: n + 1 }));
  await page.evaluate((stored) => localStorage.setItem("hire_basket", stored), JSON.stringify({ lines }));
  await page.reload();
  const bins = page.locator(".cart-remove");
  await expect(bins).toHaveCount(3);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const undo = page.locator("#hire-undo");
  const left = () => pieces(page, "hire_basket");
  const pressBoth = async () => {
    await bins.first().evaluate((bin) => bin.scrollIntoView({ block: "center" }));
    const { x, y, width, height } = (await bins.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const at = [x + width / 2, y + height / 2] as const;
    await page.mouse.click(...at);
    await expect(undo).toBeVisible();
    await page.mouse.click(...at);
    return at;
  };
  const at = await pressBoth();
  await page.clock.runFor(APART_MS);
  expect(await left()).toEqual([2, 3]);
  await page.mouse.click(...at);
  await expect.poll(left).toEqual([3]);

  await page.clock.runFor(APART_MS);
  // As wide as a tablet, Undo is in the place of the last bin.
  await page.setViewportSize({ width: 768, height: 800 });
  await pressBoth();
  await page.clock.runFor(APART_MS);
  await expect(undo).toBeVisible();
  expect(await left()).toEqual([]);
  await undo.click();
  await expect.poll(left).toEqual([3]);
});

test("pieces are added once however long the answer takes, and other pieces beside them @desktop", async ({
  page,
}) => {
  await page.goto("/dry-hire/basket?add=AU-MIX-12");
  await expect(quantityOf(page, "AU-MIX-12")).toHaveValue("1");
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/dry-hire/basket?*", async (route) => {
    await promise;
    await route.continue();
  });
  for (const code of ["AU-MIC-VOC*4", "AU-MIC-VOC*4", "LX-SPOT-350*2"]) {
    await page.locator("#hire-add").fill(code);
    await page.keyboard.press("Enter");
    await page.waitForTimeout(APART_MS);
  }
  resolve();
  await expect(quantityOf(page, "LX-SPOT-350")).toHaveValue("2");
  await expect.poll(() => pieces(page, "hire_basket")).toEqual([1, 4, 2]);
});
