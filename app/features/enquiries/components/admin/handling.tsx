import { Form } from "react-router";
import type { StaffMember } from "#app/features/identity/identity.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { NamedOptions } from "#app/ui/forms/named-options.tsx";
import { type EnquiryView, spanText } from "../../admin/enquiry-admin.ts";
import { ENQUIRY_STATE_MESSAGES, type EnquiryState } from "../../enquiries.ts";
import { TRANSITIONS } from "../../enquiry-states.ts";
import { useEnquiryAction } from "./answer-forms.tsx";

/** Until when it must be answered, and how much working time that leaves. */
export function ReplyBy({ enquiry: { dueAt, minutesLeft } }: { enquiry: EnquiryView }) {
  const t = useT();
  const locale = useLocale();
  if (minutesLeft === null) return null;
  const time = spanText(locale, minutesLeft);
  return (
    <p className="enquiry-meter">
      <span>
        <strong>{t(enquiryAdmin.replyBy, { time: formatDateTime(locale, dueAt) })}</strong>
        {" · "}
        <span className={minutesLeft < 0 ? "enquiry-clock enquiry-late" : undefined}>
          {minutesLeft < 0 ? t(enquiryAdmin.lateWorking, { time }) : t(enquiryAdmin.leftWorking, { time })}
        </span>
      </span>
    </p>
  );
}

/** Letters for the moves made most often. */
const MOVE_KEYS: Readonly<Partial<Record<EnquiryState, string>>> = { answered: "e", waiting: "w", spam: "s" };

/** Every state it may go to from here, a button each. */
export function StateForm({ enquiry }: { enquiry: EnquiryView }) {
  const t = useT();
  const { path, busy } = useEnquiryAction(enquiry.id, "moves");
  return (
    <section className="enquiry-block">
      <h2>{t(enquiryAdmin.changeState)}</h2>
      <Form method="post" action={path} className="enquiry-actions">
        {TRANSITIONS[enquiry.state].map((to) => (
          <Button
            key={to}
            type="submit"
            name="to"
            value={to}
            variant="outline"
            small
            busy={busy}
            data-key={MOVE_KEYS[to]}
          >
            {to === "new"
              ? t(enquiry.state === "spam" ? enquiryAdmin.notSpam : enquiryAdmin.reopen)
              : t(enquiryAdmin.moveTo, { state: t(ENQUIRY_STATE_MESSAGES[to]) })}
          </Button>
        ))}
      </Form>
    </section>
  );
}

/** Who looks after it. */
export function AssignForm({
  enquiry,
  staff,
  viewerId,
}: {
  enquiry: EnquiryView;
  staff: readonly StaffMember[];
  viewerId: string;
}) {
  const t = useT();
  const { path, busy } = useEnquiryAction(enquiry.id, "assignments");
  return (
    <section className="enquiry-block">
      <Form method="post" action={path} className="enquiry-inline" key={enquiry.assigneeId}>
        <Select name="assignee" label={enquiryAdmin.assignee} defaultValue={enquiry.assigneeId ?? ""}>
          <option value="">{t(enquiryAdmin.nobody)}</option>
          <NamedOptions of={staff} />
        </Select>
        <Button type="submit" variant="outline" busy={busy}>
          {t(enquiryAdmin.assign)}
        </Button>
      </Form>
      {enquiry.assigneeId !== viewerId && (
        <Form method="post" action={path}>
          <input type="hidden" name="assignee" value={viewerId} />
          <Button type="submit" variant="quiet" small busy={busy} data-key="m">
            {t(enquiryAdmin.takeIt)}
          </Button>
        </Form>
      )}
    </section>
  );
}
