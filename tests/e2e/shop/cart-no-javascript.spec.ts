import type { Page } from "@playwright/test";
import { newCustomer } from "../account/customer.ts";
import { expect, originOf, signIn, test } from "../site.ts";

test.use({ javaScriptEnabled: false });

const LANGUAGES = [
  {
    prefix: "",
    more: /^One more: /,
    less: /^One fewer: /,
    quantity: /^Quantity: /,
    change: /^Change quantity: /,
    save: /^Save for later: /,
    takeBack: /^Move to cart: /,
    removeSaved: /^Remove .* from saved$/,
    remove: /^Remove .* from cart$/,
    removed: "Item removed from cart",
    refused: "A quantity is a whole number from 1 to 999. Nothing was changed.",
    empty: "Your cart is empty",
  },
  {
    prefix: "/ga",
    more: /^Ceann eile: /,
    less: /^Ceann amháin níos lú: /,
    quantity: /^Cainníocht: /,
    change: /^Athraigh an chainníocht: /,
    save: /^Sábháil le haghaidh níos déanaí: /,
    takeBack: /^Bog chuig an gciseán: /,
    removeSaved: /^Bain .* den liosta sábháilte$/,
    remove: /^Bain .* as an gciseán$/,
    removed: "Baineadh an t-earra as an gciseán",
    refused: "Slánuimhir ó 1 go 999 is ea cainníocht. Níor athraíodh aon rud.",
    empty: "Tá do chiseán folamh",
  },
] as const;

/** Puts two pieces each of two products into the account's cart, which is shown then. */
async function fillCart(page: Page, prefix: string): Promise<void> {
  const found = await page.request.get("/api/products?search=cable");
  const { products } = (await found.json()) as {
    products: { id: string; price: number | null; available: number | null }[];
  };
  const sold = products.filter(
    ({ price, available }) => price !== null && (available === null || available > 9),
  );
  const headers = { Origin: await originOf(page) };
  for (const { id } of sold.slice(0, 2)) {
    const form = { product_id: id, quantity: "2" };
    await page.request.post(`${prefix}/shop/cart/items`, { form, headers, maxRedirects: 0 });
  }
  await page.goto(`${prefix}/shop/cart`);
  await expect(page.locator(".cart-line")).toHaveCount(2);
}

for (const words of LANGUAGES) {
  test(`a signed-in customer changes the cart without scripts (${words.prefix || "en"}) @desktop`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await signIn(page, await newCustomer(browser, "Without Scripts"));
    await fillCart(page, words.prefix);
    const lines = page.locator(".cart-line:not(.cart-line-saved)");
    const saved = page.locator(".cart-line-saved");
    const press = (name: RegExp) => page.getByRole("button", { name }).first().click();
    const quantity = page.getByRole("textbox", { name: words.quantity }).first();
    await press(words.more);
    await expect(quantity).toHaveValue("3");
    await press(words.less);
    await expect(quantity).toHaveValue("2");
    await quantity.fill("5");
    await quantity.press("Enter");
    await expect(page.locator(".cart-stepper output").first()).toHaveText("5");
    await quantity.fill("7");
    await press(words.change);
    await expect(page.locator(".cart-stepper output").first()).toHaveText("7");
    await quantity.fill("1000");
    await press(words.change);
    await expect(page.getByRole("alert").getByText(words.refused)).toBeVisible();
    await expect(quantity).toHaveValue("7");

    await press(words.save);
    await expect(lines).toHaveCount(1);
    await expect(saved).toHaveCount(1);
    await press(words.takeBack);
    await expect(lines).toHaveCount(2);
    await press(words.save);
    await press(words.removeSaved);
    await expect(saved).toHaveCount(0);
    await press(words.remove);
    await expect(page.getByRole("status").getByText(words.removed)).toBeVisible();
    await expect(page.getByText(words.empty)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`${words.prefix}/shop/cart`);
  });
}
