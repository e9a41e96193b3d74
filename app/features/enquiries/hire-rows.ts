import type { StoredHireLine, StoredHireRequest } from "#app/db/schema/enquiries.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney, formatThousandths } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/hire/hire-basket.ts";
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
    [format(locale, m.collection), time(from)],
    [format(locale, m.returning), time(to)],
    [
      format(locale, m.hire),
      price &&
        `${format(locale, m.days, { n: price.days })} ${format(locale, m.factor, { factor: formatThousandths(price.factor) })}`,
    ],
    [format(locale, m.minimum), price && price.minimum > 0 ? money(price.minimum) : null],
    [format(locale, m.waiverSum), price && price.waiver > 0 ? money(price.waiver) : null],
    [format(locale, m.net), price && money(price.net)],
    [format(locale, m.total), price && money(price.total)],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** Whether a line was free when the list was sent. */
export function hireStateText(locale: Locale, { state, available }: StoredHireLine): string {
  if (state === null) return format(locale, m.stateNoDates);
  if (state === "part") return format(locale, m.statePart, { count: available });
  const words = { available: m.stateAvailable, none: m.stateNone, unconfirmed: m.stateUnconfirmed };
  return format(locale, words[state]);
}
