import type { Locale } from "#app/i18n/locale.ts";
import type { MAIL_STATES } from "./enums.ts";

export type MailState = (typeof MAIL_STATES)[number];

/** A finished mail: nothing about it is decided later. Made before the transaction, because making it takes time. */
export interface RenderedMail {
  /** The site's host name, of which its Message-ID is. */
  readonly host: string;
  /** What the mail is for, e.g. "order-paid"; staff filter by it. */
  readonly kind: string;
  readonly locale: Locale;
  /** One address, without a name. */
  readonly recipient: string;
  /** One address, without a name. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** What the mail is about, e.g. "order" and its id. */
  readonly subjectType: string | null;
  readonly subjectId: string | null;
}

/** The host of the Message-IDs of a site's mails. */
export function mailHost(origin: string): string {
  return new URL(origin).hostname;
}

/** A finished mail with a word that was not known when it was made: the number of a document that is drawn later. */
export function withWord(mail: RenderedMail, placeholder: string, word: string): RenderedMail {
  const put = (text: string) => text.replaceAll(placeholder, word);
  return { ...mail, subject: put(mail.subject), html: put(mail.html), text: put(mail.text) };
}

/** Who writes the mail, as the law requires it on letters; what is empty is not shown. The company setting fits. */
export interface MailSender {
  readonly legalName?: string | undefined;
  readonly tradingName?: string | undefined;
  readonly companyNumber?: string | undefined;
  readonly registeredOffice?: string | undefined;
  readonly directors?: string | undefined;
  readonly beingWoundUp?: boolean | undefined;
  readonly shareCapital?: string | undefined;
  readonly vatNumber?: string | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** One line of the list of mails. */
export interface MailSummary {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly state: MailState;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** A mail of the list of all. */
export interface ListedMail extends MailSummary {
  /** Its link was that of an invitation that has been withdrawn. */
  readonly isWithdrawn: boolean;
}

/** One mail in full. */
export interface FullMail extends ListedMail {
  readonly messageId: string;
  readonly replyTo: string | null;
  readonly locale: Locale;
  /** The mail's text; empty once it has been removed, 30 days after sending. */
  readonly html: string;
  readonly text: string;
  readonly subjectType: string | null;
  readonly subjectId: string | null;
  readonly nextAttemptAt: Date;
  /** Names of the files that go with it. */
  readonly fileNames: readonly string[];
}

// Control characters, spaces, quotes, comments, groups and lists have no place in an address of ours.
const ADDRESS = /^[^\s\p{Cc}@<>(),;:"[\]\\]+@[^\s\p{Cc}@<>(),;:"[\]\\]+$/u;

/** Longer than RFC 5321 lets a server accept: it is for the server to refuse, and for staff to see that it did. */
const MAX_ADDRESS_LENGTH = 320;

/** True for one plain address. The check is linear in the length: no nested comments, no quoted parts. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text);
}

/** Stops a text that could open a second header line (CR, LF) or that mail programs refuse (other controls). */
export function assertHeaderText(text: string): void {
  if (/[\p{Cc}\u2028\u2029]/u.test(text))
    throw new Error("A mail header must not hold line breaks or control characters");
}

/** Throws for what is not one plain mail address. */
export function assertMailAddress(text: string): void {
  if (!isMailAddress(text)) throw new Error("Not one plain mail address");
}

const MESSAGE_ID = /^<[^\s\p{Cc}<>]{1,200}@[^\s\p{Cc}<>]{1,200}>$/u;

/** Throws for what is not one plain Message-ID with its angle brackets. */
export function assertMessageId(text: string): void {
  if (!MESSAGE_ID.test(text)) throw new Error("Not one plain Message-ID");
}
