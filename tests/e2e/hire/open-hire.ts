import type { Page } from "@playwright/test";
import { dateAhead } from "../../support/days-ahead.ts";
import { expect } from "../site.ts";

/** Makes a quote as the signed-in admin without deposit, accepts it as its customer, and opens its list in the warehouse. */
export async function openHire(
  page: Page,
  name: string,
  { lines, days }: { lines: string; days: number },
): Promise<void> {
  await page.goto("/admin/hire/quotes");
  await page.locator("details.admin-card > summary").click();
  await page.locator("[name=name]").fill(name);
  await page.locator("[name=email]").fill("maire@example.ie");
  await page.getByRole("button", { name: "Make a quote" }).click();
  await expect(page.locator("[data-line-picker]")).toBeVisible();
  await page.locator("[name=from]").fill(`${dateAhead(days)}T09:00`);
  await page.locator("[name=to]").fill(`${dateAhead(days + 1)}T17:00`);
  await page.locator("[name=deposit]").fill("0");
  await page.locator("[name=add]").fill(lines);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await sendQuote(page);
  await expect(page.getByText("The quote was sent.")).toBeVisible();
  await page.goto((await page.locator("main a[href*='/dry-hire/quote/']").getAttribute("href")) ?? "");
  const form = page.locator("form[action$='/acceptance']");
  for (const tick of await form.locator("input[type=checkbox]").all()) await tick.check();
  await form.getByRole("button", { name: "Accept with obligation to pay" }).click();
  await page.waitForURL(/\/dry-hire\/hire\//);
  await page.goto(`/admin/hire/warehouse?search=${encodeURIComponent(name)}`);
  await page.locator("main tbody a").first().click();
  await page.waitForURL(/\/prepare$/);
  await expect(page.getByText("All scans are saved")).toBeVisible();
}

/** Presses the button that sends a quote, and the one below its question once it is there: until then a press is ignored. */
export async function sendQuote(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send to" }).click();
  const question = page.getByRole("group", { name: /^Send €/ });
  await question.getByRole("button", { name: "Send to" }).click();
}
