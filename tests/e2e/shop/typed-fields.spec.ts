import { fillCart, openCheckout } from "../admin/orders.ts";
import { expect, test } from "../site.ts";

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test("a reload, the other language and a lost connection keep what was typed into the checkout @phone", async ({
  page,
  context,
}) => {
  await fillCart(page, "dmx cable");
  const checkout = await openCheckout(page);
  const field = (name: string) => checkout.locator(`main [name=${name}]`);
  const delivery = checkout.locator("main [name=delivery]").nth(1);
  const expectTyped = async () => {
    await expect(field("name")).toHaveValue("Careful Typist");
    await expect(delivery).toBeChecked();
    await expect(field("town")).toHaveValue("Galway");
    await expect(field("billLine1")).toHaveValue("9 Quay Street");
    await expect(field("billingSame")).not.toBeChecked();
  };
  await field("name").fill("Careful Typist");
  // Typed while goods are collected, it stays the address of the invoice when they are delivered.
  await field("billLine1").fill("9 Quay Street");
  await delivery.check();
  await expect(field("billLine1")).toBeVisible();
  await field("town").fill("Galway");
  await checkout.reload();
  await expectTyped();
  await checkout.getByRole("link", { name: "Gaeilge" }).filter({ visible: true }).first().click();
  await expect(checkout).toHaveURL(/\/ga\/shop\/checkout\//);
  await expectTyped();
  await checkout.goBack();
  await expectTyped();

  await context.setOffline(true);
  await checkout.getByRole("button", { name: "Order with obligation to pay" }).click();
  await expect(checkout.getByText("Failed to send. Please try again.")).toBeInViewport();
  await expect(checkout).toHaveTitle(/^Error: /);
  await expectTyped();
  await context.setOffline(false);
  await checkout.getByRole("button", { name: "Order with obligation to pay" }).click();
  await expect(checkout.getByRole("alert").first()).toContainText("Invalid email address");
  await expectTyped();
});

test("an address for the delivery is that of the invoice once goods are collected, and none after that @desktop", async ({
  page,
}) => {
  await fillCart(page, "dmx cable");
  const checkout = await openCheckout(page);
  const field = (name: string) => checkout.locator(`main [name=${name}]`);
  const way = checkout.locator("main [name=delivery]");
  await way.nth(1).check();
  await field("line1").fill("1 Quay");
  await field("town").fill("Galway");
  await field("postcode").fill("H91 E2K3");
  await way.nth(0).check();
  await expect(field("billLine1")).toHaveValue("1 Quay");
  await expect(field("billPostcode")).toHaveValue("H91 E2K3");
  await way.nth(1).check();
  await expect(field("line1")).toHaveValue("1 Quay");
  await expect(field("billingSame")).toBeChecked();
  await expect(field("billLine1")).toBeHidden();
  // Another address of the invoice stays what it is.
  await field("billingSame").uncheck();
  await field("billLine1").fill("9 Quay Street");
  await way.nth(0).check();
  await way.nth(1).check();
  await expect(field("billLine1")).toHaveValue("9 Quay Street");
  await expect(field("billingSame")).not.toBeChecked();
});

test("a reload keeps what was typed into an enquiry until it is sent, and the other language its part @desktop", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.locator("[name=name]").fill("Careful Typist");
  await page.locator("[name=message]").fill("Six profiles for Saturday, please.");
  await page.reload();
  await expect(page.locator("[name=name]")).toHaveValue("Careful Typist");
  await page.getByRole("link", { name: "Gaeilge" }).first().click();
  await expect(page).toHaveURL(/\/ga\/contact/);
  await expect(page.locator("[name=message]")).toHaveValue("Six profiles for Saturday, please.");

  await page.goto("/terms#guarantee");
  await page.getByRole("link", { name: "Gaeilge" }).first().click();
  await expect(page).toHaveURL(/\/ga\/terms#guarantee$/);
});
