import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "./site.ts";

test("staff find an order, refund one line into stock, and the customer reads the credit note in Irish", async ({
  page,
  browser,
}, info) => {
  const name = `Máire Ní Aisíoc ${info.project.name}`;
  await page.goto("/shop/browse?search=dmx+cable");
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText("Added to cart!").first()).toBeVisible();
  await page.goto("/shop/cart");
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  const checkout = await opening;
  await checkout.waitForURL("**/shop/checkout/**");
  await checkout
    .getByLabel(/^Full name|^Your Name|^Name/i)
    .first()
    .fill(name);
  await checkout
    .getByLabel(/^Email/i)
    .first()
    .fill(`desk-${info.project.name}@example.ie`);
  await checkout
    .getByLabel(/^Phone/i)
    .first()
    .fill("091 000 000");
  await checkout.getByRole("radio", { name: /Collect/i }).check();
  await checkout.getByRole("checkbox", { name: /terms/i }).check();
  await checkout.getByRole("button", { name: "Order with obligation to pay" }).click();
  await checkout.waitForURL("**/shop/pay/**");
  await checkout.getByRole("button", { name: /^Pay/ }).click();
  await checkout.waitForURL("**/shop/success*");
  const token = new URL(checkout.url()).searchParams.get("order");

  const staff = await (await browser.newContext()).newPage();
  await signIn(staff);
  await staff.goto(`/admin/orders?search=${encodeURIComponent(name)}&state=paid&provider=sandbox`);
  await staff.getByRole("row").filter({ hasText: name }).getByRole("link").click();
  await staff.getByLabel(/^How many of/).fill("1");
  await expect(staff.getByRole("checkbox", { name: /^Put .* back in stock/ })).toBeChecked();
  await staff.getByLabel(/^Reason/).fill("Damaged box");
  await staff.getByRole("button", { name: "Refund these items" }).click();
  await expect(staff.getByText("Done.")).toBeVisible();
  await expect(staff.getByRole("link", { name: /^Credit note CN-/ })).toBeVisible();
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);
  const number = (await staff.getByRole("link", { name: /^Credit note CN-/ }).innerText()).replace(
    "Credit note ",
    "",
  );
  await staff.close();

  await checkout.goto(`/ga/shop/orders/${token}`);
  await expect(checkout.getByRole("heading", { name: "Aisíocaíochtaí" })).toBeVisible();
  await checkout.getByRole("link", { name: `Nóta creidmheasa ${number}` }).click();
  await expect(checkout.getByText("Damaged box")).toBeVisible();
  await expectAccessible(checkout);
  await expectNoSidewaysScroll(checkout);
  const pdf = await checkout.request.get(`/ga/shop/orders/${token}/pdf/${number}.pdf`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
});
