import type { APIRequestContext, Browser } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";
import { mailedLink } from "./customer.ts";

test.use({ viewport: { width: 360, height: 780 } });

const FIRST = "capall bán ar an gcnoc";
const SECOND = "solas ar an stáitse";

async function signInStaff(browser: Browser): Promise<APIRequestContext> {
  const { request } = await browser.newContext();
  await signIn({ request });
  return request;
}

test("A11: a newcomer with a password manager gets in, stays safe, and comes back @desktop", async ({
  page,
  browser,
}) => {
  const staff = await signInStaff(browser);
  const email = `newcomer-${Date.now()}@example.ie`;
  const send = () => page.locator("main form button[type=submit]").last().click();
  const check = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };
  await page.goto("/auth?tab=sign-up");
  await page.locator('[autocomplete="name"]').fill("Niamh Ní Bhriain");
  await page.locator('[autocomplete="username"]').fill(email);
  const chosen = page.locator('[autocomplete="new-password"]');
  await chosen.fill("pasfhocal1");
  await expect(page.locator('.password-advice[data-strength="guessed"]')).toBeVisible();
  await chosen.fill(FIRST);
  await expect(page.locator('.password-advice[data-strength="strong"]')).toBeVisible();
  await page.locator(".password-show").click();
  await expect(chosen).toHaveAttribute("type", "text");
  await send();
  await page.waitForURL(/\/auth$/);
  // The site of these tests has no mail server.
  const created = "Account created! Our site cannot send emails yet";
  await expect(page.getByText(created).first()).toBeVisible();

  await page.goto(await mailedLink(staff, email, /confirm/i));
  await check();
  await send();
  const password = page.locator('[autocomplete="current-password"]');
  await expect(password).toBeVisible();
  await page.locator('[autocomplete="username"]').fill(email);
  await password.fill(FIRST);
  await send();
  await page.waitForURL("**/shop/browse");
  await expect(page.getByText("Logged in successfully!").first()).toBeVisible();

  await page.goto("/account");
  await expect(page.getByRole("main")).toContainText("Niamh Ní Bhriain");
  await check();
  for (const path of ["/orders", "/invoices", "/enquiries"]) {
    await page.goto(`/account${path}`);
    await check();
  }
  await page.goto("/.well-known/change-password");
  await expect(page).toHaveURL(/\/account\/security$/);
  await page.goto("/account/security/code");
  await page.locator('[autocomplete="current-password"]').fill(FIRST);
  await send();
  await expect(page.locator("main svg[role=img]")).toBeVisible();
  await expect(page.locator("main code")).toHaveCount(11);
  await expect(page.locator('[autocomplete="one-time-code"]')).toHaveAttribute("inputmode", "numeric");
  await check();

  await page.goto("/auth/sign-out");
  await send();
  await page.waitForURL("**/auth");
  await page.goto("/auth/forgot");
  await page.locator("#email").fill(email);
  await send();
  await expect(page.getByRole("status").first()).toBeVisible();
  await page.goto(await mailedLink(staff, email, /new password/i));
  await check();
  await expect(page.locator('[autocomplete="username"]')).toHaveValue(email);
  await page.locator('[autocomplete="new-password"]').fill(SECOND);
  await send();
  await expect(page.locator('[autocomplete="current-password"]')).toBeVisible();
  await page.locator('[autocomplete="username"]').fill(email);
  await page.locator('[autocomplete="current-password"]').fill(SECOND);
  await send();
  await page.waitForURL("**/shop/browse");
});
