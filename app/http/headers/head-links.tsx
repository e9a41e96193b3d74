import { barePath, LOCALES, localeAddress, localeOf } from "#app/i18n/locale.ts";
import displayFont from "#app/ui/fonts/display.woff2?url";
import textFont from "#app/ui/fonts/text.woff2?url";
import { canonicalSearch, isIndexed, namesBothLanguages } from "../cache/indexing.ts";

interface HeadLinksProps {
  /** Public address of the site; null on pages that have no address of their own, like errors. */
  readonly origin: string | null;
  readonly pathname: string;
  readonly search: string;
}

/** Icons, the font of the first view, and where the page is in both languages. */
export function HeadLinks({ origin, pathname, search }: HeadLinksProps) {
  // The back office is set in the text face alone, but for the wordmark.
  const font = barePath(pathname).startsWith("/admin") ? textFont : displayFont;
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {origin !== null && <Addresses origin={origin} pathname={pathname} search={search} />}
    </>
  );
}

function Addresses({ origin, pathname, search }: HeadLinksProps & { readonly origin: string }) {
  const indexed = isIndexed(pathname, search);
  const query = indexed ? canonicalSearch(search) : "";
  const path = barePath(pathname);
  const address = (locale: (typeof LOCALES)[number]) => origin + localeAddress(locale, path) + query;
  return (
    <>
      {indexed ? (
        <link rel="canonical" href={address(localeOf(pathname))} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {namesBothLanguages(pathname, search) && (
        <>
          {LOCALES.map((locale) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address("en")} />
        </>
      )}
    </>
  );
}
