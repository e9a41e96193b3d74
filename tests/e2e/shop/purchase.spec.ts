import { fillCart, fillCheckout, openCheckout } from "../admin/orders.ts";
import { expect, signIn, test } from "../site.ts";

const ORDER = "Order with obligation to pay";

test("finds a product, pays in the sandbox, and staff see the order and the mail @phone", async ({
  page,
  browser,
}) => {
  const email = "buyer@example.ie";
  await page.goto("/shop/browse");
  // A search box, or a combobox once its script has loaded.
  const search = page.locator("#main input[name=search]");
  await search.fill("moving head spot");
  await search.press("Enter");
  await expect(page).toHaveURL(/search=moving/);
  const card = page.getByRole("article").first();
  const name = await card.getByRole("heading").innerText();
  const price = /€[\d,]+\.\d\d/.exec(await card.innerText())?.[0] ?? "no price";
  await card.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(page.getByText("Added to cart!").first()).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("guest_cart") ?? "null"));
  expect(stored).toEqual([{ product_id: expect.any(String), quantity: 1 }]);

  await page.goto("/shop/cart");
  await expect(page.getByRole("heading", { level: 1, name: /Shopping Cart/ })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();

  const checkout = await openCheckout(page);
  await fillCheckout(checkout, { name: "Test Buyer", email });
  await checkout.getByRole("button", { name: ORDER }).click();
  await checkout.waitForURL("**/shop/pay/**");
  await expect(checkout.getByText(/no money moves/i).first()).toBeVisible();
  await expect(checkout.getByText(price).first()).toBeVisible();
  await checkout.getByRole("button", { name: /^Pay/ }).click();
  await checkout.waitForURL("**/shop/success*");
  await expect(checkout.getByRole("heading", { level: 1, name: /Order Successful!/ })).toBeVisible();
  await expect(checkout.getByRole("link", { name: /Continue Shopping/ })).toBeVisible();
  await expect(checkout.getByRole("link", { name: /Back to Home/ })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("guest_cart")))
    .toMatch(/^(\[\]|null)$|^$/);

  const staff = await browser.newPage();
  await signIn(staff);
  await staff.goto("/admin/orders");
  await expect(staff.getByText("Test Buyer").first()).toBeVisible();
  await staff.goto(`/admin/mail?search=${encodeURIComponent(email)}`);
  await expect(staff.getByText(email).first()).toBeVisible();
  const mails = staff.getByRole("main").getByRole("link", { name: /order \d+/i });
  const picture = staff.waitForResponse(/-share\.jpg$/);
  await mails.first().click();
  expect((await picture).ok()).toBe(true);
  await staff.close();
});

test("an unpaid success page changes nothing @desktop", async ({ page }) => {
  await page.goto("/shop/browse");
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText("Added to cart!").first()).toBeVisible();
  await page.goto("/shop/success?order=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
  const stored = await page.evaluate(() => localStorage.getItem("guest_cart"));
  expect(JSON.parse(stored ?? "[]")).toHaveLength(1);
});

test("a refusal above the form of the checkout has the focus, and a ring that shows it @desktop", async ({
  page,
}) => {
  await fillCart(page, "dmx");
  const checkout = await openCheckout(page);
  await fillCheckout(checkout, { name: "Code Typer", email: "code@example.ie" });
  await checkout.getByLabel("Discount code").fill("NOSUCH");
  await checkout.getByRole("button", { name: ORDER }).click();
  const refusal = checkout.locator("[data-problem]");
  await expect(refusal).toContainText("The discount code does not apply");
  await expect(refusal).toBeFocused();
  const ring = await refusal.evaluate((box) => getComputedStyle(box).outlineStyle);
  expect(ring).toBe("solid");
});

test("double clicks make one order @desktop", async ({ page, browser }) => {
  const email = "double@example.ie";
  await fillCart(page, "dmx cable");
  const checkout = await openCheckout(page);
  await fillCheckout(checkout, { name: "Double Clicker", email });
  await checkout.getByRole("button", { name: ORDER }).dblclick();
  // The second press ends the first one's load, which waitForURL takes for a failure.
  await expect(checkout).toHaveURL(/\/shop\/pay\//);
  const staff = await browser.newPage();
  await signIn(staff);
  await staff.goto(`/admin/orders?search=${encodeURIComponent(email)}`);
  await expect(staff.getByRole("row").filter({ hasText: "Double Clicker" })).toHaveCount(1);
  await staff.close();
});

test("two tabs keep one cart, and broken storage never breaks a page @desktop", async ({ page }) => {
  await page.goto("/shop/browse");
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  const cart = await page.context().newPage();
  await cart.goto("/shop/cart");
  await expect(cart.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .nth(1)
    .click();
  await expect
    .poll(() => cart.evaluate(() => JSON.parse(localStorage.getItem("guest_cart") ?? "[]").length))
    .toBe(2);
  await expect(cart.getByRole("button", { name: /remove/i })).toHaveCount(2);
  await cart
    .getByRole("button", { name: /remove/i })
    .first()
    .click();
  await expect(cart.getByText("Item removed from cart").first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem("guest_cart", '{"product_id":'));
  await cart.reload();
  await expect(cart.getByText("Your cart is empty")).toBeVisible();
  await cart.getByRole("link", { name: /Browse Products/ }).click();
  await expect(cart).toHaveURL(/\/shop\/browse/);
});
