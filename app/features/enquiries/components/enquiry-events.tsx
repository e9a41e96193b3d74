import { Link } from "react-router";
import { MAIL_STATE_WORDS } from "#app/features/mail/components/mail-words.ts";
import type { MailState } from "#app/features/mail/mail.ts";
import { formatDateTime } from "#app/i18n/formats.ts";
import * as desk from "#app/i18n/messages/enquiry-desk.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { DeskEvent } from "../desk.ts";
import { ENQUIRY_STATE_WORDS } from "../enquiries.ts";

/** What happened, oldest first. */
export function EnquiryEvents({ events }: { events: readonly DeskEvent[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="enquiry-block" id="history">
      <h2>{t(desk.history)}</h2>
      <ol className="enquiry-events">
        {events.map((event) => (
          <li key={event.id} className={`enquiry-event-${event.kind}`}>
            <p className="enquiry-from">
              <strong>
                <EventTitle event={event} />
              </strong>
              {" · "}
              {event.kind !== "received" && event.kind !== "proved" && <>{event.by ?? t(desk.somebody)} · </>}
              <time dateTime={event.at.toISOString()}>{formatDateTime(locale, event.at)}</time>
              {event.kind === "reply" && <MailMark mailId={event.mailId} state={event.mailState} />}
            </p>
            {(event.kind === "note" || event.kind === "reply") && (
              <p className="enquiry-words" dir="auto">
                {event.text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function EventTitle({ event }: { event: DeskEvent }): string {
  const t = useT();
  switch (event.kind) {
    case "received":
      return t(desk.eventReceived);
    case "proved":
      return t(desk.eventProved);
    case "moved":
      return t(desk.eventState, {
        from: t(ENQUIRY_STATE_WORDS[event.from]),
        to: t(ENQUIRY_STATE_WORDS[event.to]),
      });
    case "assigned":
      return event.to === null ? t(desk.eventUnassigned) : t(desk.eventAssigned, { name: event.to });
    case "note":
      return t(desk.eventNote);
    case "reply":
      return t(desk.eventReply);
  }
}

/** What became of an answer's mail. */
function MailMark({ mailId, state }: { mailId: string | null; state: MailState | null }) {
  const t = useT();
  if (mailId === null || state === null) return null;
  const { word, lamp } = MAIL_STATE_WORDS[state];
  return (
    <>
      {" · "}
      <Link className="link" to={`/admin/mail/${mailId}`}>
        <StateWord state={lamp}>{t(word)}</StateWord>
      </Link>
    </>
  );
}
