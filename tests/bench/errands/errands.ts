import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Hand } from "./hand.ts";
import type { Work } from "./prepare-work.ts";

interface Errand {
  readonly name: string;
  /** Clicks that Shopify's help pages need for it; null where they do not describe it. */
  readonly shopify: number | null;
  /** What is made for it before. */
  readonly needs?: "order" | "enquiry";
  run(hand: Hand, work: Work): Promise<void>;
}

const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF\n");
/** A photograph, as a camera makes it. */
const picture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: "#345" } })
    .jpeg()
    .toBuffer();

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

/** Finds something by the search of the bar and opens the first that it finds. */
async function find({ page, click, type }: Hand, text: string, title: string): Promise<void> {
  await click(page.locator(".admin-find"));
  await type(page.getByRole("combobox"), text);
  await click(page.getByRole("option").filter({ hasText: title }).first());
}

async function seesText(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).first().waitFor();
}

async function findOrder(hand: Hand, { phone, order }: Work): Promise<void> {
  await find(hand, phone, "#");
  await hand.page.waitForURL(`**${order}*`);
}

async function dispatch(hand: Hand, { order }: Work): Promise<void> {
  const { page, type, click } = hand;
  await openNewestOrder(hand, order);
  await type(page.getByLabel("Carrier").first(), "An Post");
  await type(page.getByLabel("Tracking number").first(), "RR123456789IE");
  await click(button(page, "Mark as dispatched"));
  await seesText(page, "Change the tracking");
}

async function correctTracking(hand: Hand, work: Work): Promise<void> {
  const { page, type, click } = hand;
  await dispatch(hand, work);
  hand.restart();
  await page.goto("/admin");
  await openNewestOrder(hand, work.order);
  await click(page.getByText("Change the tracking").first());
  await type(page.locator('[id^="tracking-"]').first(), "RR987654321IE");
  await click(button(page, "Save the tracking"));
  await seesText(page, "RR987654321IE");
}

async function refundOne(hand: Hand, { order }: Work): Promise<void> {
  const { page, type, click } = hand;
  await openNewestOrder(hand, order);
  await click(page.locator("#refund summary"));
  await type(page.getByLabel(/^How many/).first(), "1");
  await click(button(page, "Refund these"));
  await click(button(page, /^Refund/));
  await seesText(page, "refund");
}

async function orderByTelephone(hand: Hand, { customer }: Work): Promise<void> {
  const { page, click, type } = hand;
  await open(hand, "Orders");
  await click(page.getByRole("link", { name: "New order" }).first());
  await type(page.getByRole("combobox", { name: "Find a customer" }), customer);
  await click(page.locator("[role=option]").first());
  await type(page.getByRole("combobox", { name: "Add a product" }), "par");
  await click(page.locator("[role=option]").first());
  await click(button(page, "Save"));
  await click(button(page, "Send payment link"));
  await click(button(page, "Send payment link"));
  await seesText(page, "The payment link is saved but not sent");
}

async function answerEnquiry({ page, click, type, attach }: Hand, { enquiry }: Work): Promise<void> {
  await click(page.locator(`main a[href^="${enquiry}"]`).first());
  await type(page.locator("#reply-text"), "We do. The price list is with this.");
  await attach(null, page.locator("#reply-files"), file("prices.pdf", "application/pdf", PDF));
  await click(button(page, "Send the answer"));
  await seesText(page, /The answer is/);
}

async function raisePrices(hand: Hand): Promise<void> {
  const { page, click, type, choose } = hand;
  await open(hand, "Products");
  const category = page.locator('.list-filter select[name="category"]');
  if (!(await category.isVisible())) await click(page.getByText("Filters", { exact: true }).first());
  await choose(category, "Lighting");
  await page.waitForURL(/category=/);
  await click(page.getByLabel("Choose all on this page"));
  await choose(page.getByLabel("What to do"), "Change prices by percent");
  await type(page.locator("#bulk-price"), "5");
  await click(button(page, "Continue"));
  await click(button(page, /^Change \d+ prices/));
  await seesText(page, /product/);
}

async function newProduct(hand: Hand, { customer }: Work): Promise<void> {
  const { page, click, type, attach } = hand;
  await open(hand, "Products");
  await click(page.getByRole("link", { name: "New product" }).first());
  await type(page.locator('input[name="name"]'), `Haze machine of ${customer}`);
  await type(page.locator('input[name="regularPrice"]'), "499");
  await click(button(page, "Add an attribute"));
  await page.keyboard.type("Colour");
  await type(page.getByLabel("Values, with | or commas between them"), "black | white");
  await click(page.getByLabel("Used for variations"));
  await click(button(page, "Add pictures"));
  const dialog = page.getByRole("dialog");
  await attach(null, dialog.locator('input[type="file"]'), file("haze.jpg", "image/jpeg", await picture()));
  await click(dialog.getByRole("button", { name: /^Add/ }).last());
  await click(button(page, "Generate variations"));
  await page.locator(".variation-row").nth(1).waitFor();
}

async function countStock(hand: Hand): Promise<void> {
  const { page, type, press } = hand;
  await open(hand, "Products");
  const cell = page.locator('[data-cell="stock"]').first();
  await type(cell, String(Number(await cell.inputValue()) + 1));
  await press("Enter");
  await page.locator('[data-phase="saved"]').first().waitFor();
}

async function readVat(hand: Hand): Promise<void> {
  const { page, click } = hand;
  await open(hand, "Reports");
  await click(page.getByRole("link", { name: "VAT" }).first());
  await page.waitForURL(/vat/);
}

/** Opens a section by the menu; on a phone the menu opens first, where the bar below has no button for it. */
async function open({ page, click }: Hand, section: string): Promise<void> {
  const link = page.getByRole("link", { name: new RegExp(`^${section}`) }).first();
  if (!(await link.isVisible())) await click(button(page, "More"));
  await click(link);
  await page.getByRole("heading", { level: 1, name: section }).first().waitFor();
}

/** Opens an order from the front page where it waits to be fulfilled, or else from the list. */
async function openNewestOrder(hand: Hand, order: string): Promise<void> {
  const { page, click } = hand;
  const link = page.locator(`main a[href^="${order}"]`).first();
  if (!(await link.isVisible())) await open(hand, "Orders");
  await click(link);
  await page.waitForURL(`**${order}*`);
}

function file(name: string, mimeType: string, buffer: Buffer) {
  return { name, mimeType, buffer };
}

/** The ten errands of the back office's specification, from its front page to the answer. */
export const ERRANDS: readonly Errand[] = [
  { name: "Find an order by phone number", shopify: null, needs: "order", run: findOrder },
  { name: "Dispatch an order with its tracking", shopify: 5, needs: "order", run: dispatch },
  { name: "Correct its tracking", shopify: null, needs: "order", run: correctTracking },
  { name: "Refund one of two", shopify: 5, needs: "order", run: refundOne },
  { name: "Order by telephone with a payment link", shopify: null, needs: "order", run: orderByTelephone },
  { name: "Answer an enquiry with a file", shopify: null, needs: "enquiry", run: answerEnquiry },
  { name: "Raise the prices of a category by 5 %", shopify: null, run: raisePrices },
  { name: "New product with a picture and two variations", shopify: null, run: newProduct },
  { name: "Count the stock of a product", shopify: 4, run: countStock },
  { name: "VAT of the last period", shopify: null, run: readVat },
];
