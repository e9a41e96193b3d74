import { buy } from "../admin/orders.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "../site.ts";

test("L1: a buyer withdraws from the order's page in two steps, in both languages, without JavaScript @desktop", async ({
  page,
  browser,
}) => {
  const email = "withdraw@example.ie";
  const address = await buy(page.request, "moving head spot", { name: "Wanda Drawn", email });
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const buyer = await plain.newPage();
  await buyer.goto(address);
  await buyer.getByRole("link", { name: "Withdraw from contract here", exact: true }).first().click();
  await expect(buyer.getByLabel(/^Your name/)).toHaveValue("Wanda Drawn");
  await buyer.getByLabel(/^How many of/).selectOption("0");
  await buyer.getByRole("button", { name: "Continue to check" }).click();
  await expect(buyer.getByText("Choose at least one item").first()).toBeVisible();
  await buyer.getByLabel(/^How many of/).selectOption("1");
  await buyer.getByRole("button", { name: "Continue to check" }).click();
  await expect(buyer.getByText(/I withdraw from my contract of sale/)).toBeVisible();
  await expect(buyer.getByRole("button", { name: "Confirm withdrawal", exact: true })).toBeVisible();
  await buyer.getByRole("button", { name: "Change something" }).click();
  await expect(buyer.getByLabel(/^Email/)).toHaveValue(email);
  await buyer.getByRole("button", { name: "Continue to check" }).click();
  await buyer.getByRole("button", { name: "Confirm withdrawal", exact: true }).click();
  await expect(buyer.getByRole("heading", { name: /We have received your withdrawal/ })).toBeVisible();
  await expect(buyer.getByText(/^Received on \d{1,2} \w+ \d{4}, \d\d:\d\d/)).toBeVisible();
  await expect(buyer.getByText(/so you have nothing to send back\.$/)).toBeVisible();
  await buyer.goto(address.replace("/shop/", "/ga/shop/"));
  await expect(buyer.getByText(/^Tharraing tú siar an/)).toBeVisible();
  await plain.close();

  const staff = await browser.newPage();
  await signIn(staff);
  await staff.goto("/admin/withdrawals");
  const sheet = staff.getByRole("article").filter({ hasText: email });
  await expect(sheet.getByText("14 days left")).toBeVisible();
  await sheet.getByRole("link", { name: "Refund" }).click();
  await expect(staff.getByLabel(/^How many of/)).toHaveValue("1");
  await expect(staff.locator("#reason")).toHaveValue("Withdrawal");
  await staff.goBack();
  await sheet.getByRole("button", { name: "Refund made" }).click();
  await expect(sheet).toHaveCount(0);
  await staff.goto(`/admin/mail?search=${encodeURIComponent(email)}`);
  await expect(staff.getByText(/Receipt of your withdrawal/).first()).toBeVisible();
  await staff.close();
});

test("L1: a guest without the link states a withdrawal from the footer on", async ({ page }) => {
  await page.goto("/ga/returns");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Tarraing siar ón gconradh anseo", exact: true })
    .click();
  await expect(page).toHaveURL(/\/ga\/withdraw$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel(/^D’ainm/).fill("Aoi Gan Nasc");
  await page.getByLabel(/^Ríomhphost/).fill("aoi@example.ie");
  await page.getByLabel(/^Uimhir an ordaithe/).fill("424242");
  await page.getByRole("button", { name: "Ar aghaidh chun seiceáil" }).click();
  await expect(page.getByText(/Tarraingím siar ó mo chonradh díolacháin/)).toBeVisible();
  await page.getByRole("button", { name: "Deimhnigh an tarraingt siar", exact: true }).click();
  await expect(page.getByRole("heading", { name: /Fuaireamar do tharraingt siar/ })).toBeVisible();
  await expect(page.getByText(/^Faighte an/)).toBeVisible();
  await expect(page.getByText(/^Má tá na hearraí agat/)).toBeVisible();
});
