import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-dates.ts";
import { shortLine } from "#app/i18n/messages/hire/quote-page.ts";
import { nameIn } from "#app/i18n/named.ts";

/** What of a hire can be had in another period. */
export interface DatesAnswer {
  /** Lines of which less is free than was hired; `available` is never more than that. */
  readonly short: readonly {
    readonly name: string;
    readonly nameGa: string | null;
    readonly quantity: number;
    readonly available: number;
  }[];
  /** Something of it is not counted in yet. */
  readonly unconfirmed: boolean;
}

/** An answer in a language, with whether it is good news: what the address that is asked for dates returns. */
export interface DatesReply {
  readonly text: string;
  readonly isFree: boolean;
}

/** The answer to dates in words: free, short of some lines, or not to be confirmed by the site alone. */
export function datesReply(locale: Locale, { short, unconfirmed }: DatesAnswer): DatesReply {
  if (short.length > 0)
    return { text: format(locale, messages.short, { lines: shortLines(locale, short) }), isFree: false };
  return { text: format(locale, unconfirmed ? messages.unconfirmed : messages.free), isFree: !unconfirmed };
}

/** "Moving head: 1 of 4 free", line by line. */
export function shortLines(locale: Locale, short: DatesAnswer["short"]): string {
  return short
    .map(({ name, nameGa, available, quantity }) =>
      format(locale, shortLine, {
        name: nameIn(locale, { name, nameGa }),
        available,
        quantity,
      }),
    )
    .join("; ");
}
