import type { Period } from "#app/features/claims/claims.ts";
import { formatDayTime, formatTime } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/closed-times.ts";
import { type Translate, useLocale, useT } from "#app/i18n/use-t.tsx";
import { clockTime } from "#app/lib/time/clock-time.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import type { ClosedTime } from "../closed-times.ts";

interface ClosedTimesProps {
  readonly closed: readonly ClosedTime[];
  /** The link or button that takes other dates. */
  readonly choice: (period: Period, label: string) => React.ReactNode;
}

/** Says at which end of a hire the store is closed, and offers the nearest times at which it is open. */
export function ClosedTimesBanner({ closed, choice }: ClosedTimesProps) {
  const t = useT();
  const locale = useLocale();
  if (closed.length === 0) return null;
  return (
    <Banner className="closed-times">
      {closed.map((time) => (
        <div key={time.side} className="closed-time">
          <p>{closedSentence(t, locale, time)}</p>
          {time.periods.map((period) =>
            choice(
              period,
              t(time.side === "from" ? messages.collectAt : messages.returnAt, {
                time: `${dayOf(locale, period[time.side])}, ${formatTime(period[time.side])}`,
              }),
            ),
          )}
        </div>
      ))}
      <p>{t(messages.onlyDelivered)}</p>
    </Banner>
  );
}

/** The store is closed on Saturday 7 August. */
export function closedSentence(t: Translate, locale: Locale, { at, hours }: ClosedTime): string {
  const day = dayOf(locale, at);
  if (hours === null) return t(messages.closedDay, { day });
  return t(messages.closedHours, { day, opens: clockTime(hours[0]), closes: clockTime(hours[1]) });
}

/** Friday 6 August: the dates above have their year. */
function dayOf(locale: Locale, instant: Date): string {
  return formatDayTime(locale, instant).replace(/ \d{4}, [\d:]+$/, "");
}
