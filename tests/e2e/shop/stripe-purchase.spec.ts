import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { format } from "#app/i18n/message.ts";
import * as cart from "#app/i18n/messages/shop/cart.ts";
import * as words from "#app/i18n/messages/shop/checkout.ts";
import * as order from "#app/i18n/messages/shop/orders.ts";
import { type ShopProcess, startShop } from "#tests/support/process/shop-process.ts";
import { freePort } from "../../../scripts/run/free-port.ts";
import { unpackSampleFolder } from "../../support/database/test-database-dump.ts";
import { type StripePeer, startStripePeer } from "../../support/peers/stripe-peer/stripe-peer.ts";
import { ADMIN } from "../global-setup.ts";
import { LANGUAGES, signIn } from "../site.ts";

type Locale = (typeof LANGUAGES)[number]["locale"];

let peer: StripePeer;
let shop: ShopProcess;
let context: BrowserContext;
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-stripe-"));
/** Time for the peer on a busy machine, and little of it when the peer is made to hang. */
const PATIENCE = { silenceMs: 1_500, deadlineMs: 6_000 };

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await unpackSampleFolder(dataDir);
  peer = await startStripePeer();
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  shop = await startShop({ peer, dataDir, port: await freePort(), env, patience: PATIENCE });
});
test.afterAll(async () => {
  await shop?.stop();
  await peer?.close();
  rmSync(dataDir, { recursive: true, force: true });
});
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 1280, height: 800 } });
  await peer.clearFaults();
  await peer.setDelivery({ kind: "send" });
});
test.afterEach(() => context.close());

const storedLines = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("guest_cart") ?? "[]") as unknown[]).length);

