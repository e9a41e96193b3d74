import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { centsColumn, createdAt, enumCheck, idColumn, instant, partOf, updatedAt } from "#app/db/columns.ts";
import { users } from "#app/db/schema/identity.ts";
import {
  HIRE_ATTENTIONS,
  HIRE_CANCELLERS,
  HIRE_NOTE_KINDS,
  HIRE_REQUEST_KINDS,
  HIRE_REQUEST_STATES,
  HIRE_STATES,
} from "#app/features/hires/enums.ts";
import { HIRE_TRANSPORTS, QUOTE_LINE_KINDS } from "#app/features/quotes/enums.ts";
import { LOCALES } from "#app/i18n/locale.ts";
import { ZERO } from "#app/lib/money.ts";
import { foldedIndex } from "../../folded-text.ts";
import { hireItems } from "./fleet.ts";
import { hireQuotes, hireQuoteVersions } from "./quotes.ts";

/** A frozen price list as a group of items has it. */
interface StoredFactors {
  readonly steps:
    | readonly { readonly from: number; readonly thousandths: number; readonly further: number }[]
    | null;
  readonly halfDayThousandths: number | null;
}

interface StoredVatRow {
  readonly rate: number;
  readonly gross: number;
  readonly net: number;
  readonly vat: number;
}

