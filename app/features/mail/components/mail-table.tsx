import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/mail.ts";
import { MAIL_KINDS } from "#app/i18n/messages/admin/mail-kinds.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isKeyOf } from "#app/lib/records.ts";
import { type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { When } from "#app/ui/when.tsx";
import type { ListedMail, MailSummary } from "../mail.ts";
import type { MailColumn } from "../mails-query.ts";
import { MAIL_STATE_MESSAGES } from "./mail-messages.ts";

export const MAIL_LIST_COLUMNS: Readonly<Record<MailColumn, ListColumn<ListedMail>>> = {
  state: { label: messages.state, cell: (mail) => <MailStateWord mail={mail} /> },
  recipient: { label: messages.recipient, cell: ({ recipient }) => recipient },
  kind: { label: messages.kind, cell: ({ kind }) => <MailKind kind={kind} /> },
  written: { label: messages.written, cell: ({ createdAt }) => <When at={createdAt} /> },
  attempts: { label: messages.attempts, numeric: true, cell: ({ attempts }) => attempts },
};

interface MailTableProps {
  readonly mails: readonly ListedMail[];
  readonly columns: readonly MailColumn[];
}

/** Mails, each with its state and the reason. */
export function MailTable({ mails, columns }: MailTableProps) {
  return (
    <ListTable
      caption={messages.title}
      rows={mails}
      keyOf={({ id }) => id}
      head={{ label: messages.subject, cell: (mail) => <SubjectLink mail={mail} /> }}
      columns={MAIL_LIST_COLUMNS}
      chosen={columns}
    />
  );
}

/** What a mail is for; a kind of a later version is shown as it is stored. */
export function MailKind({ kind }: Pick<MailSummary, "kind">) {
  const t = useT();
  return isKeyOf(MAIL_KINDS, kind) ? t(MAIL_KINDS[kind]) : kind;
}

function SubjectLink({ mail }: { mail: ListedMail }) {
  const t = useT();
  return (
    <>
      {/* A full page load: the policy that allows the frame comes with the document. */}
      <a className="link link-block" href={adminPath(`/admin/mail/${mail.id}`)} dir="auto">
        {mail.subject}
      </a>
      {mail.isWithdrawn && <p className="field-hint">{t(messages.withdrawn)}</p>}
      {mail.lastError && <p className="field-hint">{mail.lastError}</p>}
    </>
  );
}

function MailStateWord({ mail }: { mail: MailSummary }) {
  const { lamp, label } = MAIL_STATE_MESSAGES[mail.state];
  return <StateWord state={lamp}>{useT()(label)}</StateWord>;
}
