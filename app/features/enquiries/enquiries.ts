import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import { type ATTACHMENT_KINDS, type ENQUIRY_STATES, FORM_TYPES } from "./enums.ts";

export type FormType = (typeof FORM_TYPES)[number];

/** The forms a visitor can fill in. A custom item request is stored as formType "contact". */
export type FormName = FormType | "custom-item";

/** Every form, as lists name them. */
export const FORM_NAMES: readonly FormName[] = [...FORM_TYPES, "custom-item"];

export type EnquiryState = (typeof ENQUIRY_STATES)[number];
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** One enquiry, checked and cleaned. */
export interface EnquiryInput {
  readonly formType: FormType;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string | null;
  readonly message: string;
}

/** An enquiry as it was sent, for the page that confirms it. */
export interface EnquiryCopy {
  readonly enquiry: Omit<EnquiryInput, "formType">;
  readonly details: StoredEnquiryDetails;
  /** Names of the files that came with it. */
  readonly files: readonly string[];
}

/** What a form shows after it was posted. */
export type EnquiryAnswer =
  | {
      readonly kind: "sent";
      readonly form: FormName;
      readonly reference: string;
      /** Work for the browser as JSON, when the enquiry looks like a program's; null for all others. */
      readonly challenge: string | null;
      /** What was sent, for its sender to read again; null where the page has words of its own for it. */
      readonly copy: EnquiryCopy | null;
    }
  | {
      readonly kind: "invalid";
      readonly form: FormName;
      readonly faults: readonly FaultText[];
      readonly values: Readonly<Record<string, string>>;
      readonly token: string;
    }
  | {
      readonly kind: "failed";
      readonly form: FormName;
      readonly values: Readonly<Record<string, string>>;
      readonly token: string;
    };

/** A fault of a unit of the fleet, reported by the form behind its label. */
export interface UnitFaultReport {
  readonly id: string;
  readonly reference: string;
  readonly message: string;
  readonly state: EnquiryState;
  readonly createdAt: Date;
}

/** One line of the back office's list. */
export interface EnquirySummary extends EnquiryInput {
  readonly id: string;
  readonly reference: string;
  readonly locale: Locale;
  readonly state: EnquiryState;
  readonly createdAt: Date;
}

export const FORM_LABELS: Readonly<Record<FormName, Message>> = {
  contact: messages.formContact,
  "custom-item": messages.formCustomItem,
  "equipment-servicing": messages.formServicing,
  "dry-hire": messages.formDryHire,
};

/** What a custom item request begins with, in either language. */
export const CUSTOM_ITEM_HEADINGS = LOCALES.map((locale) => `${format(locale, messages.customHeading)}\n`);

/**
 * The form that an enquiry came by. A custom item request is stored as formType "contact" and told by the first line
 * of its message; `message` may be its beginning.
 */
export function formOf({
  formType,
  message,
}: {
  readonly formType: FormType;
  readonly message: string;
}): FormName {
  const isCustom =
    formType === "contact" && CUSTOM_ITEM_HEADINGS.some((heading) => message.startsWith(heading));
  return isCustom ? "custom-item" : formType;
}

/** An enquiry as its sender sees it in the account. */
export interface OwnEnquiry
  extends Pick<EnquirySummary, "id" | "reference" | "formType" | "message" | "locale" | "createdAt"> {
  readonly answered: boolean;
  /** Oldest first. */
  readonly answers: readonly OwnAnswer[];
}

interface OwnAnswer {
  readonly id: string;
  readonly text: string;
  /** The language it was written in; null where it was not noted. */
  readonly locale: Locale | null;
  readonly createdAt: Date;
}

export const ENQUIRY_STATE_MESSAGES: Readonly<Record<EnquiryState, Message>> = {
  new: messages.stateNew,
  answered: messages.stateAnswered,
  waiting: messages.stateWaiting,
  won: messages.stateWon,
  lost: messages.stateLost,
  spam: messages.stateSpam,
};

/** The name of the field that only programs fill in. */
export const HONEYPOT = "website";

/** The name of the field that carries the form's token. */
export const TOKEN_FIELD = "form_token";

/** The subject of every answer: that of the copy the enquirer got, so that mail programs keep them together. */
export function replySubject(reference: string, locale: Locale): string {
  return `Re: ${format(locale, messages.senderSubject, { reference })}`;
}
