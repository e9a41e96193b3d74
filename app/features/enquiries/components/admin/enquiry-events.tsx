import { EventRow } from "#app/features/comments/components/timeline.tsx";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { timeline } from "#app/i18n/messages/orders-admin/comments.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { AdminEvent } from "../../admin/enquiry-admin.ts";
import { ENQUIRY_STATE_MESSAGES } from "../../enquiries.ts";

/** What happened, the latest first. */
export function EnquiryTimeline({ events }: { readonly events: readonly AdminEvent[] }) {
  const t = useT();
  const rows = [...events].reverse();
  return (
    <section className="enquiry-block enquiry-history" id="timeline">
      <h2>{t(timeline)}</h2>
      <ol className="timeline">
        {rows.map((event) => (
          <li key={event.id}>
            <EventRow
              event={{
                id: event.id,
                at: event.at,
                by: byOf(event, t(enquiryAdmin.somebody)),
                text: <EventTitle event={event} />,
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The name of the person who did it; null for what the sender or the site did. */
function byOf(event: AdminEvent, somebody: string): string | null {
  return event.kind === "received" || event.kind === "proved" ? null : (event.by ?? somebody);
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
