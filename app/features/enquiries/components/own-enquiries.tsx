import { formatDateTime } from "#app/i18n/dates.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ENQUIRY_STATE_MESSAGES, FORM_LABELS, formOf, type OwnEnquiry } from "../enquiries.ts";

/**
 * What somebody asked, each to be opened: the words as they were sent, and the answers. Each text is marked with its own
 * language, for screen readers: staff may answer in another one than the enquiry's.
 */
export function OwnEnquiries({ enquiries }: { enquiries: readonly OwnEnquiry[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="stack-3">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <details className="panel own-enquiry">
            <summary>
              <strong>{enquiry.reference}</strong> <span>{t(FORM_LABELS[formOf(enquiry)])}</span>{" "}
              <time dateTime={enquiry.createdAt.toISOString()} className="muted">
                {formatDateTime(locale, enquiry.createdAt)}
              </time>
              {enquiry.answered && <span> · {t(ENQUIRY_STATE_MESSAGES.answered)}</span>}
            </summary>
            <p className="pre-wrap" dir="auto" lang={enquiry.locale}>
              {enquiry.message}
            </p>
            {enquiry.answers.map((answer) => (
              <div key={answer.id} className="own-enquiry-answer">
                <p className="muted">
                  {t(account.ourAnswer)}{" "}
                  <time dateTime={answer.createdAt.toISOString()}>
                    {formatDateTime(locale, answer.createdAt)}
                  </time>
                </p>
                <p className="pre-wrap" dir="auto" lang={answer.locale ?? undefined}>
                  {answer.text}
                </p>
              </div>
            ))}
          </details>
        </li>
      ))}
    </ul>
  );
}
