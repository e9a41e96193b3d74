import { workingDayFrom } from "#app/features/enquiries/hours/irish-holidays.ts";
import { irishDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import type { QuoteContent } from "./quote-content.ts";

/** A consumer may withdraw so long after accepting (Directive 2011/83/EU, Art. 9; Consumer Rights Act 2022, s. 104). */
const WITHDRAWAL_DAYS = 14;

type Offer = Pick<QuoteContent, "customer" | "lines">;

/** True where a consumer may withdraw from what this content offers (Consumer Rights Act 2022, Part 5). */
export function hasWithdrawal({ customer, lines }: Offer): boolean {
  return !customer.trade && lines.some(({ withdrawal }) => withdrawal);
}

/** The content without the optional lines that are not in `options`. */
export function withOptions<T extends Offer>(content: T, options: readonly string[]): T {
  return {
    ...content,
    lines: content.lines.filter(({ id, optional }) => !optional || options.includes(id)),
  };
}

/**
 * True where a consumer must ask for a hire to begin before the time to withdraw is over: what is accepted at `now`
 * starts within it.
 */
export function needsBeginEarly(content: Offer & Pick<QuoteContent, "from">, now: Date): boolean {
  return hasWithdrawal(content) && new Date(content.from) < withdrawalEnd(now);
}

/**
 * The last instant to withdraw from a hire that was accepted and starts then: the right ends with its start. It follows
 * the start where that moves.
 */
export function withdrawalUntil(acceptedAt: Date, startsAt: Date): Date {
  const end = withdrawalEnd(acceptedAt);
  return end < startsAt ? end : startsAt;
}

/**
 * The period begins with the day after the acceptance, has 14 whole days and ends with a working day (Regulation
 * 1182/71, Art. 3, by recital 41 of Directive 2011/83/EU).
 */
function withdrawalEnd(acceptedAt: Date): Date {
  return startOfIrishDay(workingDayFrom(irishDayOf(acceptedAt) + WITHDRAWAL_DAYS) + 1);
}
