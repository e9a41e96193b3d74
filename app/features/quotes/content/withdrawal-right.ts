import { withdrawalEnd } from "#app/features/withdrawals/period.ts";
import { type Cents, cents, ZERO } from "#app/lib/money.ts";
import type { QuoteContent } from "./quote-content.ts";

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
  return hasWithdrawal(content) && new Date(content.from) < withdrawalEnd(now, now);
}

export interface RightFacts {
  readonly acceptedAt: Date;
  /** The time at which the contract was given on a durable medium; null when it never was. */
  readonly informedAt: Date | null;
  readonly startsAt: Date;
}

/**
 * The last instant to withdraw from what was accepted of a hire (Directive 2011/83/EU, Art. 9 and 10; Consumer Rights Act
 * 2022, Part 5): the right ends with its start. It follows the start where that moves.
 */
export function withdrawalUntil({ acceptedAt, informedAt, startsAt }: RightFacts): Date {
  const end = withdrawalEnd(acceptedAt, informedAt);
  return end < startsAt ? end : startsAt;
}

/** What a hire came to with one of its acceptances, VAT included, and the last instant to withdraw from what that added. */
export interface AcceptedPart {
  readonly total: Cents;
  readonly withdrawUntil: Date;
}

/**
 * The part of the total of a hire from which a consumer can no longer withdraw at `now`, VAT included.
 * The 14 days of a contract run once, from its first acceptance. A further version changes that contract and gives days of
 * its own only to what it adds. The acceptances are those since the contract, oldest first.
 */
export function boundTotal(accepted: readonly AcceptedPart[], now: Date): Cents {
  const last = accepted.findLastIndex(({ withdrawUntil }) => withdrawUntil <= now);
  return last === -1 ? ZERO : cents(Math.min(...accepted.slice(last).map(({ total }) => total)));
}
