import type { Locale } from "#app/i18n/locale.ts";

/** The language that a caller of the API reads: `?lang=`, else the first of its Accept-Language; English otherwise. */
export function apiLocale(request: Request): Locale {
  const languages =
    new URL(request.url).searchParams.get("lang") ?? request.headers.get("accept-language") ?? "";
  return /^\s*ga\b/i.test(languages) ? "ga" : "en";
}
