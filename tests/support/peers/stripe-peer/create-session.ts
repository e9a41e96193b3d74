import type { Books } from "./books.ts";
import type { LineParams, Session } from "./objects.ts";
import { invalid } from "./refusal.ts";

const MIN_LIFE_S = 30 * 60;
const MAX_LIFE_S = 24 * 3600;
const MIN_TOTAL = 50;
const MAX_TOTAL = 99_999_999;
const CURRENCIES: ReadonlySet<string> = new Set(["eur", "gbp", "usd"]);

interface ShippingParams {
  readonly shipping_rate_data?: {
    readonly display_name: string;
    readonly fixed_amount?: { readonly amount: number; readonly currency: string };
  };
}

type Params = Record<string, unknown>;

/** Opens a session from parameters that the schema accepts; throws where Stripe's own rules go further. */
export function createSession(books: Books, params: Params): Session {
  if (params["mode"] === undefined)
    throw invalid("mode", "Missing required param: mode.", "parameter_missing");
  if (params["mode"] !== "payment") throw invalid("mode", "This peer only knows mode=payment.");
  checkAddresses(params);
  checkTexts(params);
  const lines = readLines(params);
  const shipping = readShipping(params);
  checkLife(books, params);
  const total = lines.reduce((sum, line) => sum + line.price_data.unit_amount * line.quantity, shipping);
  if (total < MIN_TOTAL) {
    const least = "The Checkout Session's total amount due must add up to at least €0.50 eur";
    throw invalid("line_items", least, "amount_too_small");
  }
  if (total > MAX_TOTAL) throw invalid("line_items", "The total is too large", "amount_too_large");
  return books.addSession(params, lines, shipping);
}

function checkAddresses(params: Params): void {
  const hosted = (params["ui_mode"] ?? "hosted_page") === "hosted_page";
  if (hosted && params["success_url"] === undefined)
    throw invalid("success_url", "Missing required param: success_url.", "parameter_missing");
  for (const name of ["success_url", "cancel_url"]) {
    const value = params[name];
    if (typeof value !== "string") continue;
    if (!/^https?:\/\//.test(value) || !URL.canParse(value))
      throw invalid(name, "Not a valid URL", "url_invalid");
  }
  const email = params["customer_email"];
  if (typeof email === "string" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw invalid("customer_email", `Invalid email address: ${email}`, "email_invalid");
  const tax = params["automatic_tax"] as { enabled?: boolean } | undefined;
  if (tax?.enabled)
    throw invalid("automatic_tax", "No head office address is set, which automatic tax needs.");
}

function checkTexts(params: Params): void {
  const intentData = params["payment_intent_data"] as { metadata?: Params } | undefined;
  checkMetadata("metadata", params["metadata"] as Params | undefined);
  checkMetadata("payment_intent_data[metadata]", intentData?.metadata);
}

function checkMetadata(param: string, metadata: Params | undefined): void {
  const entries = Object.entries(metadata ?? {});
  if (entries.length > 50) throw invalid(param, "Metadata can have at most 50 keys");
  for (const [key, value] of entries) {
    if (key.length > 40) throw invalid(`${param}[${key}]`, "Metadata keys can have at most 40 characters");
    if (String(value).length > 500)
      throw invalid(`${param}[${key}]`, "Metadata values can have at most 500 characters");
  }
}

function readLines(params: Params): readonly LineParams[] {
  const lines = params["line_items"] as readonly Params[] | undefined;
  if (!lines?.length)
    throw invalid("line_items", "`line_items` is required in `payment` mode.", "parameter_missing");
  const read = lines.map(readLine);
  if (new Set(read.map((line) => line.price_data.currency)).size > 1)
    throw invalid("line_items", "All line items must have the same currency");
  return read;
}

function readLine(line: Params, index: number): LineParams {
  const param = `line_items[${index}]`;
  const price = line["price_data"] as (Params & LineParams["price_data"]) | undefined;
  if (line["price"] !== undefined) throw invalid(`${param}[price]`, "No such price", "resource_missing");
  if (!price) throw invalid(param, "You must specify either `price` or `price_data`", "parameter_missing");
  const quantity = line["quantity"];
  if (typeof quantity !== "number")
    throw invalid(`${param}[quantity]`, "Quantity is required", "parameter_missing");
  if (quantity < 1) throw invalid(`${param}[quantity]`, "This value must be greater than or equal to 1");
  checkPrice(`${param}[price_data]`, price);
  return { quantity, price_data: { ...price, currency: price.currency.toLowerCase() } };
}

function checkPrice(param: string, price: Params & LineParams["price_data"]): void {
  if (!CURRENCIES.has(price.currency.toLowerCase()))
    throw invalid(`${param}[currency]`, `Invalid currency: ${price.currency}`);
  if (typeof price.unit_amount !== "number")
    throw invalid(`${param}[unit_amount]`, "Missing required param: unit_amount.", "parameter_missing");
  if (price.unit_amount < 0)
    throw invalid(`${param}[unit_amount]`, "Invalid non-negative integer", "parameter_invalid_integer");
  if (price["unit_amount_decimal"] !== undefined)
    throw invalid(param, "You may only specify one of `unit_amount` and `unit_amount_decimal`");
  if (price["recurring"] !== undefined) throw invalid(param, "Recurring prices need mode=subscription");
  const product = price.product_data as (Params & { name: string }) | undefined;
  if (!product || price["product"] !== undefined)
    throw invalid(param, "You must specify exactly one of `product` and `product_data`", "parameter_missing");
  if (product.name === "")
    throw invalid(
      `${param}[product_data][name]`,
      "You passed an empty string for 'name'.",
      "parameter_invalid_empty",
    );
  const images = product["images"] as readonly string[] | undefined;
  if (images && images.length > 8)
    throw invalid(`${param}[product_data][images]`, "At most 8 images are allowed");
  checkMetadata(`${param}[product_data][metadata]`, product["metadata"] as Params | undefined);
}

/** The price of the first choice, which the payment page preselects. */
function readShipping(params: Params): number {
  const options = (params["shipping_options"] as readonly ShippingParams[] | undefined) ?? [];
  for (const [index, option] of options.entries()) {
    const param = `shipping_options[${index}][shipping_rate_data]`;
    const rate = option.shipping_rate_data;
    if (!rate?.fixed_amount) throw invalid(param, "A fixed amount is required", "parameter_missing");
    if (rate.display_name.length > 100) throw invalid(`${param}[display_name]`, "At most 100 characters");
    if (rate.fixed_amount.amount < 0)
      throw invalid(`${param}[fixed_amount][amount]`, "Invalid non-negative integer");
    if (rate.fixed_amount.currency !== "eur") throw invalid(param, "All amounts must have the same currency");
  }
  return options[0]?.shipping_rate_data?.fixed_amount?.amount ?? 0;
}

function checkLife(books: Books, params: Params): void {
  const end = params["expires_at"];
  if (end === undefined) return;
  const life = Number(end) - books.now();
  if (life < MIN_LIFE_S)
    throw invalid(
      "expires_at",
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
    );
  if (life > MAX_LIFE_S)
    throw invalid(
      "expires_at",
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
    );
}
