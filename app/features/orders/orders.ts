import type { StoredAddress } from "#app/db/schema/shop/orders.ts";
import type { WithdrawalException } from "#app/features/catalog/duties/duties.ts";
import type { Options } from "#app/features/catalog/index/choices.ts";
import type { MailState } from "#app/features/mail/mail.ts";
import { countryName } from "#app/i18n/countries.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Cents, cents, subtractCents, type VatRate, ZERO } from "#app/lib/money.ts";
import type {
  ATTENTIONS,
  DELIVERY_METHODS,
  HIRE_CHARGES,
  ORDER_KINDS,
  PROVIDERS,
  RECORDED_METHODS,
} from "./enums.ts";
import type { FulfilmentState } from "./fulfilment/fulfilment-states.ts";
import type { OrderState } from "./order-states.ts";
import type { Totals } from "./totals.ts";

export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];
/** What a charge of a hire is for. */
export type HireCharge = (typeof HIRE_CHARGES)[number];
export type OrderKind = (typeof ORDER_KINDS)[number];
export type ProviderName = (typeof PROVIDERS)[number];
export type RecordedMethod = (typeof RECORDED_METHODS)[number];

export type Address = StoredAddress;

/** The buyer of an order, and how the goods reach them. */
export interface OrderDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string | null;
  readonly vatNumber: string | null;
  /** The customer's own number of the purchase; left out where none was asked for. */
  readonly poNumber?: string | null;
  readonly deliveryMethod: DeliveryMethod;
  /** The delivery address; null for collection. */
  readonly address: Address | null;
  /** The billing address; null where it is the delivery address, or none was asked for. */
  readonly billingAddress: Address | null;
  /** Sold without VAT to a business outside the State, which accounts for it itself. */
  readonly reverseCharge: boolean;
  readonly notes: string | null;
}

type Buyer = Omit<OrderDetails, "deliveryMethod" | "reverseCharge" | "notes">;

/** Who buys, and where goods and invoice go: of an order, or of a draft that becomes one. */
export function buyerOf(of: Buyer): Buyer {
  const { name, email, phone, company, vatNumber, poNumber = null, address, billingAddress } = of;
  return { name, email, phone, company, vatNumber, poNumber, address, billingAddress };
}

/** One line of an order, frozen when it was placed. */
export interface OrderLine {
  readonly productId: string | null;
  readonly sku: string | null;
  readonly name: string;
  /** What the buyer chose, in the order's language. */
  readonly options: string;
  /** Name and options in English, for staff; null or left out where the line is in English. */
  readonly nameEn?: string | null;
  readonly optionsEn?: string | null;
  readonly chosen: Options;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly vatRate: VatRate;
  /** The line's share of the order's discount, for all pieces together. */
  readonly discount: Cents;
  /** What is paid for the line. */
  readonly lineTotal: Cents;
  /** Within the price of one, as it was shown before the order; null where none is prescribed. */
  readonly environmentalCost: Cents | null;
  /** Why a consumer cannot send it back, as it was said before the order. */
  readonly withdrawalException: WithdrawalException | null;
}

/** A line that has not been ordered yet. Only a draft of staff has lines that are not in the catalogue. */
export type NewOrderLine = OrderLine;

/** Why an order costs less than its prices; both null for an order without a discount. */
export interface OrderDiscount {
  /** The code that the buyer entered, as it was then. */
  readonly discountCode: string | null;
  /** What staff wrote when they gave a discount by hand. */
  readonly discountReason: string | null;
  /** How much the price of delivery was lessened by. */
  readonly deliveryDiscount: Cents;
}

export const NO_DISCOUNT: OrderDiscount = {
  discountCode: null,
  discountReason: null,
  deliveryDiscount: ZERO,
};

/** Why a person must look at an order. */
export type Attention = (typeof ATTENTIONS)[number];

export interface OrderSummary {
  readonly id: string;
  readonly number: number;
  readonly token: string;
  readonly state: OrderState;
  readonly name: string;
  readonly email: string;
  readonly total: Cents;
  readonly placedAt: Date;
  readonly paidAt: Date | null;
}

/** What of an order's refunds staff have to transfer themselves. */
export interface RefundToTransfer {
  readonly orderId: string;
  readonly number: number;
  readonly name: string;
  readonly amount: Cents;
  readonly since: Date;
}

/** An order as a list of the back office shows it. */
export interface ListedOrder extends OrderSummary {
  readonly attention: readonly Attention[];
  readonly kind: OrderKind;
  readonly fulfilment: FulfilmentState;
  /** True while the goods may leave only with a reason. */
  readonly onHold: boolean;
  /** True where a part of what was paid was given back, or is on its way. */
  readonly partlyRefunded: boolean;
  /** What staff have to transfer, and since when; 0 and null: nothing. */
  readonly toTransfer: Cents;
  readonly transferSince: Date | null;
}

