import type { CategoryPercent } from "#app/db/schema/shop/price-lists.ts";
import { parseEuro } from "#app/lib/euro.ts";
import type { LongTextFault } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import type { Cents } from "#app/lib/money.ts";
import { parsePercent } from "#app/lib/numbers.ts";

/** The form of a price list, as it was sent. */
export interface PriceListValues {
  readonly name: string;
  readonly active: boolean;
  readonly percent: string;
  /** Percentages as they were typed, by category. */
  readonly categories: Readonly<Record<string, string>>;
  /** One own price a line: the SKU, then the price. */
  readonly prices: string;
}

/** A customer of a price list, as its page names it. */
export interface PriceListCustomer {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
}

/** What the page of a price list shows; `id` is null for a new one. */
export interface PriceListPage {
  readonly id: string | null;
  readonly version: number;
  readonly values: PriceListValues;
  readonly customers: readonly PriceListCustomer[];
}

/** What is wrong with some own prices. */
export type OwnPriceFault = "lines" | "twice" | "unknown-skus" | "has-variations" | "on-request" | "too-high";

/** `field` is a field's name, or `category.<id>`. */
export type PriceListFault =
  | { readonly field: string; readonly kind: "name" | "name-taken" | "percent" | "too-many" }
  | LongTextFault<"name" | "prices">
  /** `text` names the lines or SKUs that it is about. */
  | { readonly field: string; readonly kind: OwnPriceFault; readonly text: string };

/** An own price as it was typed. */
export interface TypedPrice {
  readonly sku: string;
  readonly price: Cents;
}

export interface ReadPriceList {
  readonly name: string;
  readonly active: boolean;
  readonly percent: number | null;
  readonly categoryPercents: readonly CategoryPercent[];
  readonly prices: readonly TypedPrice[];
  readonly faults: readonly PriceListFault[];
}

const MAX_OWN_PRICES = 2_000;
const MAX_LINE_LENGTH = 200;
/** Characters at most. */
const LIMITS = { name: 80, prices: 200_000 } as const;
const CATEGORY = "category.";
/** Lines and SKUs that one sentence names. */
const MAX_NAMED = 10;

export function readPriceListForm(form: FormFields): PriceListValues {
  const categories = [...form.keys()].flatMap((name) => {
    const id = name.startsWith(CATEGORY) ? name.slice(CATEGORY.length) : "";
    return isId(id) ? [[id, form.text(name)] as const] : [];
  });
  return {
    name: form.text("name"),
    active: form.ticked("active"),
    percent: form.text("percent"),
    categories: Object.fromEntries(categories),
    prices: form.lines("prices"),
  };
}

/** What the form says, and what is wrong with it by itself; the products are looked up when it is saved. */
export function readPriceList({ name, active, percent, categories, prices }: PriceListValues): ReadPriceList {
  const faults: PriceListFault[] = [];
  if (name === "") faults.push({ field: "name", kind: "name" });
  checkLength("name", name, faults);
  const read = (field: string, text: string): number | null => {
    if (text === "") return null;
    const points = parsePercent(text);
    if (points !== null && points > 0 && points < 10_000) return points;
    faults.push({ field, kind: "percent" });
    return null;
  };
  const percentOfAll = read("percent", percent);
  const categoryPercents = Object.entries(categories).flatMap(([id, text]) => {
    const points = read(`${CATEGORY}${id}`, text);
    return points === null ? [] : [{ id, percent: points }];
  });
  return {
    name,
    active,
    percent: percentOfAll,
    categoryPercents,
    prices: readPrices(prices, faults),
    faults,
  };
}

/** Whether a text is no longer than its field takes. */
function checkLength(field: keyof typeof LIMITS, { length }: string, faults: PriceListFault[]): boolean {
  const limit = LIMITS[field];
  if (length > limit) faults.push({ field, kind: "too-long", over: { length, limit } });
  return length <= limit;
}

function readPrices(text: string, faults: PriceListFault[]): readonly TypedPrice[] {
  if (!checkLength("prices", text, faults)) return [];
  const lines = text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
  const unreadable: string[] = [];
  const twice: string[] = [];
  const prices = new Map<string, TypedPrice>();
  for (const line of lines) {
    const price = priceOf(line);
    if (!price) unreadable.push(line.slice(0, 60));
    else if (prices.has(price.sku.toLowerCase())) twice.push(price.sku);
    else prices.set(price.sku.toLowerCase(), price);
  }
  if (lines.length > MAX_OWN_PRICES) faults.push({ field: "prices", kind: "too-many" });
  if (unreadable.length > 0) faults.push(namedFault("lines", unreadable));
  if (twice.length > 0) faults.push(namedFault("twice", twice));
  return [...prices.values()];
}

/** A fault of the own prices that names some lines or SKUs. */
export function namedFault(kind: OwnPriceFault, named: readonly string[]): PriceListFault {
  const text = named.slice(0, MAX_NAMED).join(", ");
  return { field: "prices", kind, text: named.length > MAX_NAMED ? `${text}, …` : text };
}

/** "AB-12 45.00", with a blank, tab, comma or semicolon between; null for anything else, and for a price of 0. */
function priceOf(line: string): TypedPrice | null {
  if (line.length > MAX_LINE_LENGTH) return null;
  for (const { index } of line.matchAll(/[\s,;]/g)) {
    const sku = line.slice(0, index).trim();
    const price = parseEuro(line.slice(index + 1).trim());
    if (sku !== "" && price !== null && price > 0) return { sku, price };
  }
  return null;
}
