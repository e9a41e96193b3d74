import type { RenderedMail } from "#app/features/mail/mail.ts";
import { type MailContext, STAFF_LOCALE } from "#app/features/settings/mail-context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import { withdrawStatement } from "#app/i18n/messages/hire/hire-page.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { receiptText } from "#app/i18n/messages/shop/withdrawal.ts";
import { renderHireMail, renderHireStaffMail } from "../hire-mails.server.tsx";
import type { HireCanceller, HireView } from "../hires.ts";
import { type Cancellation, isPayable } from "./cancellation.ts";

interface Cancelled {
  readonly by: HireCanceller;
  readonly now: Date;
  /** Until when what stays due can be paid. */
  readonly dueUntil: Date;
}

/**
 * The mails of a cancellation: to the customer, and to staff where they have not cancelled it themselves. That of a
 * withdrawal acknowledges the statement with its content, date and time (Directive 2011/83/EU, Art. 11a).
 */
export async function renderCancellationMails(
  context: MailContext,
  hire: HireView,
  result: Cancellation,
  { by, now, dueUntil }: Cancelled,
): Promise<readonly RenderedMail[]> {
  const { locale, number, name } = hire;
  const { refund, due } = result;
  const params = { number, name };
  const isWithdrawal = by === "withdrawal";
  const paragraphs = [
    format(locale, messages.cancelledText, params),
    ...(isWithdrawal ? receiptTexts(locale, params, now) : []),
    ...chargeTexts(locale, result, dueUntil),
    ...(refund > 0 ? [format(locale, messages.cancelledRefund, { amount: formatMoney(refund) })] : []),
    ...(hire.requests.some(({ state }) => state === "open")
      ? [format(locale, messages.cancelledRequests)]
      : []),
  ];
  const subject = format(
    locale,
    isWithdrawal ? messages.withdrawnSubject : messages.cancelledSubject,
    params,
  );
  const customer = await renderHireMail(context, hire, {
    kind: "hire-cancelled",
    subject,
    paragraphs,
    withdrawUntil: null,
  });
  if (by === "staff") return [customer];
  const refunded = { ...params, amount: formatMoney(refund) };
  const staff = await renderHireStaffMail(
    context,
    { email: hire.email, path: adminPath(`/admin/hire/hires/${hire.id}`), subjectId: hire.id },
    {
      kind: "hire-cancelled-staff",
      subject: format(STAFF_LOCALE, messages.staffCancelledSubject, params),
      paragraphs: [
        isWithdrawal
          ? format(STAFF_LOCALE, messages.staffWithdrawnText, {
              ...refunded,
              time: formatDateTime(STAFF_LOCALE, now),
            })
          : format(STAFF_LOCALE, messages.staffCancelledText, refunded),
        ...(isPayable(due)
          ? [format(STAFF_LOCALE, messages.staffCancelledDue, { amount: formatMoney(due) })]
          : []),
      ],
    },
  );
  return [customer, staff];
}

function receiptTexts(
  locale: Locale,
  params: { readonly number: string; readonly name: string },
  now: Date,
): readonly string[] {
  return [
    format(locale, receiptText, { date: formatDateTime(locale, now) }),
    format(locale, withdrawStatement, params),
  ];
}

/** What the cancellation costs, and what of that is still to be paid, until when; nothing where it costs nothing. */
function chargeTexts(locale: Locale, { charge, due }: Cancellation, dueUntil: Date): readonly string[] {
  if (charge <= 0) return [];
  const costs = format(locale, messages.cancelledCharge, { amount: formatMoney(charge) });
  if (due === 0) return [costs, format(locale, messages.cancelledCovered)];
  if (!isPayable(due)) return [costs];
  const rest = { amount: formatMoney(due), time: formatDateTime(locale, dueUntil) };
  return [costs, format(locale, messages.cancelledDue, rest)];
}
