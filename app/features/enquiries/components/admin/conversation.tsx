import { MAIL_STATE_MESSAGES } from "#app/features/mail/components/mail-messages.ts";
import type { MailState } from "#app/features/mail/mail.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { When } from "#app/ui/when.tsx";
import type { AdminEvent, AttachmentView, EnquiryView } from "../../admin/enquiry-admin.ts";
import { Attachments } from "../attachments.tsx";
import { KitTable, RequestFacts } from "./enquiry-facts.tsx";
import { RequestedHireTable } from "./hire-table.tsx";

interface ConversationProps {
  readonly enquiry: EnquiryView;
}

type Reply = Extract<AdminEvent, { kind: "reply" }>;

/** What was asked, with everything that came along, and each answer to it, oldest first. */
export function Conversation({ enquiry }: ConversationProps) {
  const t = useT();
  const replies = enquiry.events.filter((event): event is Reply => event.kind === "reply");
  return (
    <section className="enquiry-block" id="conversation">
      <h2 className="hidden-visually">{t(enquiryAdmin.conversation)}</h2>
      <ol className="enquiry-conversation">
        <li>
          <Request enquiry={enquiry} />
        </li>
        {replies.map((reply) => (
          <li key={reply.id} className="enquiry-answer">
            <Answer enquiryId={enquiry.id} reply={reply} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Request({ enquiry }: ConversationProps) {
  const t = useT();
  const { name, message, locale, state, createdAt, details, attachments } = enquiry;
  return (
    <article className="enquiry-message">
      <p className="enquiry-message-head">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          {t(locale === "ga" ? enquiryAdmin.writesInIrish : enquiryAdmin.writesIn)} · <When at={createdAt} />
        </span>
      </p>
      <p className="enquiry-words" dir="auto" lang={locale}>
        {message}
      </p>
      <RequestFacts details={details} />
      {details.items && <KitTable items={details.items} />}
      {details.hire && <RequestedHireTable hire={details.hire} />}
      {attachments.length > 0 && <Attachments enquiryId={enquiry.id} attachments={attachments} />}
      {state === "spam" && details.heldFiles && (
        <p className="field-hint">{t(enquiryAdmin.heldFiles, { n: details.heldFiles.length })}</p>
      )}
    </article>
  );
}

function Answer({ enquiryId, reply }: { readonly enquiryId: string; readonly reply: Reply }) {
  const t = useT();
  return (
    <article className="enquiry-message">
      <p className="enquiry-message-head">
        <strong>
          <bdi>{reply.by ?? t(enquiryAdmin.somebody)}</bdi>
        </strong>
        <span>
          <MailMark mailId={reply.mailId} state={reply.mailState} />
          <When at={reply.at} />
        </span>
      </p>
      <p className="enquiry-words" dir="auto" lang={reply.locale ?? undefined}>
        {reply.text}
      </p>
      <ReplyFiles enquiryId={enquiryId} files={reply.files} />
    </article>
  );
}

/** The files that went with an answer. */
function ReplyFiles({ enquiryId, files }: { enquiryId: string; files: readonly AttachmentView[] }) {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <ul className="enquiry-documents" aria-label={t(enquiryAdmin.attachments)}>
      {files.map(({ id, name, kind }, index) => (
        <li key={id}>
          <a
            className="link"
            href={adminPath(`/admin/enquiries/${enquiryId}/files/${id}`)}
            {...(kind === "pdf" && { download: true })}
          >
            <bdi>{name || t(enquiryAdmin.document, { n: index + 1 })}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The state of an answer's mail. */
function MailMark({ mailId, state }: { mailId: string | null; state: MailState | null }) {
  const t = useT();
  if (mailId === null || state === null) return null;
  const { label, lamp } = MAIL_STATE_MESSAGES[state];
  return (
    <>
      <Link className="link" to={adminPath(`/admin/mail/${mailId}`)}>
        <StateWord state={lamp}>{t(label)}</StateWord>
      </Link>
      {" · "}
    </>
  );
}
