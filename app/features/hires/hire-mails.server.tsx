import type { RenderedMail } from "#app/features/mail/mail.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import {
  type MailContext,
  replyAddress,
  STAFF_LOCALE,
  staffAddress,
} from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { type Locale, localeAddress } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import type { MailKind } from "#app/i18n/messages/admin/mail-kinds.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { HireMail } from "./emails/hire-mail.tsx";

/** Whom a mail about a hire is for. */
export interface MailedHire {
  readonly id: string;
  readonly token: string;
  readonly locale: Locale;
  readonly email: string;
}

interface MailText {
  /** What the mail is for; staff filter by it. */
  readonly kind: MailKind;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** The placeholder in a mail for the number of a hire that is drawn only when the mail is queued. */
export const HIRE_NUMBER_TO_COME = "H-0000-0000";

/** A mail to the customer, in the customer's language, with the way to the page of the hire. */
export async function renderHireMail(
  { db, config }: MailContext,
  { id, token, locale, email }: MailedHire,
  { kind, subject, paragraphs }: MailText,
): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  const href = `${config.origin}${localeAddress(locale, `/dry-hire/hire/${token}`)}`;
  return renderMail({
    kind,
    locale,
    subject,
    sender: company,
    origin: config.origin,
    recipient: email,
    subjectType: "hire",
    subjectId: id,
    replyTo: replyAddress(company),
    body: <HireMail paragraphs={paragraphs} button={{ label: format(locale, messages.open), href }} />,
  });
}

/** A mail to staff. `path` is a page of the back office. */
export async function renderHireStaffMail(
  { db, config }: MailContext,
  about: { readonly email: string; readonly path: string; readonly subjectId: string },
  { kind, subject, paragraphs }: MailText,
): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  const recipient = staffAddress(config, company);
  const button = {
    label: format(STAFF_LOCALE, messages.openInBackOffice),
    href: `${config.origin}${about.path}`,
  };
  return renderMail({
    kind,
    locale: STAFF_LOCALE,
    subject,
    sender: company,
    origin: config.origin,
    recipient,
    subjectType: "hire",
    subjectId: about.subjectId,
    replyTo: about.email,
    body: <HireMail paragraphs={paragraphs} button={button} />,
  });
}
