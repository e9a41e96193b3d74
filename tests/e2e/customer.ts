import type { Browser } from "@playwright/test";
import { expect, signIn } from "./site.ts";

export interface Customer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A customer whose address is confirmed over the mailed link, as staff see it. */
export async function newCustomer(browser: Browser, name: string): Promise<Customer> {
  const who = { name, email: `person-${process.pid}-${Date.now()}@example.ie`, password: "six-plus-letters" };
  const page = await browser.newPage();
  await page.request.post("/api/auth/sign-up/email", {
    data: who,
    headers: { Origin: new URL((await page.request.get("/auth")).url()).origin },
  });
  await signIn(page);
  await page.goto(`/admin/mail?search=${encodeURIComponent(who.email)}`);
  await page
    .getByRole("link", { name: /confirm/i })
    .first()
    .click();
  const link = /https?:\/\/localhost:\d+\/\S*confirm\S*/.exec(await page.locator("body").innerText())?.[0];
  await page.context().clearCookies();
  await page.goto(link ?? "/");
  await page.getByRole("button", { name: /^Confirm my email address/ }).click();
  await expect(page.getByText("Your email address is confirmed")).toBeVisible();
  await page.close();
  return who;
}