/** A cart with one product in it, open at its page. */
async function fillCart(locale: Locale, prefix: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${prefix}/shop/browse?search=dmx`);
  await page
    .getByRole("button", { name: new RegExp(`^${format(locale, cart.addToCart)}`) })
    .first()
    .click();
  await expect(page.getByText(format(locale, cart.added)).first()).toBeVisible();
  await page.goto(`${prefix}/shop/cart`);
  return page;
}

/** A cart with one product in it, kept as the browser keeps it, open at its page. */
async function openCart(): Promise<Page> {
  const page = await context.newPage();
  const { products } = await (await page.request.get("/api/products?search=dmx")).json();
  const cart = JSON.stringify([{ product_id: products[0].id, quantity: 1 }]);
  await page.goto("/robots.txt");
  await page.evaluate((kept) => localStorage.setItem("guest_cart", kept), cart);
  await page.goto("/shop/cart");
  return page;
}

/** The checkout's form in the tab that the cart's button opens, filled, its button not pressed yet. */
async function openCheckout(page: Page, locale: Locale, email = "aine@example.ie"): Promise<Page> {
  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: format(locale, cart.checkout) }).click();
  const checkout = await opening;
  await checkout.waitForURL("**/shop/checkout/**");
  await checkout.getByLabel(format(locale, words.name)).fill("Áine Ní Bhriain");
  await checkout.getByLabel(format(locale, words.email)).fill(email);
  await checkout.getByLabel(format(locale, words.phone)).fill("091 555 000");
  await checkout.getByRole("radio", { name: format(locale, words.collect) }).check();
  const billing = checkout.getByRole("group", { name: format(locale, words.billing) });
  await billing.getByLabel(format(locale, words.line1)).fill("1 Shop Street");
  await billing.getByLabel(format(locale, words.town)).fill("Gaillimh");
  await checkout.getByRole("checkbox", { name: format(locale, words.terms) }).check();
  return checkout;
}

const pressOrder = (page: Page, locale: Locale) =>
  page.getByRole("button", { name: format(locale, words.orderButton) });

/** Staff see one paid order of this buyer, one payment of it, and each mail to the buyer once. */
async function expectPaidOnce(browser: Browser, email: string): Promise<void> {
  const admin = await browser.newPage({ baseURL: shop.origin });
  await signIn(admin);
  await admin.goto(`/admin/orders?search=${encodeURIComponent(email)}`);
  const rows = admin.locator("[data-admin-row]");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Paid");
  await rows.getByRole("link").click();
  const entries = (title: string) =>
    admin
      .locator("section")
      .filter({ has: admin.getByRole("heading", { name: title, exact: true }) })
      .getByRole("listitem");
  await expect(entries("Payments")).toHaveText([/Card \(Stripe\) · Paid/]);
  const toBuyer = entries("Mails").filter({ hasText: email });
  await expect(toBuyer).toHaveCount(2);
  await expect(toBuyer.filter({ hasText: /confirmed/ })).toHaveCount(1);
  await expect(admin.getByRole("link", { name: /^Invoice INV-/ })).toHaveCount(1);
  await admin.close();
}

for (const { locale, prefix } of LANGUAGES) {
  test(`S19, F-4: buys with a card, after a declined one and a way back (${locale}) @desktop`, async () => {
    const before = (await peer.sessions()).length;
    const tab = await fillCart(locale, prefix);
    const checkout = await openCheckout(tab, locale);
    const hint = checkout.getByText(format("ga", words.cardPageLanguage));
    // Stripe's page is in English; the page before says so in Irish.
    await expect(hint).toHaveCount(locale === "ga" ? 1 : 0);
    await pressOrder(checkout, locale).dblclick();
    // The second press ends the first one's load, which waitForURL takes for a failure.
    await expect(checkout).toHaveURL(/\/c\/pay\//);
    expect(new URL(checkout.url()).origin).toBe(peer.origin);
    const made = (await peer.sessions()).slice(before);
    expect(made).toHaveLength(1);
    expect(made[0]?.locale).toBe("en-GB");

    await checkout.getByRole("button", { name: "Pay with a declined card" }).click();
    await expect(checkout.getByRole("alert")).toHaveText("Your card was declined.");
    await checkout.getByRole("link", { name: "Back" }).click();
    await checkout.waitForURL("**/shop/orders/**");
    await expect(checkout.getByText(format(locale, order.unpaidTitle))).toBeVisible();
    // The cart is as it was until the order is paid.
    expect(await storedLines(tab)).toBe(1);
    await checkout.getByRole("button", { name: format(locale, order.payNow) }).click();
    await checkout.waitForURL("**/c/pay/**");
    expect(await peer.sessions()).toHaveLength(before + 1);
    await peer.setDelivery({ kind: "send", copies: 2, atOnce: true });
    await checkout.getByRole("button", { name: "Pay", exact: true }).click();
    await checkout.waitForURL("**/shop/success*");
    await expect(checkout.getByRole("heading", { level: 1 })).toContainText(
      format(locale, order.successTitle),
    );
    await expect(tab.getByText(format(locale, cart.empty))).toBeVisible();
    expect(await storedLines(tab)).toBe(0);
  });
}

test("S10: is settled by the way back, and an event that comes long after changes nothing @desktop", async ({
  browser,
}) => {
  await peer.setDelivery({ kind: "hold" });
  const tab = await openCart();
  const checkout = await openCheckout(tab, "en", "late@example.ie");
  await pressOrder(checkout, "en").click();
  await checkout.waitForURL("**/c/pay/**");
  const session = checkout.url().split("/").at(-1);
  await checkout.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(checkout.getByRole("heading", { level: 1 })).toContainText("Order Successful!");
  await expect(tab.getByText("Your cart is empty")).toBeVisible();
  const late = (await peer.events()).filter((event) => event.data.object.id === session);
  expect(late.map((event) => event.type)).toEqual(["checkout.session.completed"]);
  for (const { id } of late) expect(await peer.deliver({ eventId: id, copies: 2 })).toEqual([200, 200]);
  await checkout.reload();
  await expect(checkout.getByRole("heading", { level: 1 })).toContainText("Order Successful!");
  await expectPaidOnce(browser, "late@example.ie");
});

test("S8: an event that comes before the payment page is opened pays the order, once @desktop", async ({
  browser,
}) => {
  const tab = await openCart();
  const checkout = await openCheckout(tab, "en", "early@example.ie");
  await peer.addFault({ fault: { kind: "paid-before-answer" }, method: "POST" });
  await pressOrder(checkout, "en").click();
  await expect(checkout.getByRole("heading", { level: 1 })).toContainText("Order Successful!");
  await expect(tab.getByText("Your cart is empty")).toBeVisible();
  await expectPaidOnce(browser, "early@example.ie");
});

test("S5: when Stripe hangs, the click is answered all the same, with cart and order intact @desktop", async () => {
  const before = (await peer.sessions()).length;
  const tab = await openCart();
  const checkout = await openCheckout(tab, "en");
  await peer.addFault({ fault: { kind: "hang" }, times: 999 });
  await pressOrder(checkout, "en").click();
  const alert = checkout.getByRole("alert");
  await expect(alert).toContainText("The payment page cannot be opened right now");
  await expect(alert).toContainText("Your order is safe and its items are kept. Nothing has been paid.");
  await expect(checkout.getByText("Your order is not paid yet")).toBeVisible();
  expect(await storedLines(tab)).toBe(1);
  await peer.clearFaults();
  await checkout.getByRole("button", { name: "Pay now" }).click();
  await checkout.waitForURL("**/c/pay/**");
  expect(await peer.sessions()).toHaveLength(before + 1);
});

test("F-1b: says that it is checking while Stripe cannot be asked, and finds out by itself @desktop", async () => {
  await peer.setDelivery({ kind: "hold" });
  const tab = await openCart();
  const checkout = await openCheckout(tab, "en");
  await pressOrder(checkout, "en").click();
  await checkout.waitForURL("**/c/pay/**");
  await peer.addFault({ fault: { kind: "status", status: 429 }, method: "GET", times: 999 });
  await checkout.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(checkout.getByRole("heading", { level: 1 })).toContainText("We are checking your payment");
  expect(await storedLines(tab)).toBe(1);
  await peer.clearFaults();
  await expect(checkout.getByRole("heading", { level: 1 })).toContainText("Order Successful!");
  await expect(tab.getByText("Your cart is empty")).toBeVisible();
});

test("keeps the order when Stripe breaks down, and opens one page after that @desktop", async () => {
  const before = (await peer.sessions()).length;
  const tab = await openCart();
  const checkout = await openCheckout(tab, "en");
  await peer.addFault({ fault: { kind: "half-body" }, method: "POST" });
  await pressOrder(checkout, "en").click();
  await expect(checkout.getByRole("alert")).toContainText("The payment page cannot be opened right now");
  expect(await storedLines(tab)).toBe(1);
  await checkout.getByRole("button", { name: "Pay now" }).click();
  await checkout.waitForURL("**/c/pay/**");
  expect(await peer.sessions()).toHaveLength(before + 1);
});

test("S20: a second checkout of the cart ends the first payment page and keeps what was typed @desktop", async () => {
  const tab = await openCart();
  const first = await openCheckout(tab, "en");
  await pressOrder(first, "en").click();
  await first.waitForURL("**/c/pay/**");
  const opening = context.waitForEvent("page");
  await tab.getByRole("button", { name: "Proceed to Checkout" }).click();
  const second = await opening;
  await second.waitForURL("**/shop/checkout/**");
  await expect(second.getByLabel("Full name")).toHaveValue("Áine Ní Bhriain");
  await second.getByRole("checkbox", { name: /terms/i }).check();
  await pressOrder(second, "en").click();
  await second.waitForURL("**/c/pay/**");
  await first.reload();
  await expect(first.getByText("This session has expired")).toBeVisible();
});
