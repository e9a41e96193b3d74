import { use } from "react";
import { hireSoonText } from "#app/features/enquiries/hire-soon.ts";
import { kitText } from "#app/features/enquiries/kit/kit-list.ts";
import { MailServerContext } from "#app/features/mail/mail-server.tsx";
import { formatDayTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import * as enquiries from "#app/i18n/messages/site/enquiries.ts";
import * as details from "#app/i18n/messages/site/enquiry-details.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import type { SentRequest } from "../sent-request.ts";

interface BasketSentProps {
  readonly request: SentRequest;
  /** Its quote was sent at once. */
  readonly isQuoteSent: boolean;
}

/**
 * What was asked for, and what follows, below the answer of the form. It is part of the answer: the form's script puts
 * nothing else of the page in place.
 */
export function BasketSent({ request, isQuoteSent }: BasketSentProps) {
  const [t, locale, isMailed] = [useT(), useLocale(), use(MailServerContext)];
  const { email, dueAt, phone, from, to, lines, requests, place, message, total } = request;
  const rows: [string, React.ReactNode][] = [
    ...(from ? [[t(messages.collection), formatDayTime(locale, from)] satisfies [string, string]] : []),
    ...(to ? [[t(messages.returning), formatDayTime(locale, to)] satisfies [string, string]] : []),
    ...(place ? [[t(details.hirePlace), place] satisfies [string, string]] : []),
    ...(message ? [[t(enquiries.message), message] satisfies [string, string]] : []),
    ...(total !== null ? [[t(messages.total), formatMoney(total)] satisfies [string, string]] : []),
  ];
  const firstStep = () => {
    if (!request.isConfirmed) return t(messages.sentUnconfirmed);
    if (isQuoteSent) return isMailed ? t(messages.sentQuoted, { email }) : t(messages.sentQuotedUnmailed);
    const soon = hireSoonText(locale, { from, dueAt, phone });
    if (soon !== null) return soon;
    const time = formatDayTime(locale, dueAt);
    return isMailed ? t(messages.sentQuoteBy, { email, time }) : t(messages.sentQuoteByUnmailed, { time });
  };
  return (
    <div className="basket-sent field-full" data-enquiry-answer="summary">
      <section aria-labelledby="sent-list">
        <h2 id="sent-list">{t(messages.sentList)}</h2>
        <ul>
          {lines.map((line) => (
            <li key={line.code}>
              {keepFigures(
                t(messages.count, { count: formatNumber(line.quantity), item: nameIn(locale, line) }),
              )}
            </li>
          ))}
        </ul>
        {requests.length > 0 && (
          <>
            <h3>{t(messages.requests)}</h3>
            <ul>
              {requests.map((line) => (
                <li key={line.text}>{kitText(line)}</li>
              ))}
            </ul>
          </>
        )}
        {rows.length > 0 && <Facts rows={rows} />}
      </section>
      <section aria-labelledby="sent-next">
        <h2 id="sent-next">{t(messages.sentNext)}</h2>
        <ol>
          <li>{firstStep()}</li>
          <li>{t(messages.sentAccept)}</li>
          <li>{t(messages.sentCollect)}</li>
        </ol>
      </section>
    </div>
  );
}
