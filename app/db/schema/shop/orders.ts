import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  centsColumn,
  createdAt,
  enumArrayCheck,
  enumCheck,
  idColumn,
  instant,
  partOf,
  updatedAt,
} from "#app/db/columns.ts";
import { foldedPhone } from "#app/db/folded-phone.ts";
import { users } from "#app/db/schema/identity.ts";
import { discounts } from "#app/db/schema/shop/discounts.ts";
import { termsTexts } from "#app/db/schema/system/terms-texts.ts";
import { WITHDRAWAL_EXCEPTIONS } from "#app/features/catalog/enums.ts";
import {
  ATTENTIONS,
  DELIVERY_METHODS,
  FULFILMENT_STATES,
  HIRE_CHARGES,
  ORDER_KINDS,
  ORDER_STATES,
  PROVIDERS,
} from "#app/features/orders/enums.ts";
import { LOCALES } from "#app/i18n/locale.ts";
import { type Cents, ZERO } from "#app/lib/money.ts";
import { foldedIndex } from "../../folded-text.ts";
import { products } from "./catalog.ts";

export interface StoredCheckoutItem {
  readonly product_id: string;
  readonly quantity: number;
  readonly options?: Readonly<Record<string, string>>;
}

/** A cart on its way to an order, behind an unguessable token; it holds no price and no stock. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: idColumn(),
    token: text("token").notNull().unique(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    locale: text("locale", { enum: LOCALES }).notNull(),
    /** The key of the buyer's cart, the same for every checkout of one cart. Null when it is not known. */
    cartKey: text("cart_key"),
    items: jsonb("items").$type<readonly StoredCheckoutItem[]>().notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck("checkouts_locale", t.locale, LOCALES),
    index("checkouts_expires").on(t.expiresAt),
    index("checkouts_cart").on(t.cartKey),
  ],
);

export const orderNumbers = pgSequence("order_numbers", { startWith: 1001 });

export interface StoredAddress {
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
  readonly county: string;
  /** Eircode, or the postcode of another country. */
  readonly postcode: string;
  /** ISO 3166-1 alpha-2; left out for Ireland. Only delivery addresses have one. */
  readonly country?: string;
}

export interface StoredVatRow {
  readonly rate: number;
  readonly gross: Cents;
  readonly net: Cents;
  readonly vat: Cents;
}

