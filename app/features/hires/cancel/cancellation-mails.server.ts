import type { RenderedMail } from "#app/features/mail/mail.ts";
import { type MailContext, STAFF_LOCALE } from "#app/features/settings/mail-context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { renderHireMail, renderHireStaffMail } from "../hire-mails.server.tsx";
import type { HireCanceller, HireView } from "../hires.ts";
import { type Cancellation, isPayable } from "./cancellation.ts";

/** The mails of a cancellation: to the customer, and to staff where they have not cancelled it themselves. */
export async function renderCancellationMails(
  context: MailContext,
  hire: HireView,
  result: Cancellation,
  { by, dueUntil }: { readonly by: HireCanceller; readonly dueUntil: Date },
): Promise<readonly RenderedMail[]> {
  const { locale, number, name } = hire;
  const { refund, due } = result;
  const params = { number, name };
  const paragraphs = [
    format(locale, messages.cancelledText, params),
    ...chargeTexts(locale, result, dueUntil),
    ...(refund > 0 ? [format(locale, messages.cancelledRefund, { amount: formatMoney(refund) })] : []),
  ];
  const subject = format(locale, messages.cancelledSubject, params);
  const customer = await renderHireMail(context, hire, { kind: "hire-cancelled", subject, paragraphs });
  if (by === "staff") return [customer];
  const staff = await renderHireStaffMail(
    context,
    { email: hire.email, path: adminPath(`/admin/hire/hires/${hire.id}`), subjectId: hire.id },
    {
      kind: "hire-cancelled-staff",
      subject: format(STAFF_LOCALE, messages.staffCancelledSubject, params),
      paragraphs: [
        format(STAFF_LOCALE, messages.staffCancelledText, { ...params, amount: formatMoney(refund) }),
        ...(isPayable(due)
          ? [format(STAFF_LOCALE, messages.staffCancelledDue, { amount: formatMoney(due) })]
          : []),
      ],
    },
  );
  return [customer, staff];
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
