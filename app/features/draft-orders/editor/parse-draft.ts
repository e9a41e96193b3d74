import type { StoredDraftLine } from "#app/db/schema/shop/draft-orders.ts";
import { reaches } from "#app/features/addresses/addresses.ts";
import type { Purchasable } from "#app/features/catalog/catalog.ts";
import { englishWords, optionsIn, settleChoices } from "#app/features/catalog/index/choices.ts";
import { isMailAddress } from "#app/features/mail/mail.ts";
import { type Address, countryOf } from "#app/features/orders/orders.ts";
import type { DeliveryZone } from "#app/features/settings/settings.ts";
import { type Locale, toLocale } from "#app/i18n/locale.ts";
import { nameIn } from "#app/i18n/named.ts";
import { parseEuro } from "#app/lib/euro.ts";
import { isId } from "#app/lib/ids.ts";
import { type Cents, multiplyCents, roundHalfUp, ZERO } from "#app/lib/money.ts";
import { parsePercent, parseWhole } from "#app/lib/numbers.ts";
import { formatPostcode } from "#app/lib/postcodes.ts";
import { parseVatRate } from "#app/lib/vat.ts";
import { isVatNumber, normalizedVatNumber } from "#app/lib/vat-number.ts";
import type { DraftHeadFacts } from "../drafts.ts";
import type { DraftFault } from "./draft-figures.ts";
import {
  chosenOf,
  DRAFT_HEAD_FIELDS,
  type DraftForm,
  type DraftHeadField,
  type DraftLineField,
  type DraftLineValues,
} from "./draft-form.ts";

/** Pieces of one line. */
const MAX_QUANTITY = 9_999;

/** Characters of a field above the lines: as many as the checkout takes, as an order is placed of the draft. */
const MAX_LENGTH: Readonly<Partial<Record<DraftHeadField, number>>> = {
  name: 100,
  email: 255,
  phone: 20,
  company: 100,
  po_number: 60,
  postcode: 20,
  bill_postcode: 20,
  discount: 20,
  message: 2_000,
  note: 2_000,
};
const MAX_OTHER_LENGTH = 200;

/**
 * Reads what is above the lines. Nothing is required: a draft may be stored half-finished. What is there has to be
 * readable, and no longer than it is stored; fields that cannot be read keep a neutral value.
 */
export function parseHead(
  { head }: DraftForm,
  zones: readonly DeliveryZone[],
  faults: DraftFault[],
): DraftHeadFacts {
  const longest = (field: DraftHeadField) => MAX_LENGTH[field] ?? MAX_OTHER_LENGTH;
  const at = (field: DraftHeadField) => (head[field] ?? "").slice(0, longest(field));
  for (const field of DRAFT_HEAD_FIELDS) checkLength(field, head[field] ?? "", longest(field), faults);
  const zone = zones.find(({ id }) => id === at("delivery"));
  const vatNumber = normalizedVatNumber(at("vat_number"));
  if (vatNumber !== "" && !isVatNumber(vatNumber)) faults.push({ field: "vat_number", kind: "vat-number" });
  if (at("email") !== "" && !isMailAddress(at("email"))) faults.push({ field: "email", kind: "email" });
  const postcode = formatPostcode(at("postcode"));
  if (zone && postcode !== "" && !reaches(zone, postcode))
    faults.push({ field: "postcode", kind: "postcode" });
  return {
    userId: at("user") || null,
    locale: toLocale(at("locale")),
    name: at("name"),
    email: at("email"),
    phone: at("phone"),
    company: at("company") || null,
    vatNumber: vatNumber || null,
    poNumber: at("po_number") || null,
    delivery: zone?.id ?? "collection",
    address: zone ? addressOf([at("line1"), at("line2"), at("town"), at("county"), postcode], zone) : null,
    billingAddress: addressOf([
      ...[at("bill_line1"), at("bill_line2"), at("bill_town"), at("bill_county")],
      formatPostcode(at("bill_postcode")),
    ]),
    deliveryByHand: readSum(at("delivery_price"), "delivery_price", faults),
    discountText: at("discount"),
    discountReason: at("discount_reason"),
    message: at("message"),
    note: at("note"),
  };
}

/** Characters of a line's texts at most. */
const LINE_LIMITS = { name: 200, discount: 20, reason: 200 } as const;
const LIMITED_LINE_FIELDS = ["name", "discount", "reason"] as const;

function checkLength(field: string, { length }: string, limit: number, faults: DraftFault[]): void {
  if (length > limit) faults.push({ field, kind: "too-long", over: { length, limit } });
}

/** A partly typed address is kept, too. Null: nothing is typed. */
function addressOf(
  [line1 = "", line2 = "", town = "", county = "", postcode = ""]: string[],
  zone?: DeliveryZone,
): Address | null {
  const address = { line1, line2, town, county, postcode };
  if (Object.values(address).every((text) => text === "")) return null;
  return { ...address, ...(zone && countryOf(zone)) };
}

