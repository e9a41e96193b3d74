import { formatDayTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire/quote-page.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { PublicQuote } from "../../quotes.ts";

/** What the customer asked to be changed, the last first, and whether we have answered. */
export function AskedChanges({ requests }: Pick<PublicQuote, "requests">) {
  const [t, locale] = [useT(), useLocale()];
  if (requests.length === 0) return null;
  return (
    <section className="quote-asked" aria-labelledby="asked">
      <h2 id="asked">{t(messages.askedTitle)}</h2>
      <ul>
        {requests.map(({ id, text, state, createdAt }) => (
          <li key={id}>
            <p className="muted">{t(messages.askedOn[state], { time: formatDayTime(locale, createdAt) })}</p>
            <p className="quote-asked-text" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
