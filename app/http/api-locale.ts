import type { Locale } from "#app/i18n/locale.ts";

/** The language that a caller of the API reads: `?lang=`, else the first of its Accept-Language; English otherwise. */
export function apiLocale(request: Request): Locale {
  const asked = new URL(request.url).searchParams.get("lang");
  const read = languageIn(asked) ?? languageIn(request.headers.get("accept-language"));
  return read ?? "en";
}

function languageIn(text: string | null): Locale | null {
  if (text === null) return null;
  return /^\s*ga\b/i.test(text) ? "ga" : /^\s*en\b/i.test(text) ? "en" : null;
}
