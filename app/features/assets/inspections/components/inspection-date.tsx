import { formatIsoDate } from "#app/i18n/dates.ts";
import { useLocale } from "#app/i18n/use-t.tsx";

export function InspectionDate({ date }: { readonly date: string | null }) {
  const locale = useLocale();
  return date === null ? "–" : <time dateTime={date}>{formatIsoDate(locale, date)}</time>;
}
