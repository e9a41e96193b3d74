import { newCustomer } from "../account/customer.ts";
import { sendForm } from "../reach-pages.ts";
import { expect, expectNoSidewaysScroll, sendSignIn, signIn, test } from "../site.ts";
import { reserveHire } from "./open-hire.ts";

/** What the role no longer allows is refused with 403; the browser says so. */
test.use({ expectedErrors: [[/403/], { scope: "test" }] });

test("a colleague in the warehouse is led back to the list after a lost login, and reads that the role is taken @desktop", async ({
  page,
  browser,
}) => {
  const who = await newCustomer(browser, "Store person");
  const office = await browser.newContext();
  const admin = await office.newPage();
  await signIn(admin);
  const hire = await reserveHire(admin, "Warehouse role", { lines: "2 x ST-DECK-2X1", days: 151 });
  const users = await (
    await admin.request.get(`/admin/users?search=${encodeURIComponent(who.email)}`)
  ).text();
  const [user = ""] = /\/admin\/users\/[\w-]{20,}/.exec(users) ?? [];
  const giveRole = (role: Readonly<Record<string, string>>, seen: Readonly<Record<string, string>>) =>
    sendForm(admin.request, `${user}/roles`, { ...role, ...seen }, "");
  expect((await giveRole({ role: "store" }, {})).location).toBe(user);

  await signIn(page, who);
  const path = `/admin/hire/warehouse/${hire}/prepare`;
  await page.goto(path);
  const queue = page.locator(".scan-queue").first();
  await expect(queue).toHaveText("All scans are saved");
  const banner = page.locator(".session-banner");
  const logIn = async (leadsTo: string) => {
    await expect(banner).toContainText("You have been logged out");
    const opened = page.context().waitForEvent("page");
    await banner.getByRole("link", { name: "Log in in a new tab" }).click();
    const tab = await opened;
    await sendSignIn(tab, who);
    await tab.waitForURL(leadsTo);
    await page.bringToFront();
    await expect(banner).toHaveCount(0);
  };
  await page.context().clearCookies();
  await page.getByRole("button", { name: "All 2" }).click();
  await expect(banner).toBeVisible();
  const menu = await page.locator(".admin-menu").boundingBox();
  const left = (await banner.locator(".banner").boundingBox())?.x ?? 0;
  expect(left).toBeGreaterThanOrEqual((menu?.x ?? 0) + (menu?.width ?? 0));
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await logIn(`**${path}`);
  await expect(queue).toHaveText("All scans are saved");

  // What is taken ends the person's sessions as well.
  expect((await giveRole({}, { seen: "store" })).location).toBe(user);
  await page.locator("[name=code]").fill("ST-DECK-2X1");
  await page.keyboard.press("Enter");
  await logIn("/");
  await expect(queue).toContainText("You have no permission to scan.");
  await expect(queue).not.toContainText("Log in");
  await office.close();
});
