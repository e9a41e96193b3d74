import { formatDateTime, formatTime } from "#app/i18n/dates.ts";
import { useLocale } from "#app/i18n/use-t.tsx";
import { irishDate } from "#app/lib/time/irish-time.ts";

/** The time alone where it is of today, with its day otherwise. */
export function useMoment(now: Date): (at: Date) => string {
  const locale = useLocale();
  return (at) => (irishDate(at) === irishDate(now) ? formatTime(at) : formatDateTime(locale, at));
}
