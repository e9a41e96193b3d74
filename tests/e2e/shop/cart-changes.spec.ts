import type { Browser, Page } from "@playwright/test";
import { newCustomer } from "../account/customer.ts";
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
  readonly name: string;
  readonly url: string;
  readonly price: number;
  readonly available: number;
}

/** Products with counted stock from a page of the list that no other journey buys from. */
async function countedProducts(page: Page): Promise<readonly Sold[]> {
  const answer = await page.request.get("/api/products?page=3");
  const { products } = (await answer.json()) as {
    products: (Omit<Sold, "price"> & { price: number | null })[];
  };
  return products.flatMap((product) =>
    product.price !== null && product.available >= 3 ? [{ ...product, price: product.price }] : [],
  );
}

const storedCart = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("guest_cart") ?? "[]") as {
        product_id: string;
        quantity: number;
        options?: Record<string, string>;
      }[],
  );

async function add(page: Page, product: Sold): Promise<void> {
  await page.goto(product.url);
  const before = (await storedCart(page)).reduce((sum, { quantity }) => sum + quantity, 0);
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await expect
    .poll(async () => (await storedCart(page)).reduce((sum, { quantity }) => sum + quantity, 0))
    .toBe(before + 1);
}

/** What a cart page shows: quantities by name. */
const quantities = async (tab: Page) =>
  Object.fromEntries(
    await tab
      .locator(".cart-line")
      .evaluateAll((lines) =>
        lines.map((line) => [
          line.querySelector(".cart-name")?.textContent?.replaceAll("\u00a0", " ") ?? "",
          line.querySelector(".cart-stepper output")?.textContent ?? "",
        ]),
      ),
  );

test("a cart page that is on its way while another tab hands the cart over shows all of it @desktop", async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, await newCustomer(browser, "On The Way"));
  const [product] = await countedProducts(page);
  if (!product) throw new Error("The sample catalogue has too few products");
  const other = await page.context().newPage();
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const going = page.goto("/shop/cart");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await other.goto(product.url);
  const taken = other.waitForResponse((answer) => answer.url().endsWith("/api/cart-items"));
  await other
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await taken;
  await expect.poll(() => storedCart(other)).toEqual([]);
  scripts.resolve();
  await going;
  await expect.poll(() => quantities(page)).toEqual({ [product.name]: "1" });
});

test("a cart filled as a guest in two tabs is whole after logging in half-way @desktop", async ({
  page,
  browser,
}) => {
  test.slow();
  const who = await newCustomer(browser, "Two Tabs");
  const [a, b, c] = await countedProducts(page);
  if (!a || !b || !c) throw new Error("The sample catalogue has too few products");
  const other = await page.context().newPage();
  await add(page, a);
  await add(other, a);
  await add(other, b);
  await expect(page.locator("[data-cart-count]").first()).toHaveText(/3/);
  // The other tab still shows the page of somebody who is not logged in.
  await other.goto(c.url);
  await signInByHand(page, who);
  await other
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await page.goto("/shop/cart");
  const whole = { [a.name]: "2", [b.name]: "1", [c.name]: "1" };
  await expect.poll(() => quantities(page)).toEqual(whole);
  await expect.poll(() => storedCart(page)).toEqual([]);
  await Promise.all([page.reload(), other.goto("/shop/cart")]);
  await expect.poll(() => quantities(page)).toEqual(whole);
  await expect.poll(() => quantities(other)).toEqual(whole);
});

type Cell = Readonly<Record<"id" | "field" | "seen" | "value", string>>;

async function postCell(staff: Page, cell: Cell): Promise<{ kind: string; value?: string }> {
  const headers = { Origin: await originOf(staff) };
  return (await staff.request.post("/admin/products/cell", { form: cell, headers })).json();
}

/** What staff write into a cell of the table of products. */
async function writeCell(staff: Page, cell: Cell): Promise<void> {
  expect(await postCell(staff, cell)).toMatchObject({ kind: "saved" });
}

