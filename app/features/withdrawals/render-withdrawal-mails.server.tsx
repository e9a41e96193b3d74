import type { Config } from "#app/config.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import { replyAddress, STAFF_LOCALE, staffAddress } from "#app/features/settings/mail-context.server.ts";
import type { Company } from "#app/features/settings/settings.ts";
import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/withdrawal.ts";
import { collapseSpaces } from "#app/lib/text/collapse-spaces.ts";
import { oneLine } from "#app/lib/text/one-line.ts";
import { lastDayOf } from "#app/lib/time/irish-time.ts";
import { WithdrawalMail } from "./emails/withdrawal-mail.tsx";
import { refundDueAt } from "./period.ts";
import { nextSteps, type OwedSum, type WithdrawableOrder } from "./withdrawals.ts";

/** The mails of one statement, made before it is known which are sent. */
export interface WithdrawalMails {
  /** The mails to the maker of the statement, and to the order's own address when that is another. */
  readonly receipts: readonly RenderedMail[];
  readonly staff: RenderedMail;
}

interface MailedStatement {
  readonly stated: {
    readonly token: string;
    readonly locale: Locale;
    readonly email: string;
    readonly name: string;
    readonly reference: string;
  };
  readonly order: WithdrawableOrder | null;
  readonly owed: OwedSum | null;
  readonly statement: string;
  readonly now: Date;
}

/** The receipt with content, date and time (Directive 2011/83/EU, Art. 11a) and the notice to staff. */
export async function renderWithdrawalMails(
  config: Config,
  company: Company,
  mailed: MailedStatement,
): Promise<WithdrawalMails> {
  const { stated, order } = mailed;
  const recipients = new Set(
    [stated.email, ...(order ? [order.email] : [])].map((email) => email.toLowerCase()),
  );
  const receipts = await Promise.all(
    [...recipients].map((recipient) => renderReceipt(config, company, mailed, recipient)),
  );
  return { receipts, staff: await renderStaff(config, company, mailed) };
}

function renderReceipt(
  config: Config,
  company: Company,
  { stated, order, owed, statement, now }: MailedStatement,
  recipient: string,
): Promise<RenderedMail> {
  const { locale } = stated;
  const due = lastDayOf(refundDueAt(now));
  return renderMail({
    ...envelope(config, company, locale, order),
    kind: "withdrawal-receipt",
    recipient,
    replyTo: replyAddress(config, company),
    subject: format(locale, messages.receiptSubject, { number: collapseSpaces(stated.reference) }),
    body: (
      <WithdrawalMail
        lead={format(locale, messages.receiptText, { date: formatDateTime(locale, now) })}
        statement={statement}
        notes={
          order?.atCounter
            ? [`${format(locale, messages.atCounterTitle)}. ${format(locale, messages.atCounterText)}`]
            : nextSteps(
                locale,
                { hasLeft: order?.hasLeft ?? null, owed },
                { due: formatDate(locale, due), store: oneLine(company.address) },
              )
        }
        button={{
          label: format(locale, messages.receiptLink),
          href: `${config.origin}${localeHref(locale, `/withdraw/${stated.token}`)}`,
        }}
      />
    ),
  });
}

async function renderStaff(
  config: Config,
  company: Company,
  { stated, order, statement, now }: MailedStatement,
): Promise<RenderedMail> {
  const recipient = staffAddress(config, company);
  const date = formatDateTime(STAFF_LOCALE, now);
  const due = formatDate(STAFF_LOCALE, lastDayOf(refundDueAt(now)));
  const lead = order?.atCounter
    ? format(STAFF_LOCALE, messages.staffAtCounter, { date })
    : format(STAFF_LOCALE, messages.staffText, { date, due });
  return renderMail({
    ...envelope(config, company, STAFF_LOCALE, order),
    kind: "withdrawal-staff",
    recipient,
    replyTo: stated.email,
    subject: format(STAFF_LOCALE, messages.staffSubject, { number: collapseSpaces(stated.reference) }),
    body: (
      <WithdrawalMail
        lead={lead}
        statement={statement}
        notes={order ? [] : [format(STAFF_LOCALE, messages.staffUnmatched)]}
        button={{
          label: format(STAFF_LOCALE, messages.staffOpen),
          href: `${config.origin}/admin/withdrawals`,
        }}
      />
    ),
  });
}

function envelope(config: Config, company: Company, locale: Locale, order: WithdrawableOrder | null) {
  const subject = order
    ? { subjectType: "order", subjectId: order.id }
    : { subjectType: "withdrawal", subjectId: undefined };
  return { locale, sender: company, origin: config.origin, ...subject };
}
