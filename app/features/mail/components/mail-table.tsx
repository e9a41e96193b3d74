import { formatDateTime } from "#app/i18n/formats.ts";
import * as m from "#app/i18n/messages/mail.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Table } from "#app/ui/table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { MailSummary } from "../mail.ts";
import { MAIL_STATE_WORDS } from "./mail-words.ts";

/** Mails, newest first: what became of each, and why. */
export function MailTable({ mails }: { mails: readonly MailSummary[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Table caption={t(m.title)} quietCaption>
      <thead>
        <tr>
          {[m.state, m.subject, m.recipient, m.kind, m.written, m.attempts].map((head) => (
            <th key={String(head.en)} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id} data-desk-row="">
            <td>
              <StateWord state={MAIL_STATE_WORDS[mail.state].lamp}>
                {t(MAIL_STATE_WORDS[mail.state].word)}
              </StateWord>
            </td>
            <th scope="row">
              {/* A full page load: the policy that allows the frame comes with the document. */}
              <a href={`/admin/mail/${mail.id}`} dir="auto">
                {mail.subject}
              </a>
              {mail.lastError && <p className="field-hint">{mail.lastError}</p>}
            </th>
            <td>{mail.recipient}</td>
            <td>{mail.kind}</td>
            <td>
              <time dateTime={mail.createdAt.toISOString()}>{formatDateTime(locale, mail.createdAt)}</time>
            </td>
            <td className="numeric">{mail.attempts}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
