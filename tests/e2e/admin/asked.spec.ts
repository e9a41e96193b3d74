import type { Page } from "@playwright/test";
import { expect, signIn, signInByHand, test } from "../site.ts";

/** The connection that a test cuts is said in the console. */
test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] });

const total = (page: Page) => page.locator(".admin-save b");

/** A new draft order with a line of 10 euro. */
async function openDraft(page: Page): Promise<void> {
  await page.goto("/admin/orders/new");
  await page.getByRole("button", { name: "Free line" }).click();
  await page.locator("[name$='.name']").fill("Repair");
  await page.locator("[name$='.price']").fill("10");
  await expect(total(page)).toHaveText(/1\d\.\d0/);
}

test("figures that are not of what is typed say so, and follow when asked for @desktop", async ({ page }) => {
  await signIn(page);
  await openDraft(page);
  const before = await total(page).innerText();
  await page.route("**/figures", (route) => route.abort());
  await page.locator("[name$='.quantity']").fill("2");
  const alert = page.locator("form [role=alert]");
  await expect(alert).toContainText("before your last change");
  await expect(total(page)).toHaveText(before);
  await page.unroute("**/figures");
  await alert.getByRole("button").click();
  await expect(alert).toHaveCount(0);
  await expect(total(page)).not.toHaveText(before);
});

test("an editor whose session has ended says so, keeps what is typed and goes on after the login @desktop", async ({
  page,
  context,
}) => {
  await signIn(page);
  await openDraft(page);
  const before = await total(page).innerText();
  await context.clearCookies();
  await page.locator("[name$='.quantity']").fill("2");
  const banner = page.locator(".session-banner");
  await expect(banner).toContainText("You have been logged out");
  await expect(page.locator("[name$='.quantity']")).toBeHidden();
  const opened = context.waitForEvent("page");
  await banner.getByRole("link", { name: "Log in in a new tab" }).click();
  const login = await opened;
  await signInByHand(login);
  await page.bringToFront();
  await expect(banner).toHaveCount(0);
  await expect(page.locator("[name$='.quantity']")).toHaveValue("2");
  await expect(page.locator("form [role=alert]")).toHaveCount(0);
  await expect(total(page)).not.toHaveText(before);
});
