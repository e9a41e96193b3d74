import type { Period } from "#app/features/claims/claims.ts";
import type { QuoteContent } from "./quote-content.ts";

type Dates = Pick<QuoteContent, "from" | "to">;

/** The dates of a hire as a content has them. */
export function datesOf({ from, to }: Period): Dates {
  return { from: from.toISOString(), to: to.toISOString() };
}

/** Whether a hire was moved since a further version was sent, to other dates than the version has. */
export function isOutdated(content: QuoteContent, hire: Period): boolean {
  const dates = datesOf(hire);
  return content.hire !== undefined && !isSame(content.hire, dates) && !isSame(content, dates);
}

function isSame(a: Dates, b: Dates): boolean {
  return a.from === b.from && a.to === b.to;
}