/** Why an order was given up, as its history says it. */
export type CancelReason = "account-deleted" | "customer-erased";

export interface OrderView extends OrderSummary, OrderDetails, OrderDiscount {
  readonly attention: readonly Attention[];
  readonly locale: Locale;
  readonly userId: string | null;
  /** The checkout that it came from; null for an order of staff and for a payment of a hire. */
  readonly checkoutId: string | null;
  /** The draft of staff that it was placed of; null for every other order. */
  readonly draftId: string | null;
  readonly kind: OrderKind;
  readonly hireId: string | null;
  readonly hireCharge: HireCharge | null;
  readonly provider: ProviderName;
  /** Sold and paid at the counter: no distance contract, so no right to withdraw. */
  readonly atCounter: boolean;
  /** The wording of the terms that it was placed under; null for one of before December 2026, and for all but sales. */
  readonly terms: string | null;
  readonly lines: readonly OrderLine[];
  readonly totals: Totals;
  /** The instant at which it lets go of its stock unless it is paid. */
  readonly expiresAt: Date;
  /** How often the buyer has put that off. */
  readonly keptLonger: number;
  /** What of the total is paid with what was taken off the order that it adds to. */
  readonly credit: Cents;
}

/** An order as the holder of its link may see it: empty where only staff read. */
export function toBuyersOrder(order: OrderView): OrderView {
  return { ...order, attention: [], discountReason: null };
}

/** What is left to pay of an order by a payment of its own, including VAT. */
export function dueOf({ total, credit }: Pick<OrderView, "total" | "credit">): Cents {
  return subtractCents(total, credit);
}

/** The minutes by which one press puts off the moment at which goods are let go. */
export const KEEP_LONGER_MINUTES = 30;
export const MAX_KEPT_LONGER = 10;

/** Minutes before that moment at which a buyer who has the page open is warned. */
export const WARN_MINUTES = 5;

/** A mail about an order, as staff see it listed. */
export interface ListedOrderMail {
  readonly id: string;
  readonly subject: string;
  readonly recipient: string;
  readonly state: MailState;
  readonly createdAt: Date;
}

/** The placeholder in a mail for the number of an invoice or credit note that is drawn only when the mail is queued. */
export const NUMBER_TO_COME = "DOC-0000-00000";

/** A pro-forma invoice is named after its order: it takes no number of the invoices' series. */
export function proFormaNumber(order: { readonly number: number }): string {
  return `PF-${order.number}`;
}

/** The most an order can be worth, in cents: Stripe charges amounts of eight digits at most. */
export const MAX_TOTAL = cents(99_999_999);

/** The least that can be paid on a payment page, in cents: Stripe charges no less in euro. */
export const MIN_TOTAL = cents(50);

/** The country of a delivery zone, as an address keeps it. */
export function countryOf({ country }: { readonly country: string }): Pick<Address, "country"> {
  return country === "IE" ? {} : { country };
}

/**
 * The country that an address names; "" in the State. Goods to a BT postcode go to Northern Ireland, in the EU's VAT
 * area.
 */
export function countryText(
  locale: Locale,
  { country, postcode }: Pick<Address, "country" | "postcode">,
): string {
  if (!country || country === "IE") return "";
  return country === "GB" && postcode.startsWith("BT")
    ? NORTHERN_IRELAND[locale]
    : countryName(locale, country);
}

const NORTHERN_IRELAND: Readonly<Record<Locale, string>> = {
  en: "Northern Ireland",
  ga: "Tuaisceart Éireann",
};

/** An address on one line. */
export function addressText(locale: Locale, address: Address): string {
  const { line1, line2, town, county, postcode } = address;
  return [line1, line2, town, county, postcode, countryText(locale, address)]
    .filter((part) => part !== "")
    .join(", ");
}

type LineWords = Pick<OrderLine, "name" | "options" | "nameEn" | "optionsEn">;

/** A line in the language of its reader, who may not read that of the order. */
export function lineIn<T extends LineWords>(locale: Locale, line: T): T {
  if (locale !== "en" || !line.nameEn) return line;
  return { ...line, name: line.nameEn, options: line.optionsEn ?? line.options };
}

/** An order with its goods in the language of its reader. */
export function orderIn(locale: Locale, order: OrderView): OrderView {
  return { ...order, lines: order.lines.map((line) => lineIn(locale, line)) };
}

/** A line's name with its options: "DMX cable, 10 m". */
export function lineText(line: { readonly name: string; readonly options: string }): string {
  return line.options === "" ? line.name : `${line.name}, ${line.options}`;
}
