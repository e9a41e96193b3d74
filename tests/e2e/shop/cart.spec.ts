import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  originOf,
  signIn,
  signInByHand,
  test,
} from "../site.ts";

interface Sold {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
}

async function soldProducts(page: Page): Promise<readonly Sold[]> {
  const answer = await page.request.get("/api/products");
  const { products } = (await answer.json()) as {
    products: (Sold & { price: number | null; available: number | null })[];
  };
  return products.filter((product) => product.sku && product.price !== null && (product.available ?? 9) >= 3);
}

const cartOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("guest_cart") ?? "[]") as { quantity: number }[]);

test("a link of staff fills an empty cart once, and asks before it adds to a full one @phone", async ({
  page,
}) => {
  const [a, b] = await soldProducts(page);
  if (!a || !b) throw new Error("The sample catalogue has too few products");
  const link = `/shop/cart?${new URLSearchParams({ add: `${a.sku.toLowerCase()}:2,NO-SUCH-SKU,${b.sku}:0` })}`;
  await page.goto(link);
  await expect(page.getByText("The list is in your cart.")).toBeVisible();
  await expect(page.getByText(/NO-SUCH-SKU: not in the shop/)).toBeVisible();
  await expect(page.getByText(/the quantity is not a whole number/)).toBeVisible();
  await expect.poll(() => cartOf(page)).toEqual([{ product_id: a.id, quantity: 2 }]);
  await expect(page).toHaveURL(/\/shop\/cart$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
  await expect(page.locator(".cart-line").getByText(a.sku)).toBeVisible();
  expect((await cartOf(page)).map((entry) => entry.quantity)).toEqual([2]);

  await page.goto(link);
  await expect(page.getByText(/added the list of this link before/)).toBeVisible();
  await page.getByRole("button", { name: "No, thanks" }).click();
  expect((await cartOf(page)).map((entry) => entry.quantity)).toEqual([2]);

  await page.goto(`/shop/cart?add=${encodeURIComponent(b.sku)}`);
  await expect(page.getByText(/Add it to what is in your cart/)).toBeVisible();
  expect(await cartOf(page)).toHaveLength(1);
  await page.getByRole("button", { name: "Add all to cart" }).click();
  await expect.poll(async () => (await cartOf(page)).length).toBe(2);
});

test("a quantity is typed, and what is none changes nothing and stays in the field @desktop", async ({
  page,
}) => {
  const [a] = await soldProducts(page);
  await page.goto("/shop/cart");
  const two = JSON.stringify([{ product_id: a?.id, quantity: 2 }]);
  await page.evaluate((stored) => localStorage.setItem("guest_cart", stored), two);
  await page.reload();
  const quantity = page.getByRole("textbox", { name: /^Quantity/ });
  await quantity.fill("40");
  await quantity.press("Enter");
  await expect.poll(() => cartOf(page)).toEqual([{ product_id: a?.id, quantity: 40 }]);
  for (const wrong of ["0", "", "two", "1.5", "1000", "99999999999"]) {
    await quantity.fill(wrong);
    await quantity.blur();
    await expect(quantity).toHaveValue(wrong || "40");
    expect(await cartOf(page)).toEqual([{ product_id: a?.id, quantity: 40 }]);
    if (wrong !== "")
      await expect(
        page.getByText("A quantity is a whole number from 1 to 999. Nothing was changed.").first(),
      ).toBeVisible();
  }
  await page.getByRole("button", { name: /^One fewer/ }).click();
  await expect(quantity).toHaveValue("39");
});

test("a product's page adds as many as its buyer asks for @phone", async ({ page }) => {
  await page.goto("/shop/product/dmx-cable-5-pin");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const quantity = page.getByLabel("Quantity");
  const add = page.getByRole("button", { name: "Add to Cart: DMX cable 5-pin" });
  await quantity.fill("12");
  await add.click();
  await expect(page.getByText("Added to cart!").first()).toBeVisible();
  expect((await cartOf(page)).map((entry) => entry.quantity)).toEqual([12]);
  await quantity.fill("");
  await add.click();
  await expect(page.getByText("A quantity is a whole number from 1 to 999.")).toBeVisible();
  expect((await cartOf(page)).map((entry) => entry.quantity)).toEqual([12]);
});

test("a line that goes hands the focus on, in the cart and below it @desktop", async ({ page }) => {
  const [a, b, c] = await soldProducts(page);
  const act = async (name: RegExp, at = 0) => {
    await page.getByRole("button", { name }).nth(at).focus();
    await page.keyboard.press("Enter");
  };
  const expectFocus = (name: RegExp) => expect(page.getByRole("button", { name }).first()).toBeFocused();
  await page.goto(`/shop/cart?${new URLSearchParams({ add: [a, b, c].map((one) => one?.sku).join() })}`);
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
  await act(/^Save for later: /);
  await expect(page.getByRole("button", { name: /^Save for later: / })).toHaveCount(2);
  await expectFocus(/^Save for later: /);
  await act(/^Remove .* from cart/, 1);
  await expect(page.getByRole("button", { name: /^Remove .* from cart/ })).toHaveCount(1);
  await expectFocus(/^Remove .* from cart/);
  await act(/^Save for later: /);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await act(/^Move to cart: /);
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
  await expectFocus(/^Move to cart: /);
  await act(/^Move to cart: /);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("saving for later keeps a product for another day, and signing out leaves nothing @phone", async ({
  page,
}) => {
  const [a] = await soldProducts(page);
  await page.goto(`/shop/cart?add=${encodeURIComponent(a?.sku ?? "")}:3`);
  await page.getByRole("button", { name: /^Save for later: / }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expect(page.getByRole("heading", { name: /Saved for later/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: /Saved for later/ })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await signInByHand(page);
  await page.goto("/shop/cart");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("saved_for_later"))).toBeNull();
  await page.getByRole("button", { name: /^Move to cart: / }).click();
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page
    .getByRole("button", { name: /^Remove .* from cart/ })
    .first()
    .click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();

  await page.evaluate(() => localStorage.setItem("guest_cart_drain", "{"));
  await page.goto("/account");
  await page
    .getByRole("button", { name: /^Log out here/ })
    .first()
    .click();
  await page.waitForURL((url) => !url.pathname.startsWith("/account"));
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /cart|saved/.test(key))),
  ).toEqual([]);
});

