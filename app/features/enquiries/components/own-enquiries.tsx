import { formatDateTime } from "#app/i18n/formats.ts";
import * as account from "#app/i18n/messages/account.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ENQUIRY_STATE_WORDS, FORM_TYPE_WORDS, type OwnEnquiry } from "../enquiries.ts";

/** What somebody asked, each to be opened: the words as they were sent, and the answers. */
export function OwnEnquiries({ enquiries }: { enquiries: readonly OwnEnquiry[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="grid list-none gap-3 p-0">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <details className="rounded-base border border-rule bg-ground-3 p-4">
            <summary className="cursor-pointer py-1">
              <strong>{enquiry.reference}</strong> <span>{t(FORM_TYPE_WORDS[enquiry.formType])}</span>{" "}
              <time dateTime={enquiry.createdAt.toISOString()} className="text-soft">
                {formatDateTime(locale, enquiry.createdAt)}
              </time>
              {enquiry.answered && <span> · {t(ENQUIRY_STATE_WORDS.answered)}</span>}
            </summary>
            <p className="mt-4 break-words whitespace-pre-wrap" dir="auto" lang={enquiry.locale}>
              {enquiry.message}
            </p>
            {enquiry.answers.map((answer) => (
              <div key={answer.id} className="mt-4 border-t border-rule pt-4">
                <p className="text-soft">
                  {t(account.ourAnswer)}{" "}
                  <time dateTime={answer.createdAt.toISOString()}>
                    {formatDateTime(locale, answer.createdAt)}
                  </time>
                </p>
                <p className="mt-2 break-words whitespace-pre-wrap" dir="auto" lang={enquiry.locale}>
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
