import type { ReactNode } from "react";
import { SubjectLink } from "#app/features/audit/components/subject-link.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/admin/mail.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
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
      {mail.isWithdrawn && <Banner kind="info">{t(messages.withdrawn)}</Banner>}
      <Facts rows={useFacts(mail)} />
      {mail.html === "" ? (
        <p>{t(messages.removed)}</p>
      ) : (
        <>
          <section className="stack-3" aria-labelledby="mail-html">
            <h2 id="mail-html" className="step-1">
              {t(messages.htmlPart)}
            </h2>
            {/* Nothing in the frame may run, open or load: it shows what strangers wrote. */}
            <iframe
              className="mail-frame"
              title={t(messages.htmlPart)}
              sandbox=""
              src={adminPath(`/admin/mail/${mail.id}/html`)}
            />
          </section>
          <section className="stack-3" aria-labelledby="mail-text">
            <h2 id="mail-text" className="step-1">
              {t(messages.textPart)}
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
      t(messages.state),
      <StateWord key="state" state={lamp}>
        {t(label)}
      </StateWord>,
    ],
    [t(messages.recipient), mail.recipient],
    [t(messages.replyTo), mail.replyTo],
    [t(messages.attachments), mail.fileNames.join(", ")],
    [t(messages.kind), <MailKind key="kind" kind={mail.kind} />],
    [
      t(messages.about),
      mail.subjectType && <SubjectLink key="about" type={mail.subjectType} id={mail.subjectId} />,
    ],
    [t(messages.written), formatDateTime(locale, mail.createdAt)],
    [t(messages.sentAt), mail.sentAt && formatDateTime(locale, mail.sentAt)],
    [t(messages.attempts), t(messages.attemptCount, { n: mail.attempts })],
    [t(messages.nextAttempt), mail.state === "queued" && formatDateTime(locale, mail.nextAttemptAt)],
    [t(messages.lastError), mail.lastError],
    [t(messages.messageId), mail.messageId],
  ];
  return rows.filter(([, value]) => Boolean(value));
}
