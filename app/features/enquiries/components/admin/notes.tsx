import { Form } from "react-router";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { useFormKey } from "#app/ui/forms/drafts/use-form-key.ts";
import { TextArea } from "#app/ui/forms/field.tsx";
import type { AdminEvent } from "../../admin/enquiry-admin.ts";
import { type EnquiryAnswerProps, refusalOf, useEnquiryAction } from "./answer-forms.tsx";

type Note = Extract<AdminEvent, { kind: "note" }>;

/** What staff wrote among themselves, oldest first, and the field for more. */
export function Notes({ enquiry, idempotencyKey, refused }: EnquiryAnswerProps) {
  const t = useT();
  const locale = useLocale();
  const { path, busy } = useEnquiryAction(enquiry.id, "notes");
  const refusal = refusalOf(refused, "notes");
  const notes = enquiry.events.filter((event): event is Note => event.kind === "note");
  const key = useFormKey(idempotencyKey, (used) => notes.some(({ formKey }) => formKey === used));
  return (
    <section className="enquiry-block" id="note">
      <h2>{t(enquiryAdmin.notes)}</h2>
      {notes.map((note) => (
        <article key={note.id} className="timeline-comment">
          <p className="timeline-event">
            <b>
              <bdi>{note.by ?? t(enquiryAdmin.somebody)}</bdi>
            </b>
            <time dateTime={note.at.toISOString()}>{formatDateTime(locale, note.at)}</time>
          </p>
          <p className="timeline-text" dir="auto">
            {note.text}
          </p>
        </article>
      ))}
      <Form method="post" action={path} noValidate className="admin-note" key={key}>
        <input type="hidden" name="idempotency-key" value={key} />
        <TextArea
          name="text"
          id="note-text"
          label={enquiryAdmin.note}
          hint={t(enquiryAdmin.noteHint)}
          error={refusal ? t(refusal) : undefined}
          rows={2}
          data-key="n"
          data-key-does={t(enquiryAdmin.addNote)}
          dir="auto"
          defaultValue={refused?.action === "notes" ? refused.text : ""}
        />
        <SubmitButton variant="outline" small busy={busy} busyText={t(enquiryAdmin.saving)}>
          {t(enquiryAdmin.addNote)}
        </SubmitButton>
      </Form>
    </section>
  );
}
