import type { Browser, Page } from "@playwright/test";
import { dateAhead } from "../../support/days-ahead.ts";
import { newCustomer } from "../account/customer.ts";
import { pressByKeys, tabTo, tickByKeys, typeInto, typeTime } from "../by-keys.ts";
import {
  expect,
  expectAccessible,
  expectFitsBoth,
  expectNoSidewaysScroll,
  LANGUAGES,
  readForm,
  signIn,
  test,
} from "../site.ts";
import { sendQuote } from "./open-hire.ts";

const PHONE = { width: 360, height: 740 };
const HIRE = /\/dry-hire\/hire\/[\w-]+/;

/** Sends the draft that is open in the editor, and answers the path at which its customer reads it. */
async function sendDraft(staff: Page): Promise<string> {
  await sendQuote(staff);
  await expect(staff.getByText("The version is saved but not mailed")).toBeVisible();
  const link = await staff.locator("#quote-versions ~ p a").getAttribute("href");
  return new URL(link ?? "", staff.url()).pathname;
}

/** Saves the draft with its second line as one that the customer may leave out. */
async function makeSecondOptional(staff: Page): Promise<void> {
  await staff.getByLabel("Optional, line 2").check();
  await staff.getByRole("button", { name: "Save draft" }).click();
  await expect(staff.getByText("Draft saved.")).toBeVisible();
}

/** Opens the draft that a sent hire basket became, as staff; a job makes it after the answer. */
async function openDraftOf(staff: Page, email: string): Promise<void> {
  await signIn(staff);
  const draft = staff.getByRole("table").getByRole("link", { name: /\d{4}/ }).first();
  await expect(async () => {
    await staff.goto(`/admin/hire/quotes?search=${encodeURIComponent(email)}`);
    await expect(draft).toBeVisible({ timeout: 1000 });
  }).toPass();
  await draft.click();
  await expect(staff.locator(".draft-lines > li")).toHaveCount(2);
}

async function newStaffPage(browser: Browser): Promise<Page> {
  return browser.newPage({ viewport: { width: 1280, height: 800 } });
}

/** A list that is pasted in Irish goes into the basket, and from there to the company; by keys alone. */
async function askInIrish(page: Page, email: string): Promise<void> {
  await page.goto("/ga/dry-hire/rider");
  await tabTo(page, page.locator("#rider-text"));
  await page.keyboard.insertText("4 x Moving head spot 350 W\n2 x Dynamic vocal microphone");
  await typeTime(page, page.locator(".rider-form [name=from]"), `${dateAhead(60)}T09:00`);
  await typeTime(page, page.locator(".rider-form [name=to]"), `${dateAhead(61)}T17:00`);
  await pressByKeys(page, page.locator(".rider-form button[type=submit]"));
  await expect(page.locator(".rider-line")).toHaveCount(2);
  await pressByKeys(page, page.locator(".rider-add button"));
  await page.waitForURL("**/ga/dry-hire/basket**");
  await expect(page.locator(".basket-line")).toHaveCount(2);
  await expect(page.locator("#enquiry-from")).toHaveValue(`${dateAhead(60)}T09:00`);
  await expect(page.locator(".cart-summary .cart-total output")).toHaveText(/€/);
  await typeInto(page, page.locator("#enquiry-name"), "Máire Ní Bhriain");
  await typeInto(page, page.locator("#enquiry-email"), email);
  await typeInto(page, page.locator("#enquiry-phone"), "091 555 010");
  await typeInto(page, page.locator("#enquiry-message"), "Le haghaidh ceolchoirme");
  await readForm(page);
  await pressByKeys(page, page.getByRole("button", { name: "Cuir isteach" }));
  await expect(page.getByText(/IST-\d{4}-\d{4}/)).toBeVisible();
  await expectNoSidewaysScroll(page);
}

const total = (page: Page) => page.locator("[data-quote-total]");
const accept = (page: Page) => page.getByRole("button", { name: /^(?:Accept|Glacadh) / });

/** Ends with the page of the hire, whose deposit is paid in the sandbox by keys alone. */
async function payDeposit(page: Page): Promise<void> {
  await page.waitForURL("**/shop/pay/**");
  await pressByKeys(page, page.getByRole("button", { name: /^(?:Pay|Íoc) / }));
  await page.waitForURL("**/shop/success*");
  await pressByKeys(page, page.getByRole("link", { name: /^(?:Open your hire|Oscail d’ordú cíosa)$/ }));
  await page.waitForURL(HIRE);
}

// The acceptance of a version that another one replaced is refused with 409.
test.use({ expectedErrors: [/409/] });

test("H38, H17 from a pasted list to a reserved hire by keys alone, in Irish at 360 px @desktop", async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const customer = await newCustomer(browser, "Máire Ní Bhriain");
  await signIn(page, customer);
  await test.step("the list becomes an enquiry", async () => {
    await askInIrish(page, customer.email);
  });

  const staff = await newStaffPage(browser);
  await openDraftOf(staff, customer.email);
  await makeSecondOptional(staff);
  const path = await sendDraft(staff);
  expect(path).toMatch(/\/ga\/dry-hire\/quote\//);

  await test.step("both languages of the quote have no fault that axe finds", async () => {
    for (const { prefix } of LANGUAGES) {
      await page.goto(prefix + path.replace(/^\/ga/, ""));
      await expectFitsBoth(page);
    }
    await page.setViewportSize(PHONE);
  });

  await test.step("an option changes the sum at once", async () => {
    const option = page.locator("[data-quote-option]");
    const [before, was] = [await total(page).textContent(), await option.isChecked()];
    await tabTo(page, option);
    await page.keyboard.press("Space");
    await expect(option).toBeChecked({ checked: !was });
    await expect(total(page)).not.toHaveText(before ?? "");
    await page.keyboard.press("Space");
    await expect(total(page)).toHaveText(before ?? "");
    await tickByKeys(page, option);
  });

  await test.step("a version that was replaced meanwhile is refused, and the new one shown", async () => {
    await staff.reload();
    await staff.getByRole("button", { name: "New version" }).click();
    await staff.getByLabel("Quantity, line 1").fill("3");
    await staff.getByRole("button", { name: "Save draft" }).click();
    await expect(staff.getByText("Draft saved.")).toBeVisible();
    await sendDraft(staff);
    const before = await total(page).textContent();
    await tickByKeys(page, page.locator("#accept-terms"));
    await pressByKeys(page, accept(page));
    await expect(page.getByText(/Sheolamar leagan 2 idir an dá linn/)).toBeVisible();
    await expect(total(page)).not.toHaveText(before ?? "");
    await expect(page.locator("[data-quote-option]")).toBeChecked();
    await expectAccessible(page);
  });

  await test.step("two presses on the button make one hire", async () => {
    await tickByKeys(page, page.locator("#accept-terms"));
    await tabTo(page, accept(page));
    await Promise.all([page.keyboard.press("Enter"), page.keyboard.press("Enter")]);
    await payDeposit(page);
    await expect(page.locator(".hire-status-line")).toContainText("In áirithe");
    await page.goto("/ga/account/hire");
    await expect(page.locator('a[href*="/dry-hire/hire/"]')).toHaveCount(1);
    await expectFitsBoth(page);
  });

  await test.step("the hire is in both languages", async () => {
    await page.locator('a[href*="/dry-hire/hire/"]').click();
    await page.waitForURL(HIRE);
    await page.goto(new URL(page.url()).pathname.replace(/^\/ga/, ""));
    await expect(page.locator(".hire-status-line")).toContainText("Reserved");
  });
  await staff.close();
});