test("a stored cart that cannot be read, or asks for nonsense, is reported on the page @desktop", async ({
  page,
}) => {
  const [a, b] = await soldProducts(page);
  await page.goto("/shop/cart");
  const store = [
    { product_id: a?.id, quantity: 1.5 },
    { product_id: b?.id, quantity: 0 },
    { product_id: "01900000-0000-7000-8000-000000000000", quantity: 1 },
  ];
  await page.evaluate((text) => localStorage.setItem("guest_cart", text), JSON.stringify(store));
  const seen = { productId: a?.id, sku: null, name: "x", nameGa: null, options: "", href: "/shop/product/x" };
  const cartProduct = {
    ...seen,
    imageUrl: null,
    price: 1,
    stock: { word: "in", left: null },
    available: null,
  };
  await page.evaluate(
    (text) => localStorage.setItem("cart_products", text),
    JSON.stringify([{ product: cartProduct, priceThen: 1 }]),
  );
  await page.reload();
  await expect(page.getByText(/asked for less than one, and was left out/)).toBeVisible();
  await expect(page.getByText(/so we took the nearest/)).toBeVisible();
  await expect(page.getByText(/One product is no longer for sale/)).toBeVisible();
  await expect(page.getByText(/The price has changed: it was €0.01/)).toBeVisible();
  await page.getByRole("button", { name: "Remove from list" }).click();
  await expect(page.getByText(/One product is no longer for sale/)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const headers = { Origin: await originOf(page) };
  const form = { quantity: "0" };
  await page.request.post("/shop/cart/items", { form, headers, maxRedirects: 0 });
  await page.goto("/shop/cart");
  await expect(
    page.getByText("A quantity is a whole number from 1 to 999. Nothing was changed."),
  ).toBeVisible();
});

test("a request is prefilled from the product it is about @desktop", async ({ page }) => {
  await page.goto(`/shop/request?${new URLSearchParams({ product: "Haze <machine> & fan" })}`);
  await expect(page.locator("input[name=productName]")).toHaveValue("Haze <machine> & fan");
  await signIn(page);
  await page.goto("/shop/request?product=Fan");
  await expect(page.locator("input[name=email]")).toHaveValue("admin@example.ie");
});
