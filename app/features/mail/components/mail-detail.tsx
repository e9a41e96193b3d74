import type { ReactNode } from "react";
import { SubjectLink } from "#app/features/audit/components/subject-link.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as m from "#app/i18n/messages/admin/mail.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { FullMail } from "../mail.ts";
import { MAIL_STATE_MESSAGES } from "./mail-messages.ts";
import { MailKind } from "./mail-table.tsx";
import "./mail.css";

/** One mail: its state, what it says as plain text, and how it looks. */
export function MailDetail({ mail }: { mail: FullMail }) {
  const t = useT();
  return (
    <>
      <Facts rows={useFacts(mail)} />
      {mail.html === "" ? (
        <p>{t(m.removed)}</p>
      ) : (
        <>
          <section className="stack-3" aria-labelledby="mail-html">
            <h2 id="mail-html" className="step-1">
              {t(m.htmlPart)}
            </h2>
            {/* Nothing in the frame may run, open or load: it shows what strangers wrote. */}
            <iframe
              className="mail-frame"
              title={t(m.htmlPart)}
              sandbox=""
              src={adminPath(`/admin/mail/${mail.id}/html`)}
            />
          </section>
          <section className="stack-3" aria-labelledby="mail-text">
            <h2 id="mail-text" className="step-1">
              {t(m.textPart)}
            </h2>
            <pre className="mail-text" lang={mail.locale} dir="auto">
              {mail.text}
            </pre>
          </section>
        </>
      )}
    </>
  );
}

function useFacts(mail: FullMail): [string, ReactNode][] {
  const t = useT();
  const locale = useLocale();
  const { label, lamp } = MAIL_STATE_MESSAGES[mail.state];
  const rows: [string, ReactNode][] = [
    [
      t(m.state),
      <StateWord key="state" state={lamp}>
        {t(label)}
      </StateWord>,
    ],
    [t(m.recipient), mail.recipient],
    [t(m.replyTo), mail.replyTo],
    [t(m.attachments), mail.fileNames.join(", ")],
    [t(m.kind), <MailKind key="kind" kind={mail.kind} />],
    [t(m.about), mail.subjectType && <SubjectLink key="about" type={mail.subjectType} id={mail.subjectId} />],
    [t(m.written), formatDateTime(locale, mail.createdAt)],
    [t(m.sentAt), mail.sentAt && formatDateTime(locale, mail.sentAt)],
    [t(m.attempts), t(m.attemptCount, { n: mail.attempts })],
    [t(m.nextAttempt), mail.state === "queued" && formatDateTime(locale, mail.nextAttemptAt)],
    [t(m.lastError), mail.lastError],
    [t(m.messageId), mail.messageId],
  ];
  return rows.filter(([, value]) => Boolean(value));
}
