import type { Cents } from "#app/lib/money.ts";
import type { QuoteState } from "../quote-states.ts";
import type { CustomerQuote } from "../quotes.ts";

/** A quote in the list of its customer. */
export interface QuoteSummary {
  readonly number: string;
  readonly token: string;
  /** The state by the clock. */
  readonly state: QuoteState;
  readonly version: number;
  /** VAT included, with the options chosen from the beginning. */
  readonly total: Cents;
  readonly from: Date;
  readonly to: Date;
  readonly expiresAt: Date;
}

export function toQuoteSummary({ number, token, state, current }: CustomerQuote): QuoteSummary {
  const { content, total, expiresAt } = current;
  return {
    number,
    token,
    state,
    total,
    expiresAt,
    version: current.number,
    from: new Date(content.from),
    to: new Date(content.to),
  };
}
