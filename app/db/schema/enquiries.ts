import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { enquiryText } from "#app/db/enquiry-text.ts";
import type { AVAILABILITIES } from "#app/features/claims/enums.ts";
import {
  ATTACHMENT_KINDS,
  ENQUIRY_STATES,
  ENTRY_KINDS,
  FORM_TYPES,
  type WARRANTY_ANSWERS,
} from "#app/features/enquiries/enums.ts";
import { LOCALES } from "#app/i18n/locale.ts";
import { createdAt, enumCheck, idColumn, instant, partOf, updatedAt } from "../columns.ts";
import { foldedPhone } from "../folded-phone.ts";
import { users } from "./identity.ts";

/** One line of what somebody wants to hire; `productId` is null where the catalogue has nothing of that name. */
export interface StoredHireItem {
  readonly quantity: number;
  readonly text: string;
  readonly productId: string | null;
  readonly productName: string | null;
  readonly sku: string | null;
}

/** A hire basket as it was sent, with the prices and the availability of that moment. Sums in cents, net of VAT. */
export interface StoredHireRequest {
  /** Irish wall time, YYYY-MM-DDTHH:MM; null where no dates were chosen. */
  readonly from: string | null;
  readonly to: string | null;
  readonly lines: readonly StoredHireLine[];
  /** The price of the basket; null without dates. */
  readonly price: StoredHirePrice | null;
}

export interface StoredHireLine {
  readonly itemId: string;
  readonly code: string;
  readonly name: string;
  readonly nameGa: string | null;
  readonly quantity: number;
  readonly dayRateNet: number;
  /** The price for the dates, in cents; null without dates. */
  readonly net: number | null;
  readonly state: (typeof AVAILABILITIES)[number] | null;
  /** Pieces that were free, of `quantity`. */
  readonly available: number;
}

export interface StoredHirePrice {
  readonly days: number;
  /** Thousandths. */
  readonly factor: number;
  readonly minimum: number;
  readonly waiver: number;
  readonly net: number;
  readonly vat: number;
  /** VAT included. */
  readonly total: number;
}

/** What a form asks beyond the fields that every enquiry has. A key is absent when nothing was filled in. */
export interface StoredEnquiryDetails {
  /** Calendar days in Ireland, YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
  readonly place?: string;
  readonly items?: readonly StoredHireItem[];
  readonly hire?: StoredHireRequest;
  readonly make?: string;
  readonly model?: string;
  readonly serial?: string;
  readonly fault?: string;
  readonly warranty?: (typeof WARRANTY_ANSWERS)[number];
  readonly collection?: boolean;
  /** Number of the unit of the fleet whose fault is reported. */
  readonly unit?: number;
  /** Tokens of the files of a suspect post, until it is proved or taken out of the spam. */
  readonly heldFiles?: readonly string[];
}

export const enquiries = pgTable(
  "enquiries",
  {
    id: idColumn(),
    /** The number that the sender sees and mails name, e.g. IST-2026-0001. */
    reference: text("reference").notNull().unique(),
    formType: text("form_type", { enum: FORM_TYPES }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    company: text("company"),
    message: text("message").notNull(),
    details: jsonb("details").$type<StoredEnquiryDetails>().notNull().default({}),
    locale: text("locale", { enum: LOCALES }).notNull(),
    state: text("state", { enum: ENQUIRY_STATES }).notNull().default("new"),
    /** The instant at which the 24 hours are over, in the working time of the settings. */
    dueAt: instant("due_at").notNull().defaultNow(),
    /** The clock's start: the arrival, or the last time the enquiry was opened again. */
    openedAt: instant("opened_at").notNull().defaultNow(),
    /** The first answer. */
    answeredAt: instant("answered_at"),
    /**
     * The instant at which the sender's browser did the work that suspicious posts are asked for; null when it was
     * not asked or did not.
     */
    provedAt: instant("proved_at"),
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    /** The form's own token: a second post of the same form is the same enquiry. */
    formToken: text("form_token").unique(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    enumCheck("enquiries_form_type", t.formType, FORM_TYPES),
    enumCheck("enquiries_state", t.state, ENQUIRY_STATES),
    enumCheck("enquiries_locale", t.locale, LOCALES),
    index("enquiries_created").on(t.createdAt),
    index("enquiries_due").on(t.state, t.dueAt, t.id),
    index("enquiries_email").on(sql`lower(${t.email})`),
    index("enquiries_phone").on(sql`(${foldedPhone(t.phone)}) text_pattern_ops`),
    index("enquiries_updated").on(t.updatedAt),
    // Of accounts: deleting one, and the customer that is tied to one.
    index("enquiries_user").on(t.userId).where(sql`${t.userId} is not null`),
    index("enquiries_unit").on(sql`(${t.details} -> 'unit')`).where(sql`${t.details} ? 'unit'`),
    index("enquiries_search").using("gin", sql`(${enquiryText(t)}) gin_trgm_ops`),
  ],
);

/** What staff wrote about an enquiry: notes among themselves, and answers that went out by mail. */
export const enquiryEntries = pgTable(
  "enquiry_entries",
  {
    id: idColumn(),
    enquiryId: partOf("enquiry_id", () => enquiries.id),
    kind: text("kind", { enum: ENTRY_KINDS }).notNull(),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    /** The subject of an answer; null for a note. */
    subject: text("subject"),
    /** The language of an answer; null for a note. */
    locale: text("locale", { enum: LOCALES }),
    text: text("text").notNull(),
    /** The answer's row in the outbox, whose text is removed earlier than this one. */
    mailId: uuid("mail_id"),
    /** The form's idempotency key: the same form sent twice writes one entry. */
    postKey: text("post_key").notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck("enquiry_entries_kind", t.kind, ENTRY_KINDS),
    enumCheck("enquiry_entries_locale", t.locale, LOCALES),
    index("enquiry_entries_enquiry").on(t.enquiryId, t.id),
  ],
);

/**
 * A picture sent with an enquiry or a reply, as it was encoded again, or a PDF as it came; `file` names it in the
 * storage. The table is called after the more frequent kind.
 */
export const enquiryAttachments = pgTable(
  "enquiry_photos",
  {
    id: idColumn(),
    enquiryId: partOf("enquiry_id", () => enquiries.id),
    /** The reply that it went with; null for a file of the sender. */
    entryId: uuid("entry_id").references(() => enquiryEntries.id, { onDelete: "cascade" }),
    file: text("file").notNull().unique(),
    kind: text("kind", { enum: ATTACHMENT_KINDS }).notNull().default("photo"),
    /** The file's name as the sender gave it, without path and control characters. */
    name: text("name").notNull().default(""),
    /** The file's size in bytes; null where it was not noted. */
    size: integer("size"),
    /** Width and height of a picture in pixels; null for a PDF. */
    width: integer("width"),
    height: integer("height"),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck("enquiry_photos_kind", t.kind, ATTACHMENT_KINDS),
    index("enquiry_photos_enquiry").on(t.enquiryId),
  ],
);
