import { formatIsoDate } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import { termsLink } from "#app/i18n/messages/hire/quote-page.ts";
import * as messages from "#app/i18n/messages/hire/quote-terms.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { PublicQuote, SentVersion } from "../../quotes.ts";
import { versionPath } from "../quote-page.ts";

export interface QuoteTermsLinkProps {
  readonly quote: PublicQuote;
  readonly shown: SentVersion;
  /** The day on which the page of the terms of hire last changed, YYYY-MM-DD. */
  readonly termsUpdated: string;
}

/** The way to the terms that a version was sent with; of one that keeps only their day, to those of today. */
export function QuoteTermsLink({ quote, shown, termsUpdated }: QuoteTermsLinkProps) {
  const t = useT();
  const locale = useLocale();
  const { terms, termsVersion } = shown.content;
  if (terms !== undefined)
    return (
      <a className="link" href={versionPath(quote, shown, { locale, page: "terms" })}>
        {t(termsLink)}
      </a>
    );
  return (
    <>
      <a className="link" href={localeHref(locale, "/hire-terms")}>
        {t(messages.termsOfDay, { date: formatIsoDate(locale, termsUpdated) })}
      </a>
      {termsVersion !== termsUpdated && (
        <span className="muted">
          {" "}
          {t(messages.sentWithTerms, { date: formatIsoDate(locale, termsVersion) })}
        </span>
      )}
    </>
  );
}
