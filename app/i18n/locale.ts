import type { PagePath } from "./page-path.ts";

export const LOCALES = ["en", "ga"] as const;

export type Locale = (typeof LOCALES)[number];

/** The language that a form or a header names; English for anything that names none. */
export function toLocale(text: string | null | undefined): Locale {
  return text === "ga" ? "ga" : "en";
}

/** The full language tag of a mail. */
export const INTL_TAG: Record<Locale, string> = { en: "en-IE", ga: "ga-IE" };

/** The language of an address: Irish under /ga, English everywhere else. */
export function localeOf(pathname: string): Locale {
  return pathname === "/ga" || pathname.startsWith("/ga/") || pathname.startsWith("/ga.") ? "ga" : "en";
}

/** A path without its language prefix: "/ga/studio5" → "/studio5". */
export function barePath(pathname: string): string {
  if (pathname === "/ga") return "/";
  return pathname.startsWith("/ga/") ? pathname.slice(3) : pathname;
}

/** The address of a page in a language. A path that is not in the route table does not compile. */
export function localeHref(locale: Locale, path: PagePath): string {
  return localeAddress(locale, path);
}

/**
 * The address in a language of an English path that is known at run time alone, as that of a request or a stored link.
 * Paths to files, APIs and the back office have one address.
 */
export function localeAddress(locale: Locale, path: string): string {
  if (locale === "en" || path.startsWith("/admin") || path.startsWith("/api")) return path;
  return path === "/"
    ? "/ga"
    : path.startsWith("/#") || path.startsWith("/?")
      ? `/ga${path.slice(1)}`
      : `/ga${path}`;
}

export function otherLocale(locale: Locale): Locale {
  return locale === "en" ? "ga" : "en";
}
