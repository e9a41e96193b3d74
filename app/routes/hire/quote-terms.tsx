import { data } from "react-router";
import { KeptTerms } from "#app/features/legal/components/kept-terms.tsx";
import { hireTerms } from "#app/features/legal/hire-terms.ts";
import { shownVersion, versionPath } from "#app/features/quotes/public/quote-page.ts";
import { getTermsTexts } from "#app/features/site-text/terms-texts.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { requireQuote } from "#app/http/guards/require-by-token.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { localeOf } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/quote-terms.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { titleMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/quote-terms.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(appContext);
  const quote = await requireQuote(args);
  const { pathname, searchParams } = new URL(args.request.url);
  const shown = shownVersion(quote, searchParams);
  if (shown?.content.terms === undefined) throw notFound();
  const texts = await getTermsTexts(db, shown.content.terms);
  const locale = localeOf(pathname);
  return data(
    {
      number: quote.number,
      version: shown.number,
      sentAt: shown.sentAt,
      quotePath: versionPath(quote, shown, { locale }),
      sections: texts[locale],
    },
    { headers: SECRET_ADDRESS },
  );
}

export const headers = () => SECRET_ADDRESS;

export const meta = titleMeta(messages.keptTerms);

/** The terms of hire that a version of a quote was sent with, to be read and printed for as long as the quote is kept. */
export default function QuoteTermsPage({ loaderData }: Route.ComponentProps) {
  const { number, version, sentAt, quotePath, sections } = loaderData;
  const t = useT();
  const date = formatDate(useLocale(), sentAt);
  return (
    <KeptTerms
      title={hireTerms.title}
      note={t(messages.keptTermsNote, { number, version: String(version), date })}
      sections={sections}
      back={{ label: messages.backToQuote, href: quotePath }}
    />
  );
}
