import { formatDate } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/use-t.tsx";

/** An Irish day, YYYY-MM-DD, in the reader's words. */
export function dateText(locale: Locale, date: string): string {
  return formatDate(locale, new Date(`${date}T12:00:00Z`));
}

export function InspectionDate({ date }: { readonly date: string | null }) {
  const locale = useLocale();
  return date === null ? "–" : <time dateTime={date}>{dateText(locale, date)}</time>;
}
