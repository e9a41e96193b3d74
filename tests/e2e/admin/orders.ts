import type { APIRequestContext, Page } from "@playwright/test";
import { expect, originOf } from "../site.ts";

export interface Buyer {
  readonly name: string;
  readonly email: string;
}

/** Puts the first product that a search finds into the cart, by its button, and opens the cart. */
export async function fillCart(page: Page, search: string): Promise<{ readonly product: string }> {
  await page.goto(`/shop/browse?search=${encodeURIComponent(search)}`);
  const button = page.getByRole("button", { name: /^Add to Cart/ });
  const card = page.getByRole("article").filter({ has: button }).first();
  const product = await card.getByRole("heading").innerText();
  await card.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(page.getByText("Added to cart!").first()).toBeVisible();
  await page.goto("/shop/cart");
  await expect(page.getByText(product).first()).toBeVisible();
  return { product };
}

/** The checkout in the tab that the cart's button opens. */
export async function openCheckout(cart: Page): Promise<Page> {
  const opening = cart.context().waitForEvent("page");
  await cart.getByRole("button", { name: "Proceed to Checkout" }).click();
  const checkout = await opening;
  await checkout.waitForURL("**/shop/checkout/**");
  return checkout;
}

/** Fills the checkout's form as a person fills it; its button is not pressed yet. */
export async function fillCheckout(checkout: Page, who: Buyer): Promise<void> {
  await checkout
    .getByLabel(/^Full name|^Your Name|^Name/i)
    .first()
    .fill(who.name);
  await checkout
    .getByLabel(/^Email/i)
    .first()
    .fill(who.email);
  await checkout
    .getByLabel(/^Phone/i)
    .first()
    .fill("091 000 000");
  await checkout.getByRole("radio", { name: /Collect/i }).check();
  const billing = checkout.getByRole("group", { name: "Address on the invoice" });
  await billing.getByLabel(/^Address line 1/).fill("1 Shop Street");
  await billing.getByLabel(/^Town or city/).fill("Galway");
  await checkout.getByRole("checkbox", { name: /terms/i }).check();
}

/** How many pieces are ordered, and the fields of the way of delivery; one piece to be collected unless it says so. */
interface Ordering {
  readonly quantity?: number;
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Pieces of the first product with counted stock that a search finds, ordered and paid in the sandbox by what the forms
 * send: for what begins with a paid order. Returns the path of the order's page.
 */
export async function buy(
  request: APIRequestContext,
  search: string,
  who: Buyer,
  ordering: Ordering = {},
): Promise<string> {
  const headers = { Origin: await originOf({ request }) };
  const pay = await order(request, search, who, ordering);
  const paid = await request.post(pay, { form: { button: "pay" }, headers, maxRedirects: 0 });
  const success = paid.headers()["location"] ?? "";
  expect(await (await request.get(success)).text()).toContain("Order Successful!");
  return `/shop/orders/${new URL(success, headers.Origin).searchParams.get("order")}`;
}

/** Orders like `buy` and pays nothing. Returns the address of the page that takes the payment. */
export async function order(
  request: APIRequestContext,
  search: string,
  who: Buyer,
  { quantity = 1, fields = {} }: Ordering = {},
): Promise<string> {
  const headers = { Origin: await originOf({ request }) };
  const found = await request.get(`/api/products?search=${encodeURIComponent(search)}`);
  const { products } = (await found.json()) as { products: { id: string; available: number | null }[] };
  const items = [{ product_id: products.find(({ available }) => available)?.id, quantity }];
  const made = await request.post("/api/create-checkout", { data: { items }, headers });
  const { url } = (await made.json()) as { url: string };
  const [, seal = ""] = /name="seal" value="([^"]+)"/.exec(await (await request.get(url)).text()) ?? [];
  const address = { billLine1: "1 Shop Street", billTown: "Galway" };
  const form = {
    ...who,
    ...address,
    seal,
    phone: "091 000 000",
    delivery: "collection",
    terms: "yes",
    ...fields,
  };
  const placed = await request.post(url, { form, headers, maxRedirects: 0 });
  return placed.headers()["location"] ?? "";
}
