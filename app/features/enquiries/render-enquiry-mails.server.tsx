import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import { type MailContext, replyAddress, staffAddress } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { newToken } from "#app/lib/ids.ts";
import { SenderMail } from "./emails/sender-mail.tsx";
import { StaffMail } from "./emails/staff-mail.tsx";
import { type EnquiryInput, FORM_LABELS, formOf } from "./enquiries.ts";

/** The mails of an enquiry, finished but for the reference, which only the transaction knows. */
export interface EnquiryMails {
  /** The mails to staff, and unless the enquiry is suspect to the enquirer. */
  withReference(known: { reference: string; enquiryId: string; suspect: boolean }): RenderedMail[];
}

interface MailedPost {
  readonly enquiry: EnquiryInput;
  readonly locale: Locale;
  readonly details?: StoredEnquiryDetails;
  readonly attachments?: readonly unknown[];
  /** By when it is answered. */
  readonly dueAt: Date;
}

/** Staff get theirs in English; an answer to it goes to the enquirer. The enquirer's copy is in the form's language. */
export async function renderEnquiryMails(
  { db, config }: MailContext,
  { enquiry, locale, details = {}, attachments = [], dueAt }: MailedPost,
): Promise<EnquiryMails> {
  const { company } = await getSettings(db);
  // Random, so that no one can write it into a message.
  const mark = newToken();
  const common = { sender: company, origin: config.origin, subjectType: "enquiry" };
  const form = format("en", FORM_LABELS[formOf(enquiry)]);
  const renderStaff = (files: number) =>
    renderMail({
      ...common,
      kind: "enquiry-staff",
      locale: "en",
      subject: format("en", messages.staffSubject, { reference: mark, form, name: enquiry.name }),
      recipient: staffAddress(config, company),
      replyTo: enquiry.email,
      body: (
        <StaffMail
          enquiry={enquiry}
          details={details}
          attachments={files}
          reference={mark}
          locale={locale}
          origin={config.origin}
        />
      ),
    });
  const staff = await renderStaff(attachments.length);
  // The files of a suspect enquiry are held for a day and are not its own.
  const suspectStaff = attachments.length > 0 ? await renderStaff(0) : staff;
  const sender = await renderMail({
    ...common,
    kind: "enquiry-sender",
    locale,
    subject: format(locale, messages.senderSubject, { reference: mark }),
    recipient: enquiry.email,
    replyTo: replyAddress(config, company),
    body: (
      <SenderMail
        enquiry={enquiry}
        details={details}
        reference={mark}
        locale={locale}
        dueAt={dueAt}
        phone={company.phone}
      />
    ),
  });
  return {
    withReference: ({ reference, enquiryId, suspect }) =>
      (suspect
        ? [{ ...suspectStaff, subject: format("en", messages.staffSuspect, { subject: staff.subject }) }]
        : [staff, sender]
      ).map((mail) => ({
        ...mail,
        subjectId: enquiryId,
        subject: mail.subject.replaceAll(mark, reference),
        html: mail.html.replaceAll(mark, reference),
        text: mail.text.replaceAll(mark, reference),
      })),
  };
}
