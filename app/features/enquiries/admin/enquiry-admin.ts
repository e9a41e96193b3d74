import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import type { MailState } from "#app/features/mail/mail.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/enquiry-admin.ts";
import { flag, idField, listQuery, oneOf, type QueryOf, textField, writeText } from "#app/lib/list-query.ts";
import { queryText } from "#app/lib/text/query-text.ts";
import { type AttachmentKind, type EnquiryState, type EnquirySummary, FORM_NAMES } from "../enquiries.ts";
import { ENQUIRY_STATES } from "../enums.ts";

/** What the back office's list shows; "all" is every state. */
export type EnquiryTab = EnquiryState | "all";

export const ENQUIRY_TABS: readonly EnquiryTab[] = [...ENQUIRY_STATES, "all"];

export const enquiriesList = listQuery(adminPath("/admin/enquiries"), {
  search: textField,
  view: {
    read: (params) => ENQUIRY_TABS.find((known) => known === params.get("state")) ?? usualTab(params),
    write: (params, _, tab: EnquiryTab) => writeText(params, "state", tab === usualTab(params) ? null : tab),
  },
  form: oneOf(FORM_NAMES),
  /** True for enquiries that are assigned to the viewer alone. */
  mine: flag(),
  /** The id of the last enquiry already shown; empty at the start. */
  before: idField,
});

/** The list as its address says it. */
export type EnquiriesQuery = QueryOf<typeof enquiriesList>;

/** A search alone looks everywhere. */
function usualTab(params: URLSearchParams): EnquiryTab {
  return queryText(params) === "" ? "new" : "all";
}

/** One row of the back office's list. */
export interface AdminRow extends Omit<EnquirySummary, "message"> {
  /** The beginning of the text. */
  readonly excerpt: string;
  readonly assignee: string | null;
  readonly dueAt: Date;
  /** Minutes of working time left to answer; negative when late, null where no clock runs. */
  readonly minutesLeft: number | null;
}

/** What happened to an enquiry, in the order of time. */
export type AdminEvent = { readonly id: string; readonly at: Date; readonly by: string | null } & (
  | { readonly kind: "received" }
  /** The sender's browser did its work, and the enquiry left the spam. */
  | { readonly kind: "proved" }
  | { readonly kind: "moved"; readonly from: EnquiryState; readonly to: EnquiryState }
  | { readonly kind: "assigned"; readonly to: string | null }
  /** With the idempotency key of its form. */
  | { readonly kind: "note"; readonly text: string; readonly formKey: string }
  | {
      readonly kind: "reply";
      readonly text: string;
      /** Null where it was not noted. */
      readonly locale: Locale | null;
      readonly subject: string;
      readonly files: readonly AttachmentView[];
      readonly mailId: string | null;
      /** The state of the mail; null once its row is gone. */
      readonly mailState: MailState | null;
    }
);

export interface AttachmentView {
  readonly id: string;
  readonly kind: AttachmentKind;
  /** The file's name as the sender gave it; may be empty. */
  readonly name: string;
  /** The file's size in bytes; null where it was not noted. */
  readonly size: number | null;
  /** Width and height of a picture in pixels; null for a PDF. */
  readonly width: number | null;
  readonly height: number | null;
}

/** One enquiry in full, for staff. */
export interface EnquiryView extends EnquirySummary {
  readonly details: StoredEnquiryDetails;
  readonly dueAt: Date;
  readonly minutesLeft: number | null;
  readonly answeredAt: Date | null;
  readonly assigneeId: string | null;
  readonly account: { readonly id: string; readonly name: string; readonly email: string } | null;
  readonly attachments: readonly AttachmentView[];
  readonly events: readonly AdminEvent[];
  /** The id of the last answer, or null. */
  readonly lastReply: string | null;
  /** Others of the same address, latest first. */
  readonly earlier: readonly Pick<EnquirySummary, "id" | "reference" | "formType" | "state" | "createdAt">[];
}

/** How fast one month's enquiries were answered. */
export interface MonthSpeed {
  /** YYYY-MM in Ireland. */
  readonly month: string;
  readonly received: number;
  readonly answered: number;
  /** Minutes from arrival to first answer; null when none was answered. */
  readonly medianMinutes: number | null;
}

/** 4 h 10 min, without a sign. */
export function spanText(locale: Locale, minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return hours > 0
    ? format(locale, messages.hoursMinutes, { hours, minutes: rest })
    : format(locale, messages.onlyMinutes, { minutes: rest });
}

/** The resources of an enquiry that its page sends forms to. */
export type EnquiryAction = "assignments" | "moves" | "notes" | "replies" | "reversal";

/** What the action refused, with the words that must not be lost. */
export interface ReturnedEnquiryForm {
  readonly action: EnquiryAction;
  readonly kind: string;
  readonly text: string;
  /** The subject of a reply; else empty. */
  readonly subject: string;
  readonly locale: Locale;
}