/** Lines as they would be stored. Those without anything typed are left out. */
export function parseLines(
  lines: readonly DraftLineValues[],
  { products, locale }: { readonly products: ReadonlyMap<string, Purchasable>; readonly locale: Locale },
  faults: DraftFault[],
): readonly StoredDraftLine[] {
  return lines.filter(isFilled).map((line) => parseLine(line, { products, locale }, faults));
}

function isFilled({ product, name, price, quantity }: DraftLineValues): boolean {
  return isId(product) || name !== "" || (price !== "" && quantity !== "");
}

function parseLine(
  line: DraftLineValues,
  { products, locale }: { readonly products: ReadonlyMap<string, Purchasable>; readonly locale: Locale },
  faults: DraftFault[],
): StoredDraftLine {
  const fail = (field: DraftLineField, kind: DraftFault["kind"]) =>
    faults.push({ field: `line.${line.key}.${field}`, kind });
  const quantity = parseWhole(line.quantity) ?? 0;
  if (quantity < 1 || quantity > MAX_QUANTITY) fail("quantity", "quantity");
  const goods = isId(line.product) ? goodsOf(line, { products, locale }, fail) : freeOf(line, fail);
  const typed = readSum(line.price, `line.${line.key}.price`, faults);
  const unitPrice = typed ?? goods.listPrice ?? ZERO;
  if (typed === null && line.price === "" && goods.listPrice === null)
    fail("price", line.product === "" ? "required" : "on-request");
  const pieces = Math.max(1, quantity);
  const discount = readDraftDiscount(line.discount, multiplyCents(unitPrice, pieces));
  if (discount.fault) fail("discount", discount.fault);
  const isByHand = goods.listPrice !== null && unitPrice !== goods.listPrice;
  if ((isByHand || discount.amount > 0) && line.reason === "") fail("reason", "reason");
  for (const field of LIMITED_LINE_FIELDS)
    checkLength(`line.${line.key}.${field}`, line[field], LINE_LIMITS[field], faults);
  return {
    key: line.key,
    ...goods,
    quantity: pieces,
    unitPrice,
    discount: discount.amount,
    discountText: line.discount,
    reason: line.reason,
  };
}

type Goods = Omit<StoredDraftLine, "key" | "quantity" | "unitPrice" | "discount" | "discountText" | "reason">;
type Fail = (field: DraftLineField, kind: DraftFault["kind"]) => void;

function goodsOf(
  line: DraftLineValues,
  { products, locale }: { readonly products: ReadonlyMap<string, Purchasable>; readonly locale: Locale },
  fail: Fail,
): Goods {
  const product = products.get(line.product);
  if (!product || (product.kind !== "simple" && product.kind !== "variation")) {
    fail("product", "gone");
    return { ...nothing(line.product), name: line.name };
  }
  const { chosen, missing } = settleChoices(product.choices, chosenOf(line));
  if (missing.length > 0) fail("chosen", "choose");
  return {
    productId: product.id,
    sku: product.sku,
    name: nameIn(locale, product),
    options: optionsIn(locale, product, chosen),
    ...englishWords(locale, product, chosen),
    chosen,
    listPrice: product.price,
    vatRate: product.vatRate,
    environmentalCost: product.duties.environmentalCost,
    withdrawalException: product.duties.exception,
  };
}

function freeOf(line: DraftLineValues, fail: Fail): Goods {
  if (line.name === "") fail("name", "required");
  const vatRate = parseVatRate(line.vat);
  if (vatRate === null) fail("vat", "vat");
  return { ...nothing(null), name: line.name, vatRate: vatRate ?? 0 };
}

function nothing(productId: string | null): Goods {
  return {
    productId,
    sku: null,
    name: "",
    options: "",
    chosen: {},
    listPrice: null,
    vatRate: 0,
    environmentalCost: null,
    withdrawalException: null,
  };
}

/** Blank is null; what is no sum is a fault, and null. */
function readSum(text: string, field: string, faults: DraftFault[]): Cents | null {
  if (text === "") return null;
  const sum = parseEuro(text);
  if (sum === null) faults.push({ field, kind: "sum" });
  return sum;
}

/** "10 %" or "5.00" off a sum. What is more than the sum is a fault, and nothing. */
export function readDraftDiscount(
  text: string,
  of: Cents,
): { readonly amount: Cents; readonly fault: "discount" | "discount-too-high" | null } {
  if (text === "") return { amount: ZERO, fault: null };
  const percent = text.includes("%") ? parsePercent(text) : null;
  const amount = percent === null ? parseEuro(text) : roundHalfUp(of * percent, 10_000);
  if (amount === null) return { amount: ZERO, fault: isOverHundred(text) ? "discount-too-high" : "discount" };
  return amount > of ? { amount: ZERO, fault: "discount-too-high" } : { amount, fault: null };
}

function isOverHundred(text: string): boolean {
  return /^\d{3,6}(?:[.,]\d{1,2})?\s*%$/.test(text);
}