export const orders = pgTable(
  "orders",
  {
    id: idColumn(),
    /** The number that people see, e.g. 1001. It is not a secret and opens nothing. */
    number: integer("number").notNull().unique(),
    /** Opens the public order page. */
    token: text("token").notNull().unique(),
    /** One order per checkout, however often its form is posted; null for orders of staff and payments of a hire. */
    checkoutId: uuid("checkout_id").references(() => checkouts.id),
    /**
     * The draft of staff that it was placed of, once; null for all others. Its foreign key is in the migration of draft
     * orders.
     */
    draftId: uuid("draft_id"),
    kind: text("kind", { enum: ORDER_KINDS }).notNull().default("sale"),
    /** The hire that it is a payment of; null for a sale. Its foreign key is in migration 0037. */
    hireId: uuid("hire_id"),
    /** What a charge of a hire is for; null for every other order. */
    hireCharge: text("hire_charge", { enum: HIRE_CHARGES }),
    /** Frozen VAT table where it does not follow from the lines: payments of a hire; null for a sale. */
    vatRows: jsonb("vat_rows").$type<readonly StoredVatRow[]>(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    state: text("state", { enum: ORDER_STATES }).notNull().default("pending"),
    /** The member of staff who looks after it; null: no one. */
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    /** The place of the order's goods; a payment of a hire has none and stays unfulfilled. */
    fulfilment: text("fulfilment", { enum: FULFILMENT_STATES }).notNull().default("unfulfilled"),
    /** Why a person must look at the order, the latest reason last; empty when no one must. */
    attention: text("attention", { enum: ATTENTIONS }).array().notNull().default(sql`'{}'::text[]`),
    locale: text("locale", { enum: LOCALES }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    company: text("company"),
    vatNumber: text("vat_number"),
    /** The customer's own number of the purchase, for its documents. */
    poNumber: text("po_number"),
    deliveryMethod: text("delivery_method", { enum: DELIVERY_METHODS }).notNull(),
    address: jsonb("address").$type<StoredAddress>(),
    /** The addressee of the invoice; null: the delivery address is used, or no invoice was asked for. */
    billingAddress: jsonb("billing_address").$type<StoredAddress>(),
    /** Sold without VAT to a business outside the State, which accounts for it itself. */
    reverseCharge: boolean("reverse_charge").notNull().default(false),
    notes: text("notes"),
    /** All amounts include VAT. The lines at their prices, before any discount. */
    subtotal: centsColumn("subtotal_cents").notNull(),
    /** What all lines are discounted by. */
    discount: centsColumn("discount_cents").notNull().default(ZERO),
    /** The code that it uses. Codes that were used are never deleted. */
    discountId: uuid("discount_id").references(() => discounts.id, { onDelete: "restrict" }),
    /** The code that the buyer entered, as it was then; null for none. */
    discountCode: text("discount_code"),
    /** Why staff gave a discount; null for none. */
    discountReason: text("discount_reason"),
    /** The price list that prices of its lines came from, as it was called then; null: none did. */
    priceList: text("price_list"),
    /** What is paid for delivery, and how much it was lessened by. */
    deliveryPrice: centsColumn("delivery_cents").notNull(),
    deliveryDiscount: centsColumn("delivery_discount_cents").notNull().default(ZERO),
    total: centsColumn("total_cents").notNull(),
    vatTotal: centsColumn("vat_cents").notNull(),
    /**
     * What of the total is paid with what was taken off the order that it adds to, instead of by a payment of its own.
     */
    credit: centsColumn("credit_cents").notNull().default(ZERO),
    /**
     * The refund of that other order which the credit comes from. Its foreign key is in the migration of order edits.
     */
    creditRefundId: uuid("credit_refund_id"),
    provider: text("provider", { enum: PROVIDERS }).notNull(),
    /** Sold and paid at the counter: no distance contract, so no right to withdraw. */
    atCounter: boolean("at_counter").notNull().default(false),
    /** The wording of the terms that it was placed under; null for one of before December 2026, and for all but sales. */
    terms: text("terms").references(() => termsTexts.hash, { onDelete: "restrict" }),
    /** A hash of the network it came from, for a day; null for a customer who has paid before. */
    network: text("network"),
    placedAt: instant("placed_at").notNull().defaultNow(),
    /** The instant at which an unpaid order lets go of its stock. */
    expiresAt: instant("expires_at").notNull(),
    /** How often the buyer has had the goods kept for longer. */
    keptLonger: integer("kept_longer").notNull().default(0),
    paidAt: instant("paid_at"),
    /** The instant at which the buyer took possession of the last of the goods; null while it is not known. */
    receivedAt: instant("received_at"),
    /** Counts every change; a form made from an older one is refused. */
    version: integer("version").notNull().default(1),
    readyAt: instant("ready_at"),
    /** The instant at which the last of its parcels left. */
    dispatchedAt: instant("dispatched_at"),
    completedAt: instant("completed_at"),
    cancelledAt: instant("cancelled_at"),
    /**
     * Kept by law for a person who was erased: makes no customer, and loses the phone number and the notes once it is over.
     * Payments of a hire and orders that add to another take it over; see migration 0080.
     */
    erasedAt: instant("erased_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("orders_checkout").on(t.checkoutId),
    uniqueIndex("orders_draft").on(t.draftId),
    enumCheck("orders_state", t.state, ORDER_STATES),
    enumCheck("orders_fulfilment", t.fulfilment, FULFILMENT_STATES),
    check(
      "orders_fulfilment_way",
      sql`${t.fulfilment} in ('unfulfilled', 'packing') or ${t.kind} = 'sale' and (${t.deliveryMethod} = 'collection') = (${t.fulfilment} in ('ready', 'collected'))`,
    ),
    enumCheck("orders_kind", t.kind, ORDER_KINDS),
    check(
      "orders_origin",
      sql`(${t.kind} = 'sale') = (num_nonnulls(${t.checkoutId}, ${t.draftId}) = 1) and (${t.kind} = 'sale') = (${t.hireId} is null) and (${t.kind} = 'sale') = (${t.vatRows} is null)`,
    ),
    enumCheck("orders_hire_charge", t.hireCharge, HIRE_CHARGES),
    check("orders_hire_charge_kind", sql`(${t.kind} = 'hire-charge') = (${t.hireCharge} is not null)`),
    index("orders_hire").on(t.hireId),
    index("orders_erased").on(t.id).where(sql`${t.erasedAt} is not null`),
    enumArrayCheck("orders_attention", t.attention, ATTENTIONS),
    enumCheck("orders_locale", t.locale, LOCALES),
    check(
      "orders_total",
      sql`${t.total} = ${t.subtotal} - ${t.discount} + ${t.deliveryPrice} and ${t.total} >= 0`,
    ),
    check("orders_credit", sql`${t.credit} between 0 and ${t.total}`),
    check(
      "orders_discount",
      sql`${t.discount} between 0 and ${t.subtotal} and ${t.deliveryDiscount} >= 0 and ${t.deliveryPrice} >= 0`,
    ),
    enumCheck("orders_delivery_method", t.deliveryMethod, DELIVERY_METHODS),
    check("orders_address", sql`${t.deliveryMethod} = 'collection' or ${t.address} is not null`),
    enumCheck("orders_provider", t.provider, PROVIDERS),
    index("orders_user").on(t.userId),
    index("orders_discount").on(t.discountId).where(sql`${t.discountId} is not null`),
    index("orders_credit_refund").on(t.creditRefundId).where(sql`${t.creditRefundId} is not null`),
    index("orders_placed").on(t.placedAt),
    index("orders_network").on(t.network, t.placedAt).where(sql`${t.network} is not null`),
    /** Orders of one mailbox: capitals and a "+tag" make no other. */
    index("orders_mailbox").on(sql`regexp_replace(lower(${t.email}), '\\+[^@]*@', '@')`),
    /** Orders of one customer. */
    index("orders_email").on(sql`lower(${t.email})`),
    index("orders_phone").on(sql`(${foldedPhone(t.phone)}) text_pattern_ops`),
    index("orders_assignee").on(t.assigneeId, t.number).where(sql`${t.assigneeId} is not null`),
    index("orders_total").on(t.total, t.number),
    index("orders_fulfilment").on(t.fulfilment, t.number),
    index("orders_state_placed").on(t.state, t.placedAt, t.number),
    index("orders_attention").on(t.placedAt).where(sql`${t.attention} <> '{}'`),
    foldedIndex("orders_search", t.name, t.email, t.company),
    index("orders_due").on(t.expiresAt).where(sql`${t.state} in ('pending', 'processing')`),
  ],
);

/** What was ordered, frozen: later changes of the product do not touch it. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: idColumn(),
    orderId: partOf("order_id", () => orders.id),
    position: integer("position").notNull(),
    productId: uuid("product_id").references(() => products.id, { onDelete: "set null" }),
    sku: text("sku"),
    name: text("name").notNull(),
    /** A variation's values as one readable text, e.g. "10 m, black". */
    options: text("options").notNull().default(""),
    /** Name and options in English, for staff, where the order is in Irish; null where the line is in English. */
    nameEn: text("name_en"),
    optionsEn: text("options_en"),
    /** What the buyer chose where the variation leaves an attribute open, by attribute name. */
    chosen: jsonb("chosen").$type<Readonly<Record<string, string>>>().notNull().default({}),
    quantity: integer("quantity").notNull(),
    /** Pieces that the customer has collected: all that were not refunded, or all. */
    collected: integer("collected").notNull().default(0),
    /** How many of them were collected before the last collection, after which the refund of a piece was refused. */
    collectedBefore: integer("collected_before").notNull().default(0),
    unitPrice: centsColumn("unit_price_cents").notNull(),
    vatRate: integer("vat_rate").notNull(),
    /** The line's share of the order's discount, for all pieces together. */
    discount: centsColumn("discount_cents").notNull().default(ZERO),
    /** What is paid for the line. */
    lineTotal: centsColumn("line_total_cents").notNull(),
    /** Why a consumer cannot send it back, as the buyer was told before ordering. */
    withdrawalException: text("withdrawal_exception", { enum: WITHDRAWAL_EXCEPTIONS }),
    /** The visible environmental management cost within the price of one, as it was shown; null for none. */
    environmentalCost: centsColumn("environmental_cost_cents"),
  },
  (t) => [
    uniqueIndex("order_lines_position").on(t.orderId, t.position),
    check("order_lines_quantity", sql`${t.quantity} > 0`),
    check("order_lines_collected", sql`${t.collected} between 0 and ${t.quantity}`),
    check("order_lines_collected_before", sql`${t.collectedBefore} between 0 and ${t.collected}`),
    enumCheck("order_lines_withdrawal", t.withdrawalException, WITHDRAWAL_EXCEPTIONS),
    check("order_lines_total", sql`${t.lineTotal} = ${t.unitPrice} * ${t.quantity} - ${t.discount}`),
    check("order_lines_discount", sql`${t.discount} between 0 and ${t.unitPrice} * ${t.quantity}`),
  ],
);