export const hires = pgTable(
  "hires",
  {
    id: idColumn(),
    /** The number that people see: "H-2027-0001". */
    number: text("number").notNull().unique(),
    /** Opens the public page. */
    token: text("token").notNull().unique(),
    /** Opens the safety pack without an account; null once staff revoked it. */
    safetyToken: text("safety_token").unique(),
    quoteId: uuid("quote_id")
      .notNull()
      .unique()
      .references(() => hireQuotes.id, { onDelete: "restrict" }),
    /** The version accepted last. */
    versionId: uuid("version_id")
      .notNull()
      .references(() => hireQuoteVersions.id, { onDelete: "restrict" }),
    state: text("state", { enum: HIRE_STATES }).notNull(),
    attention: text("attention", { enum: HIRE_ATTENTIONS }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    locale: text("locale", { enum: LOCALES }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull().default(""),
    company: text("company"),
    vatNumber: text("vat_number"),
    trade: boolean("trade").notNull().default(false),
    poNumber: text("po_number"),
    /** Collection and return. */
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** The return up to which price and charges go, where that of a hire that is out moved since; null: `endsAt`. */
    pricedUntil: instant("priced_until"),
    /** The mail that tells the customer these dates, while it may wait to be sent; null: none. */
    movedMailId: uuid("moved_mail_id"),
    /** The dates that the customer knew before that mail. */
    knownStartsAt: instant("known_starts_at"),
    knownEndsAt: instant("known_ends_at"),
    /** When the customer is mailed of what left since the last such mail; null: nothing new. `returnMailAt`: came back. */
    handoverMailAt: instant("handover_mail_at"),
    returnMailAt: instant("return_mail_at"),
    transport: text("transport", { enum: HIRE_TRANSPORTS }).notNull(),
    place: text("place").notNull().default(""),
    insuredUntil: date("insured_until", { mode: "string" }),
    /** Frozen `HireSettings` of the accepted version: late charges and the cancellation scale follow it. */
    settings: jsonb("settings").$type<object>().notNull(),
    net: centsColumn("net_cents").notNull(),
    vat: centsColumn("vat_cents").notNull(),
    total: centsColumn("total_cents").notNull(),
    vatRows: jsonb("vat_rows").$type<readonly StoredVatRow[]>().notNull(),
    /** VAT included; 0: none. */
    deposit: centsColumn("deposit_cents").notNull(),
    security: centsColumn("security_cents").notNull(),
    /** What staff do not ask for any more of the balance, VAT included. */
    balanceWaived: centsColumn("balance_waived_cents").notNull().default(ZERO),
    /** The instant at which the hire lapses unless the deposit is paid; null where there is no deposit. */
    depositDueAt: instant("deposit_due_at"),
    /** A consumer's right to withdraw ends then; null: none, or its right ended with the start. */
    withdrawUntil: instant("withdraw_until"),
    acceptedAt: instant("accepted_at").notNull(),
    /**
     * The acceptance from which the right to withdraw runs: the first one, or that of a hire that had lapsed. Null:
     * `acceptedAt`. Customers were told so until migration 0085.
     */
    concludedAt: instant("concluded_at"),
    reservedAt: instant("reserved_at"),
    cancelledAt: instant("cancelled_at"),
    cancelledBy: text("cancelled_by", { enum: HIRE_CANCELLERS }),
    cancelReason: text("cancel_reason"),
    returnedAt: instant("returned_at"),
    /** Kept by law for a person who was erased: as with orders, and its orders take it over. */
    erasedAt: instant("erased_at"),
    /** Rises with every change that a calendar shows (RFC 5545, SEQUENCE). */
    sequence: integer("sequence").notNull().default(0),
    /** Counts every change; a form made from an older one is refused. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    enumCheck("hires_state", t.state, HIRE_STATES),
    enumCheck("hires_attention", t.attention, HIRE_ATTENTIONS),
    enumCheck("hires_locale", t.locale, LOCALES),
    enumCheck("hires_transport", t.transport, HIRE_TRANSPORTS),
    enumCheck("hires_cancelled_by", t.cancelledBy, HIRE_CANCELLERS),
    check("hires_period", sql`${t.startsAt} < ${t.endsAt}`),
    check("hires_known", sql`num_nulls(${t.movedMailId}, ${t.knownStartsAt}, ${t.knownEndsAt}) in (0, 3)`),
    check("hires_total", sql`${t.total} = ${t.net} + ${t.vat} and ${t.deposit} between 0 and ${t.total}`),
    check("hires_waived", sql`${t.balanceWaived} >= 0`),
    check("hires_cancelled", sql`(${t.state} = 'cancelled') = (${t.cancelledAt} is not null)`),
    index("hires_user").on(t.userId),
    index("hires_erased").on(t.id).where(sql`${t.erasedAt} is not null`),
    index("hires_email").on(sql`lower(${t.email})`),
    index("hires_state_starts").on(t.state, t.startsAt, t.id),
    index("hires_starts").on(t.startsAt, t.id),
    index("hires_created").on(t.createdAt, t.id),
    index("hires_ends").on(t.endsAt, t.id),
    index("hires_deposit_due").on(t.depositDueAt).where(sql`${t.state} = 'awaiting-deposit'`),
    index("hires_handover_mail").on(t.handoverMailAt).where(sql`${t.handoverMailAt} is not null`),
    index("hires_return_mail").on(t.returnMailAt).where(sql`${t.returnMailAt} is not null`),
    index("hires_attention_at").on(t.createdAt).where(sql`${t.attention} is not null`),
    foldedIndex("hires_search", t.number, t.name, t.email, t.company),
  ],
);

/** What is hired, frozen at acceptance. The counts follow from scans. */
export const hireLines = pgTable(
  "hire_lines",
  {
    id: idColumn(),
    hireId: partOf("hire_id", () => hires.id),
    position: integer("position").notNull(),
    kind: text("kind", { enum: QUOTE_LINE_KINDS }).notNull(),
    itemId: uuid("item_id").references(() => hireItems.id, { onDelete: "restrict" }),
    name: text("name").notNull(),
    nameGa: text("name_ga"),
    quantity: integer("quantity").notNull(),
    dayRateNet: centsColumn("day_rate_net_cents").notNull(),
    vatRate: integer("vat_rate").notNull(),
    /** Thousandths. */
    factor: integer("factor").notNull(),
    /** Basis points. */
    discount: integer("discount").notNull(),
    net: centsColumn("net_cents").notNull(),
    orderDiscount: centsColumn("order_discount_cents").notNull(),
    /** The factors by charged days; null for a custom line. */
    factors: jsonb("factors").$type<StoredFactors>(),
    replacementNet: centsColumn("replacement_net_cents"),
    costNet: centsColumn("cost_net_cents"),
    unitNumber: integer("unit_number"),
    /** As in `hire_quote_lines`. */
    service: boolean("service").notNull().default(false),
    prepped: integer("prepped").notNull().default(0),
    out: integer("out").notNull().default(0),
    back: integer("back").notNull().default(0),
    missing: integer("missing").notNull().default(0),
    damaged: integer("damaged").notNull().default(0),
  },
  (t) => [
    uniqueIndex("hire_lines_position").on(t.hireId, t.position),
    enumCheck("hire_lines_kind", t.kind, QUOTE_LINE_KINDS),
    check("hire_lines_quantity", sql`${t.quantity} between 1 and 9999`),
    check(
      "hire_lines_counts",
      sql`${t.prepped} >= 0 and ${t.out} >= 0 and ${t.back} >= 0 and ${t.missing} >= 0 and ${t.damaged} between 0 and ${t.back} and ${t.back} + ${t.missing} <= ${t.out}`,
    ),
    index("hire_lines_item").on(t.itemId),
  ],
);

/** What a customer asks for after an offer or a booking. */
export const hireRequests = pgTable(
  "hire_requests",
  {
    id: idColumn(),
    quoteId: uuid("quote_id").references(() => hireQuotes.id, { onDelete: "cascade" }),
    hireId: uuid("hire_id").references(() => hires.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: HIRE_REQUEST_KINDS }).notNull(),
    state: text("state", { enum: HIRE_REQUEST_STATES }).notNull().default("open"),
    text: text("text").notNull().default(""),
    /** The wanted collection; `endsAt` is the wanted return. */
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    /** What staff say to it. */
    answer: text("answer"),
    answeredBy: text("answered_by").references(() => users.id, { onDelete: "set null" }),
    answeredAt: instant("answered_at"),
    /** The form's idempotency key: the same form sent twice is one request. */
    postKey: text("post_key").notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck("hire_requests_kind", t.kind, HIRE_REQUEST_KINDS),
    enumCheck("hire_requests_state", t.state, HIRE_REQUEST_STATES),
    check("hire_requests_subject", sql`(${t.quoteId} is null) <> (${t.hireId} is null)`),
    index("hire_requests_quote").on(t.quoteId),
    index("hire_requests_hire").on(t.hireId),
    index("hire_requests_open").on(t.createdAt).where(sql`${t.state} = 'open'`),
  ],
);

/**
 * A delivery or return note that was signed: what was signed and by whom. No row is ever changed; migration 0039 adds
 * the trigger that refuses it.
 */
export const hireNotes = pgTable(
  "hire_notes",
  {
    id: idColumn(),
    hireId: partOf("hire_id", () => hires.id),
    kind: text("kind", { enum: HIRE_NOTE_KINDS }).notNull(),
    /** The number of the paper, counted for each hire and kind. */
    number: integer("number").notNull(),
    /** Frozen `NoteContent`. */
    content: jsonb("content").$type<object>().notNull(),
    /** SHA-256 of the content. */
    hash: text("hash").notNull(),
    /** The name of the person who signed, as typed. */
    name: text("name").notNull(),
    /** Lines that were drawn, each a row of x and y; null where the typed name is the signature. */
    strokes: jsonb("strokes").$type<readonly (readonly number[])[]>(),
    signedAt: instant("signed_at").notNull(),
    /** The staff member whose screen it was. */
    actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    enumCheck("hire_notes_kind", t.kind, HIRE_NOTE_KINDS),
    uniqueIndex("hire_notes_number").on(t.hireId, t.kind, t.number),
    check("hire_notes_positive", sql`${t.number} >= 1`),
    check("hire_notes_size", sql`${t.strokes} is null or length(${t.strokes}::text) <= 400000`),
    index("hire_notes_actor").on(t.actorId),
  ],
);
