import type { Locale } from "#app/i18n/locale.ts";
import type { Cents } from "#app/lib/money.ts";
import type { QuoteContent, QuoteLineKind } from "./content/quote-content.ts";
import type { HIRE_TRANSPORTS, QUOTE_ORIGINS } from "./enums.ts";
import type { QuoteState } from "./quote-states.ts";

export type QuoteOrigin = (typeof QUOTE_ORIGINS)[number];
export type HireTransport = (typeof HIRE_TRANSPORTS)[number];

/** What a version has only once it was sent. */
export const UNSENT = {
  content: null,
  hash: null,
  total: null,
  sentAt: null,
  sentBy: null,
  expiresAt: null,
  openedAt: null,
  takenBackAt: null,
} as const;

/** A line of a draft, with what only staff see. */
export interface QuoteLineView {
  readonly id: string;
  readonly kind: QuoteLineKind;
  readonly itemId: string | null;
  /** The item's code; empty for other lines. */
  readonly code: string;
  readonly name: string;
  readonly text: string;
  readonly textGa: string;
  readonly quantity: number;
  readonly optional: boolean;
  readonly chosen: boolean;
  /** Net of VAT; null: the item's own. */
  readonly dayRateNet: Cents | null;
  /** The item's rate today, net of VAT; null for other lines. */
  readonly itemRateNet: Cents | null;
  /** Basis points; null: the item's own. */
  readonly vatRate: number | null;
  /** Basis points. */
  readonly discount: number;
  readonly costNet: Cents | null;
  readonly supplierId: string | null;
  readonly unitNumber: number | null;
  /** A custom line for which nothing leaves the store. */
  readonly service: boolean;
  /** The line as the customer's list had it. */
  readonly source: string;
}

/** The version that is being written. Sums are net of VAT, shares in basis points. */
export interface QuoteDraftView {
  readonly versionId: string;
  readonly number: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly transport: HireTransport;
  readonly place: string;
  readonly waiver: boolean;
  readonly insuredUntil: string | null;
  readonly orderDiscount: number;
  readonly transportNet: Cents;
  readonly crewNet: Cents;
  readonly consumablesNet: Cents;
  readonly ownCostNet: Cents;
  readonly deposit: number;
  readonly hold: boolean;
  readonly validDays: number;
  readonly message: string;
  readonly lines: readonly QuoteLineView[];
}

/** A version that was sent. */
export interface SentVersion {
  readonly versionId: string;
  readonly number: number;
  readonly content: QuoteContent;
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  /** Ids of the optional lines that it is priced with: those accepted, else those ticked from the beginning. */
  readonly options: readonly string[];
  readonly isAccepted: boolean;
  /** With these, VAT included. */
  readonly total: Cents;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  /** The customer's first look at it. */
  readonly openedAt: Date | null;
  /** Null: staff did not take it back. */
  readonly takenBackAt: Date | null;
}

/** What a customer asked to be changed in a quote. */
export interface QuoteRequest {
  readonly id: string;
  readonly text: string;
  /** `done`: answered by staff; while it was open, `accepted`: the quote was accepted, `closed`: it ended. */
  readonly state: "open" | "done" | "accepted" | "closed";
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
}

/** The field of the form that sends a quote: ids of the open requests on its page, with blanks between them. */
export const SHOWN_REQUESTS = "shown-requests";

interface QuoteFacts {
  readonly id: string;
  readonly number: string;
  readonly token: string;
  /** The state by the clock: a sent quote past the expiry of its last version reads as expired. */
  readonly state: QuoteState;
  readonly origin: QuoteOrigin;
  readonly enquiryId: string | null;
  readonly userId: string | null;
  readonly locale: Locale;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string | null;
  readonly vatNumber: string | null;
  readonly trade: boolean;
  readonly declineReason: string | null;
  /** Counts every change; a form made from an older one is refused. */
  readonly version: number;
  readonly createdAt: Date;
}

/** A quote as the back office shows it. Sent versions newest first. */
export interface QuoteView extends QuoteFacts {
  readonly assigneeId: string | null;
  readonly note: string;
  /** The last first. */
  readonly requests: readonly QuoteRequest[];
  readonly draft: QuoteDraftView | null;
  readonly sent: readonly SentVersion[];
  readonly acceptedVersionId: string | null;
  /** A further version can be sent and accepted: its hire, if any, has not begun and was not cancelled. */
  readonly renewable: boolean;
}

/** A quote as its public page shows it: what was sent, and nothing that only staff see. Versions newest first. */
export interface PublicQuote extends QuoteFacts {
  /** The version sent last that was not taken back: the one that can be accepted. */
  readonly current: SentVersion;
  /** The further version after it that staff took back; null: there is none. */
  readonly takenBack: SentVersion | null;
  readonly versions: readonly SentVersion[];
  /** The last first. */
  readonly requests: readonly QuoteRequest[];
  /** The version accepted last. */
  readonly acceptedVersionId: string | null;
  /** A further version can be accepted: as in `QuoteView`, and the hire was not moved since to other dates. */
  readonly renewable: boolean;
}

/**
 * The further version of an accepted quote, sent last, that staff can take back; null: there is none. Also one that
 * expired or was ended by a move: until it is taken back, the link shows it instead of the accepted one.
 */
export function furtherVersion({
  state,
  sent,
}: {
  readonly state: QuoteState;
  readonly sent: readonly SentVersion[];
}): SentVersion | null {
  const [last] = sent;
  return state === "accepted" && last && !last.isAccepted && last.takenBackAt === null ? last : null;
}

/** A quote in the list of its customer, with the version sent last. */
export type CustomerQuote = Pick<PublicQuote, "id" | "number" | "token" | "state" | "current">;
