import type { Browser, Page } from "@playwright/test";
import { dateAhead } from "../../support/days-ahead.ts";
import { newCustomer } from "../account/customer.ts";
import { fillCart, openCheckout } from "../admin/orders.ts";
import { expect, expectFitsBoth, signIn, test } from "../site.ts";

/** Staff name the bank account, and let this customer order on invoice. */
async function allowInvoices(staff: Page, email: string): Promise<void> {
  await staff.goto("/admin/settings/trade");
  const trade = staff.locator("form").filter({ has: staff.getByLabel("IBAN") });
  await trade.getByLabel("Name on the account").fill("Solas Stage Limited");
  await trade.getByLabel("IBAN").fill("IE29 AIBK 9311 5212 3456 78");
  await trade.getByLabel("BIC").fill("AIBKIE2D");
  await trade.getByRole("button", { name: "Save" }).click();
  await expect(trade.getByText("Saved. The site shows it now.")).toBeVisible();
  await staff.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  await staff.getByRole("row").filter({ hasText: email }).getByRole("link").first().click();
  await staff.getByRole("button", { name: "Allow pay by invoice" }).click();
  await expect(staff.getByRole("button", { name: "No more orders on invoice" })).toBeVisible();
}

async function signedInStaff(browser: Browser): Promise<Page> {
  const staff = await (await browser.newContext()).newPage();
  await signIn(staff);
  return staff;
}

test("a company orders on invoice, pays by transfer, and finds its invoice @desktop", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const customer = await newCustomer(browser, "Bríd Ní Néill");
  const { email } = customer;
  const staff = await signedInStaff(browser);
  await signIn(page, customer);
  await allowInvoices(staff, email);

  await fillCart(page, "moving head");
  const checkout = await openCheckout(page);
  await checkout.getByLabel(/^Phone/).fill("091 555 000");
  await checkout.getByRole("radio", { name: /^Collect/ }).check();
  await checkout.getByText("Buying for a company?").click();
  await checkout.getByLabel(/^Company name/).fill("Amharclann an Chuain Teo.");
  await checkout.getByLabel(/^VAT number/).fill("IE 6388047V");
  const later = checkout.getByText(/^By invoice you pay nothing now: .* kept for 14 days/);
  await expect(checkout.getByText(/^Payment comes next/)).toBeVisible();
  await expect(later).toBeHidden();
  await checkout.getByRole("radio", { name: /^Pay by invoice/ }).check();
  await expect(checkout.getByText(/^Payment comes next/)).toBeHidden();
  await expect(later).toBeVisible();
  await checkout.getByRole("checkbox", { name: /terms/i }).check();
  await checkout.getByRole("button", { name: "Order with obligation to pay" }).click();
  // L14: a company's invoice needs its address, and nothing that was typed is lost.
  await expect(checkout.getByRole("alert")).toContainText("Enter the address for the invoice");
  await expect(checkout.getByRole("radio", { name: /^Pay by invoice/ })).toBeChecked();
  await expectFitsBoth(checkout);
  const billing = checkout.getByRole("group", { name: "Address on the invoice" });
  await billing.getByLabel(/^Address line 1/).fill("1 Shop Street");
  await billing.getByLabel(/^Town or city/).fill("Galway");
  await checkout.getByRole("button", { name: "Order with obligation to pay" }).click();

  await checkout.waitForURL("**/shop/orders/**");
  await expect(checkout.getByText("Waiting for your transfer")).toBeVisible();
  await expect(checkout.getByText("IE29 AIBK 9311 5212 3456 78")).toBeVisible();
  await expectFitsBoth(checkout);
  const proForma = await checkout
    .getByRole("link", { name: /^Pro-forma PF-\d+ \(PDF\)/ })
    .getAttribute("href");
  expect((await checkout.request.get(proForma ?? "")).headers()["content-type"]).toBe("application/pdf");
  await expect(checkout.getByRole("link", { name: /^Invoice INV-/ })).toHaveCount(0);

  await staff.goto(`/admin/orders?search=${encodeURIComponent(email)}&provider=invoice`);
  await staff.getByRole("row").filter({ hasText: "Bríd Ní Néill" }).getByRole("link").click();
  await expectFitsBoth(staff);
  await staff.getByLabel(/^Received on/).fill(dateAhead(0));
  await staff.getByLabel(/^Reference on the bank statement/).fill("AIB 4711");
  await staff.getByRole("button", { name: "Mark as paid" }).click();
  await expect(staff.getByText("The order is marked as paid.")).toBeVisible();
  await staff.close();

  const orderPage = checkout.url();
  await checkout.reload();
  await expect(checkout.getByText("Waiting for your transfer")).toHaveCount(0);
  await expect(checkout.getByText(/This page says when it is/)).toBeVisible();
  await checkout.getByRole("link", { name: /^Invoice INV-/ }).click();
  await expect(checkout.getByText("Amharclann an Chuain Teo.")).toBeVisible();
  await expect(checkout.getByText("VAT number: IE6388047V")).toBeVisible();
  await expectFitsBoth(checkout);
  await page.goto(orderPage);
  await page.getByRole("link", { name: "Order these items again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Shopping Cart/ })).toBeVisible();
  await expect(page.getByText(/moving head/i).first()).toBeVisible();
  await page.goto("/account/orders");
  await expect(page.getByRole("link", { name: /INV-/ }).first()).toBeVisible();
});
