import { type Locale, localeHref } from "#app/i18n/locale.ts";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import type { QuoteState } from "../quote-states.ts";
import type { PublicQuote, SentVersion } from "../quotes.ts";
import type { AcceptanceValues } from "./acceptance-form.ts";
import { carriedOptions } from "./quote-options.ts";

/** Ids of the forms of the page; boxes of optional lines in the document belong to the first. */
export const ACCEPT_FORM = "accept";

/** Why an answer to a quote was not taken; the page shows it above the form that it is about. */
export interface QuotePageRefusal {
  readonly form: "accept" | "change" | "decline" | "hold";
  /** One sentence, in the reader's language. */
  readonly text: string;
  /** Further lines of it, such as the items that are short. */
  readonly details?: readonly string[];
}

/** What an action of the page says when it did not do what was asked, with what was typed. */
export interface QuotePageAnswer {
  readonly refusal: QuotePageRefusal | null;
  readonly faults: readonly FaultText[];
  readonly values: Partial<AcceptanceValues>;
  /** The version whose options are in `values`; another one may be the latest by now. */
  readonly optionsOf?: string;
  /** What was typed into the form that asks for a change or declines the quote. */
  readonly text?: string;
}

/** The one hold of gear that an instant quote can have. */
export interface QuoteHold {
  readonly until: Date;
  readonly isOver: boolean;
}

const VERSION = "version";

/** The version that an address names: the current one unless it names another; undefined where there is no such one. */
export function shownVersion(
  { current, versions }: Pick<PublicQuote, "current" | "versions">,
  params: URLSearchParams,
): SentVersion | undefined {
  const number = params.get(VERSION);
  return number === null ? current : versions.find((version) => String(version.number) === number);
}

/** The page of a version, or the one of its terms. */
export function versionPath(
  { token, current }: Pick<PublicQuote, "token" | "current">,
  { versionId, number }: Pick<SentVersion, "versionId" | "number">,
  { locale, page }: { readonly locale: Locale; readonly page?: "terms" },
): string {
  const search = versionId === current.versionId ? "" : (`?${VERSION}=${number}` as const);
  return page
    ? localeHref(locale, `/dry-hire/quote/${token}/${page}${search}`)
    : localeHref(locale, `/dry-hire/quote/${token}${search}`);
}

/** What can be done with the version that the page shows. */
export interface QuoteChoices {
  readonly accept: boolean;
  readonly decline: boolean;
  /** A further version of a quote of which an earlier one is accepted. */
  readonly further: boolean;
}

/**
 * What a customer may do with the shown version. Only the latest one can be accepted, and a quote whose hire exists
 * can no longer be declined.
 */
export function choicesOf(quote: PublicQuote, shown: SentVersion, now: Date): QuoteChoices {
  const isCurrent = shown.versionId === quote.current.versionId;
  const further =
    quote.state === "accepted" &&
    quote.acceptedVersionId !== quote.current.versionId &&
    quote.current.expiresAt > now &&
    quote.renewable;
  const open = quote.state === "sent";
  return { accept: isCurrent && (open || further), decline: isCurrent && open, further };
}

/**
 * The optional lines that are ticked on the page after an answer; those of a replaced version are carried over. An
 * accepted version keeps what was accepted.
 */
export function answeredOptions(
  answer: QuotePageAnswer | null,
  { quote, shown }: { readonly quote: PublicQuote; readonly shown: SentVersion },
): readonly string[] | undefined {
  const options = shown.isAccepted ? undefined : answer?.values.options;
  const earlier = quote.versions.find(({ versionId }) => versionId === answer?.optionsOf);
  if (!options || !earlier || earlier.versionId === shown.versionId) return options;
  return carriedOptions(earlier.content, options, shown.content);
}

/** The state that the page says in words; null while the quote is simply open. */
export function closedState(quote: PublicQuote): Exclude<QuoteState, "draft" | "sent"> | null {
  const { state } = quote;
  return state === "sent" || state === "draft" ? null : state;
}
