import type { UnpaidPart } from "#app/features/hires/closing/unpaid-parts.ts";
import { formatDate } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-return.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { Banner } from "#app/ui/page/banner.tsx";

export interface BeforeHandOver {
  /** What is still to be paid; no sum is read in the warehouse. */
  readonly unpaid: readonly UnpaidPart[];
  readonly startsAt: Date;
  /** The day in Ireland on which the page was opened, as YYYY-MM-DD. */
  readonly today: string;
}

/** What speaks against handing a hire over now; nothing where nothing does. */
export function UnpaidNote({ unpaid, startsAt, today }: BeforeHandOver) {
  const [t, locale] = [useT(), useLocale()];
  const isOtherDay = irishDate(startsAt) !== today;
  if (unpaid.length === 0 && !isOtherDay) return null;
  return (
    <Banner kind="fault">
      {unpaid.map((part) => (
        <p key={part}>{t(messages.unpaid[part])}</p>
      ))}
      {isOtherDay && <p>{t(messages.otherDay, { day: formatDate(locale, startsAt) })}</p>}
      <p>{t(messages.askOffice)}</p>
    </Banner>
  );
}
