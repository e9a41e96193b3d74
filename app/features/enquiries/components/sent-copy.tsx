import * as messages from "#app/i18n/messages/site/enquiries.ts";
import * as d from "#app/i18n/messages/site/enquiry-details.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { detailRows } from "../details.ts";
import type { EnquiryCopy } from "../enquiries.ts";
import { kitText } from "../kit/kit-list.ts";

interface SentCopyProps {
  readonly copy: EnquiryCopy;
  /** The address of the page with an empty form. */
  readonly page: string;
}

/**
 * What was sent, below the answer of its form. It is part of the answer: the form's script puts nothing else of the page
 * in place.
 */
export function SentCopy({ copy: { enquiry, details, files }, page }: SentCopyProps) {
  const [t, locale] = [useT(), useLocale()];
  const rows: [string, string | null][] = [
    [t(messages.yourName), enquiry.name],
    [t(messages.emailAddress), enquiry.email],
    [t(messages.phoneNumber), enquiry.phone],
    [t(messages.companyName), enquiry.company],
    [t(messages.message), enquiry.message],
    ...detailRows(locale, details),
    [t(d.kitList), details.items?.map(kitText).join("\n") ?? null],
    [t(messages.attachments), files.join("\n")],
  ];
  return (
    <section className="sent-copy field-full" aria-labelledby="sent-copy" data-enquiry-answer="summary">
      <h3 id="sent-copy">{t(messages.sentCopy)}</h3>
      <dl>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>
        <a className="link" href={page}>
          {t(messages.writeAnother)}
        </a>
      </p>
    </section>
  );
}
