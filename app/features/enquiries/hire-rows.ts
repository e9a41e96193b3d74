import type { StoredHireLine, StoredHireRequest } from "#app/db/schema/enquiries.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney, formatThousandths } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import { charged, chargedDays } from "#app/i18n/messages/hire/quote-document.ts";
import { cents } from "#app/lib/money.ts";
import { fromIrishInput } from "#app/lib/time/irish-time.ts";

/** Dates and sums of a hire list, as names and values in a language. */
export function hireRows(
  locale: Locale,
  { from, to, price }: StoredHireRequest,
): [name: string, value: string][] {
  const time = (text: string | null) => {
    const instant = text === null ? null : fromIrishInput(text);
    return instant ? formatDateTime(locale, instant) : null;
  };
  const money = (amount: number) => formatMoney(cents(amount));
  const rows: [string, string | null][] = [
    [format(locale, messages.collection), time(from)],
    [format(locale, messages.returning), time(to)],
    [
      format(locale, charged),
      price && format(locale, chargedDays, { n: price.days, factor: formatThousandths(price.factor) }),
    ],
    [format(locale, messages.minimum), price && price.minimum > 0 ? money(price.minimum) : null],
    [format(locale, messages.waiverSum), price && price.waiver > 0 ? money(price.waiver) : null],
    [format(locale, messages.net), price && money(price.net)],
    [format(locale, messages.total), price && money(price.total)],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** Whether a line was free when the list was sent. */
export function hireStateText(locale: Locale, { state, available }: StoredHireLine): string {
  if (state === null) return format(locale, messages.stateNoDates);
  if (state === "part") return format(locale, messages.statePart, { count: available });
  const words = {
    available: messages.stateAvailable,
    none: messages.stateNone,
    unconfirmed: messages.stateUnconfirmed,
  };
  return format(locale, words[state]);
}
