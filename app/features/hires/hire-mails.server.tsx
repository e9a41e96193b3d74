import type { ReactNode } from "react";
import type { Config } from "#app/config.server.ts";
import type { LinkLineProps } from "#app/features/mail/emails/link-line.tsx";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import { expiryText } from "#app/features/quotes/public/quote-sheet.ts";
import {
  type MailContext,
  replyAddress,
  STAFF_LOCALE,
  staffAddress,
} from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import type { MailKind } from "#app/i18n/messages/admin/mail-kinds.ts";
import { withdrawText } from "#app/i18n/messages/hire/hire-page.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { withdrawHere } from "#app/i18n/messages/shop/withdrawal.ts";
import { HireWithdrawal } from "./emails/hire-contract.tsx";
import { HireMail } from "./emails/hire-mail.tsx";
import { WITHDRAWAL_ID } from "./public/hire-answer.ts";

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

interface CustomerMailText extends MailText {
  /**
   * The last instant at which the customer may withdraw: the mail then says where (Directive 2011/83/EU, Art. 11a);
   * null: no right to withdraw, or it is over.
   */
  readonly withdrawUntil: Date | null;
  /** Names and sums, below the text. */
  readonly sums?: readonly (readonly [name: string, sum: string])[];
  /** A document that belongs to the mail, to be opened as a PDF. */
  readonly document?: LinkLineProps;
  /** Is below the button. */
  readonly children?: ReactNode;
}

/** The placeholder in a mail for the number of a hire that is drawn only when the mail is queued. */
export const HIRE_NUMBER_TO_COME = "H-0000-0000";

/** A mail to the customer, in the customer's language, with the way to the page of the hire. */
export async function renderHireMail(
  { db, config }: MailContext,
  { id, token, locale, email }: MailedHire,
  { kind, subject, withdrawUntil, children, ...body }: CustomerMailText,
): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  const href = pageAddress(config, { locale, token });
  return renderMail({
    kind,
    locale,
    subject,
    sender: company,
    origin: config.origin,
    recipient: email,
    subjectType: "hire",
    subjectId: id,
    replyTo: replyAddress(config, company),
    body: (
      <HireMail {...body} button={{ label: format(locale, messages.open), href }}>
        {withdrawUntil && (
          <HireWithdrawal
            text={format(locale, withdrawText, { time: expiryText(locale, withdrawUntil) })}
            label={format(locale, withdrawHere)}
            href={withdrawalAddress(config, { locale, token })}
          />
        )}
        {children}
      </HireMail>
    ),
  });
}

/** The address of the function to withdraw from a hire. */
export function withdrawalAddress(config: Config, hire: Pick<MailedHire, "locale" | "token">): string {
  return `${pageAddress(config, hire)}#${WITHDRAWAL_ID}`;
}

function pageAddress({ origin }: Config, { locale, token }: Pick<MailedHire, "locale" | "token">): string {
  return `${origin}${localeHref(locale, `/dry-hire/hire/${token}`)}`;
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
