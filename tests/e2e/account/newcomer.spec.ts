import type { APIRequestContext, Browser } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, LANGUAGES, signIn, test } from "../site.ts";
import { mailedLink } from "./customer.ts";

test.use({ viewport: { width: 360, height: 780 } });

const FIRST = "capall bán ar an gcnoc";
const SECOND = "solas ar an stáitse";

async function signInStaff(browser: Browser): Promise<APIRequestContext> {
  const { request } = await browser.newContext();
  await signIn({ request });
  return request;
}

for (const { prefix, locale } of LANGUAGES) {
  test(`A11: a newcomer with a password manager gets in, stays safe, and comes back (${locale}) @desktop`, async ({
    page,
    browser,
  }) => {
    const staff = await signInStaff(browser);
    const email = `newcomer-${locale}-${Date.now()}@example.ie`;
    const send = () => page.locator("main form button[type=submit]").last().click();
    // The pages are built alike in both languages; only the lengths of the words differ.
    const check = async () => {
      await expectNoSidewaysScroll(page);
      if (locale === "en") await expectAccessible(page);
    };
    await page.goto(`${prefix}/auth?tab=sign-up`);
    await check();
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
    const created = {
      en: "Account created! Please check your email to confirm.",
      ga: "Cruthaíodh do chuntas! Seiceáil do ríomhphost chun é a dheimhniú.",
    };
    await expect(page.getByText(created[locale]).first()).toBeVisible();

    await page.goto(await mailedLink(staff, email, /confirm|deimhnigh/i));
    await check();
    await send();
    await expect(page.locator('[autocomplete="current-password"]')).toBeVisible();
    await page.locator('[autocomplete="username"]').fill(email);
    await page.locator('[autocomplete="current-password"]').fill(FIRST);
    await send();
    await page.waitForURL("**/shop/browse");
    const result = { en: "Logged in successfully!", ga: "Tá tú logáilte isteach!" };
    await expect(page.getByText(result[locale]).first()).toBeVisible();

    for (const path of ["", "/orders", "/invoices", "/enquiries", "/security", "/data", "/delete"]) {
      await page.goto(`${prefix}/account${path}`);
      await check();
    }
    await page.goto("/.well-known/change-password");
    await expect(page).toHaveURL(/\/account\/security$/);
    await page.goto(`${prefix}/account/security/code`);
    await page.locator('[autocomplete="current-password"]').fill(FIRST);
    await send();
    await expect(page.locator("main svg[role=img]")).toBeVisible();
    await expect(page.locator("main code")).toHaveCount(11);
    await expect(page.locator('[autocomplete="one-time-code"]')).toHaveAttribute("inputmode", "numeric");
    await check();

    await page.goto(`${prefix}/auth/sign-out`);
    await send();
    await page.waitForURL("**/auth");
    await page.goto(`${prefix}/auth/forgot`);
    await check();
    await page.locator("#email").fill(email);
    await send();
    await expect(page.getByRole("status").first()).toBeVisible();
    await page.goto(await mailedLink(staff, email, /new password|pasfhocal nua/i));
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
}
