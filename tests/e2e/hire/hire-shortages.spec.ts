import type { Page } from "@playwright/test";
import { daysUntil, TUESDAY } from "../../support/days-ahead.ts";
import { pressByKeys, tabTo } from "../by-keys.ts";
import { sendForm } from "../reach-pages.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";
import { acceptQuote, sendHireQuote } from "./open-hire.ts";

/** A refused form is answered with 422, and one that asks about missing gear with 409. */
test.use({ expectedErrors: [/409|422/] });

const START = daysUntil(TUESDAY, 70);

/**
 * Saves a supplier and sends a quote that holds more of an item than there is, on days of its own; its customer accepts
 * it.
 */
async function openShortage(page: Page, name: string): Promise<void> {
  await signIn(page);
  await sendForm(page.request, "/admin/hire/suppliers/new", { name: `Castlegar ${name}` });
  const hire = {
    lines: "900 x Moving Head Spot 350 W",
    days: START,
    deposit: "25",
    hold: "yes",
    isShort: true,
  };
  const link = await sendHireQuote(page, name, hire);
  expect(await acceptQuote(page, link, name)).toMatch(/^\/shop\/pay\//);
}

test("H32 a shortage is sub-hired by keys, on a phone and at a wide screen @desktop", async ({ page }) => {
  const name = "Máire is short";
  await openShortage(page, name);
  await page.goto("/admin/hire/shortages");
  const row = page.locator("tr[data-admin-row]").filter({ hasText: name }).filter({ hasText: "Moving head" });
  const below = row.locator("xpath=following-sibling::tr[1]");
  const solve = below.locator("summary");
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/admin/hire/shortages");
    await pressByKeys(page, solve);
    await expect(below.locator("[name=cost]")).toBeVisible();
    const [list, panel] = [page.locator(".list-table"), below.locator(".shortage-actions")];
    const widths = await Promise.all([list, panel].map(async (one) => (await one.boundingBox())?.width ?? 0));
    expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) - 40);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await tabTo(page, below.locator("[name=supplier]"));
  await page.keyboard.type("Castlegar");
  await tabTo(page, below.locator("[name=reference]"));
  await page.keyboard.type("C-77");
  await page.keyboard.press("Enter");
  await expect(below.getByRole("alert").getByText("Enter a cost in euro, such as 45.00.")).toBeVisible();
  await expect(below.getByRole("alert")).toBeFocused();
  await expect(below.getByRole("alert")).toBeInViewport();
  await expect(below.locator("[name=reference]")).toHaveValue("C-77");
  await below.locator("[name=cost]").focus();
  await page.keyboard.type("123.45");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The sub-hire was saved as asked.")).toBeVisible();
  await pressByKeys(page, row.getByRole("link", { name: /^H-/ }));
  await pressByKeys(page, page.getByRole("button", { name: "Confirm", exact: true }));
  await expect(page.getByRole("button", { name: "Mark as received" })).toBeVisible();
  await tabTo(page, page.locator("[name=note]"));
  await page.keyboard.type("Gate code is with Cáit");
  await pressByKeys(page, page.getByRole("button", { name: "Save the note" }));
  await expect(page.getByText("The note of a hire was changed")).toBeVisible();
  await expect(page.locator("[name=note]")).toHaveValue("Gate code is with Cáit");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto("/admin/hire/shortages");
  await expect(page.getByRole("heading", { name: "Shortages" })).toBeVisible();
  await expect(row).toHaveCount(0);
  const bonds = page
    .locator("tr[data-admin-row]")
    .filter({ hasText: name })
    .filter({ hasText: "Safety bond" });
  const ways = bonds.locator("xpath=following-sibling::tr[1]");
  await pressByKeys(page, ways.locator("summary"));
  await pressByKeys(page, ways.getByRole("button", { name: "Offer fewer pieces" }));
  await page.waitForURL(/\/admin\/hire\/quotes\//);
  await expect(page.locator("[data-line-picker]")).toBeVisible();
});
