import { Link } from "react-router";
import type { AuditEntry } from "#app/features/audit/audit.ts";
import { DocumentsList } from "#app/features/invoices/components/documents-list.tsx";
import type { InvoiceSummary } from "#app/features/invoices/invoices.ts";
import { MAIL_STATE_MESSAGES } from "#app/features/mail/components/mail-messages.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import { SENTENCES } from "#app/i18n/messages/audit-sentences.ts";
import * as messages from "#app/i18n/messages/hires-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { HireMail, HireView } from "../hires.ts";

/** Invoices, receipts and credit notes of the payments of a hire. */
export function HireDocuments({
  hire,
  documents,
}: {
  readonly hire: HireView;
  /** By the token of the order. */
  readonly documents: Readonly<Record<string, readonly InvoiceSummary[]>>;
}) {
  return Object.entries(documents).map(([token, list]) => (
    <DocumentsList key={token} documents={list} token={token} locale={hire.locale} />
  ));
}

/** Mails about a hire and its payments, each a link to its text. */
export function HireMails({ mails }: { readonly mails: readonly HireMail[] }) {
  const t = useT();
  return (
    <Trail title={messages.mails}>
      {mails.map((mail) => (
        <li key={mail.id} className="order-mail">
          <span>
            <Link className="link" to={adminPath(`/admin/mail/${mail.id}`)}>
              {mail.subject}
            </Link>
            <small>
              {mail.recipient} · {t(MAIL_STATE_MESSAGES[mail.state].word)}
            </small>
          </span>
          <At instant={mail.createdAt} />
        </li>
      ))}
    </Trail>
  );
}

interface HistoryProps {
  readonly entries: readonly AuditEntry[];
  /** Of staff and customers, by id. */
  readonly names: Readonly<Record<string, string>>;
}

/** What was done to a hire, by whom. The latest first. */
export function HireHistory({ entries, names }: HistoryProps) {
  const t = useT();
  return (
    <Trail title={messages.history} className="admin-history">
      {entries.map((entry) => {
        const { id, at, action, actorId, details } = entry;
        const sentence = SENTENCES[action];
        const said = [details["reason"], names[String(details["assigneeId"])]].find(
          (one) => typeof one === "string" && one !== "",
        );
        return (
          <li key={id}>
            <span>
              {sentence ? t(sentence) : action}
              {typeof said === "string" && (
                <>
                  : <bdi>{said}</bdi>
                </>
              )}
              {actorId !== null && names[actorId] && <small> {names[actorId]}</small>}
            </span>
            <At instant={at} />
          </li>
        );
      })}
    </Trail>
  );
}

interface TrailProps {
  readonly title: Message;
  readonly className?: string;
  readonly children: readonly React.ReactNode[];
}

function Trail({ title, className, children }: TrailProps) {
  const t = useT();
  return (
    <section className={className}>
      <h2>{t(title)}</h2>
      {children.length === 0 ? (
        <p className="muted">{t(messages.nothingYet)}</p>
      ) : (
        <ul className="admin-trail">{children}</ul>
      )}
    </section>
  );
}

function At({ instant }: { readonly instant: Date }) {
  const locale = useLocale();
  return <time dateTime={instant.toISOString()}>{formatDateTime(locale, instant)}</time>;
}
