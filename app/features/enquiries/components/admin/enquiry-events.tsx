import { Link } from "react-router";
import { MAIL_STATE_MESSAGES } from "#app/features/mail/components/mail-messages.ts";
import type { MailState } from "#app/features/mail/mail.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { AdminEvent, AttachmentView } from "../../admin/enquiry-admin.ts";
import { ENQUIRY_STATE_MESSAGES } from "../../enquiries.ts";

/** What happened, oldest first. */
export function EnquiryEvents({
  enquiryId,
  events,
}: {
  readonly enquiryId: string;
  readonly events: readonly AdminEvent[];
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="enquiry-block" id="history">
      <h2>{t(enquiryAdmin.history)}</h2>
      <ol className="enquiry-events">
        {events.map((event) => (
          <li key={event.id} className={`enquiry-event-${event.kind}`}>
            <p className="enquiry-from">
              <strong>
                <EventTitle event={event} />
              </strong>
              {" · "}
              {event.kind !== "received" && event.kind !== "proved" && (
                <>{event.by ?? t(enquiryAdmin.somebody)} · </>
              )}
              <time dateTime={event.at.toISOString()}>{formatDateTime(locale, event.at)}</time>
              {event.kind === "reply" && <MailMark mailId={event.mailId} state={event.mailState} />}
            </p>
            {(event.kind === "note" || event.kind === "reply") && (
              <p className="enquiry-words" dir="auto">
                {event.text}
              </p>
            )}
            {event.kind === "reply" && <ReplyFiles enquiryId={enquiryId} files={event.files} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function EventTitle({ event }: { event: AdminEvent }): string {
  const t = useT();
  switch (event.kind) {
    case "received":
      return t(enquiryAdmin.eventReceived);
    case "proved":
      return t(enquiryAdmin.eventProved);
    case "moved":
      return t(enquiryAdmin.eventState, {
        from: t(ENQUIRY_STATE_MESSAGES[event.from]),
        to: t(ENQUIRY_STATE_MESSAGES[event.to]),
      });
    case "assigned":
      return event.to === null
        ? t(enquiryAdmin.eventUnassigned)
        : t(enquiryAdmin.eventAssigned, { name: event.to });
    case "note":
      return t(enquiryAdmin.eventNote);
    case "reply":
      return t(enquiryAdmin.eventReply);
  }
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

/** What became of an answer's mail. */
function MailMark({ mailId, state }: { mailId: string | null; state: MailState | null }) {
  const t = useT();
  if (mailId === null || state === null) return null;
  const { word, lamp } = MAIL_STATE_MESSAGES[state];
  return (
    <>
      {" · "}
      <Link className="link" to={adminPath(`/admin/mail/${mailId}`)}>
        <StateWord state={lamp}>{t(word)}</StateWord>
      </Link>
    </>
  );
}
