import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import { useLocale } from "#app/i18n/use-t.tsx";

/** An instant in the reader's words; `day` leaves the time of day out. */
export function When({ at, day = false }: { at: Date; day?: boolean }) {
  const locale = useLocale();
  return (
    <time className="when" dateTime={at.toISOString()}>
      {day ? formatDate(locale, at) : formatDateTime(locale, at)}
    </time>
  );
}
