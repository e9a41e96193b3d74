import { DAY_MS, SECOND_MS } from "#app/lib/time/clock.ts";
import type { EnquiryInput } from "./enquiries.ts";

/** From this score on an enquiry is kept as spam: stored, shown to staff, and answered as usual, but no mail leaves. */
export const SPAM_SCORE = 3;

const YOUNGEST_MS = 3 * SECOND_MS;
const OLDEST_MS = DAY_MS;
/** Finished pages are kept until the site changes, and their token with them. */
const OLDEST_SHARED_MS = 90 * DAY_MS;

/** What is known about a form's token. A shared one is in a page that is sent to many visitors. */
export type TokenFacts =
  | { readonly kind: "missing" | "forged" }
  | { readonly kind: "valid"; readonly nonce: string; readonly shared: boolean; readonly ageMs: number };

interface Signs {
  readonly token: TokenFacts;
  /** What was typed into the field that people do not see. */
  readonly honeypot: string;
  /** A program's own call of the API brings no token, and that alone is no offence. */
  readonly viaApi: boolean;
  readonly enquiry: EnquiryInput;
}

/**
 * How much an enquiry looks like a program's. Speed, a missing token or a filled trap decide alone; content only
 * together with something else, because people send links too.
 */
export function spamScore({ token, honeypot, viaApi, enquiry }: Signs): number {
  return (honeypot.trim() === "" ? 0 : 5) + tokenScore(token, viaApi) + contentScore(enquiry);
}

function tokenScore(token: TokenFacts, viaApi: boolean): number {
  if (token.kind !== "valid") return token.kind === "missing" && viaApi ? 1 : SPAM_SCORE;
  if (token.ageMs < YOUNGEST_MS) return SPAM_SCORE;
  return token.ageMs > (token.shared ? OLDEST_SHARED_MS : OLDEST_MS) ? 1 : 0;
}

const LINK = /https?:\/\/|www\./i;
const LINKS = new RegExp(LINK, "gi");
const MARKUP = /<a\s|\[url|\[link|<\/a>/i;

function contentScore({ name, company, message }: EnquiryInput): number {
  const links = message.match(LINKS)?.length ?? 0;
  const inNames = LINK.test(`${name} ${company ?? ""}`) ? 2 : 0;
  return (links === 0 ? 0 : links < 3 ? 1 : 2) + (MARKUP.test(message) ? 2 : 0) + inNames;
}