/** True for a product whose price is its regular one: what is written there is what it costs. */
async function isAtRegularPrice(staff: Page, { id, price }: Sold): Promise<boolean> {
  const { value } = await postCell(staff, { id, field: "price", seen: "not this", value: "1" });
  return value === price.toFixed(2);
}

async function asStaff(browser: Browser): Promise<Page> {
  const staff = await browser.newPage();
  await signIn(staff);
  return staff;
}

test("a price that changed and a product that sold out are shown in the cart, and nothing is lost @desktop", async ({
  page,
  browser,
}) => {
  const staff = await asStaff(browser);
  const [soldOut, fewer, ...others] = (await countedProducts(page)).toReversed();
  let dearer: Sold | undefined;
  for (const other of others) if (!dearer && (await isAtRegularPrice(staff, other))) dearer = other;
  if (!dearer || !soldOut || !fewer) throw new Error("The sample catalogue has too few products");
  for (const product of [dearer, soldOut, fewer, fewer]) await add(page, product);
  await page.goto("/shop/cart");
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
  const price = { before: dearer.price.toFixed(2), after: (dearer.price + 10).toFixed(2) };
  await writeCell(staff, { id: dearer.id, field: "price", seen: price.before, value: price.after });
  await writeCell(staff, { id: soldOut.id, field: "stock", seen: String(soldOut.available), value: "0" });
  await writeCell(staff, { id: fewer.id, field: "stock", seen: String(fewer.available), value: "1" });

  await page.reload();
  const line = (product: Sold) => page.locator(".cart-line").filter({ hasText: product.name });
  await expect(line(dearer)).toContainText("The price has changed: it was");
  await expect(line(soldOut)).toContainText("Out of stock since you added it. It stays here");
  await expect(line(fewer)).toContainText("There are fewer in stock than you want.");
  await expectAccessible(page);
  await line(fewer).getByRole("button", { name: "Take what there is" }).click();
  await expect(line(fewer).locator("output")).toHaveText("1");
  expect(await storedCart(page)).toHaveLength(3);

  await writeCell(staff, { id: dearer.id, field: "price", seen: price.after, value: price.before });
  await writeCell(staff, { id: soldOut.id, field: "stock", seen: "0", value: String(soldOut.available) });
  await writeCell(staff, { id: fewer.id, field: "stock", seen: "1", value: String(fewer.available) });
  await page.reload();
  await expect(line(soldOut)).not.toContainText("Out of stock");
  await expect(line(dearer)).not.toContainText("The price has changed");
  await staff.close();
});

test("an option that is left open is chosen first, and a link of staff can carry it @phone", async ({
  page,
}) => {
  await page.goto("/shop/product/microphone-cable-xlr");
  const addButton = page.getByRole("button", { name: /^Add to Cart/ }).first();
  await addButton.click();
  await expect(page.getByText(/Choose.*Ring colour/i).first()).toBeVisible();
  expect(await storedCart(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByText("Red", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Red" })).toBeChecked();
  await addButton.click();
  await expect(page.getByText("Added to cart!")).toBeVisible();
  await expect
    .poll(async () => (await storedCart(page)).map(({ options }) => options))
    .toEqual([{ "Ring colour": "Red" }]);

  // On a slow connection the button can be pressed before the cart has been read; the press counts.
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/products?ids=*", (route) => pressed.then(() => route.continue()));
  await page.goto(`/shop/cart?${new URLSearchParams({ add: "cb-xlr-10~ring colour=blue:2,CB-XLR-10:1" })}`);
  await expect(page.getByText(/choose an option first/)).toBeVisible();
  await page.getByRole("button", { name: "Add all to cart" }).click();
  answer();
  await expect(page.getByText("The list is in your cart.")).toBeVisible();
  await expect(page.getByText("10 m, Blue").first()).toBeVisible();
  await expect(page.locator(".cart-line")).toHaveCount(2);
  await expectNoSidewaysScroll(page);
});
