import type { RenderedMail } from "#app/features/mail/mail.ts";
import { type MailContext, STAFF_LOCALE } from "#app/features/settings/mail-context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { renderHireMail, renderHireStaffMail } from "../hire-mails.server.tsx";
import type { HireCanceller, HireView } from "../hires.ts";
import type { Cancellation } from "./cancellation.ts";

/** The mails of a cancellation: to the customer, and to staff where they have not cancelled it themselves. */
export async function renderCancellationMails(
  context: MailContext,
  hire: HireView,
  { refund, charge }: Cancellation,
  by: HireCanceller,
): Promise<readonly RenderedMail[]> {
  const { locale, number, name } = hire;
  const params = { number, name };
  const paragraphs = [format(locale, messages.cancelledText, params)];
  if (charge > 0) paragraphs.push(format(locale, messages.cancelledCharge, { amount: formatMoney(charge) }));
  if (refund > 0) paragraphs.push(format(locale, messages.cancelledRefund, { amount: formatMoney(refund) }));
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
      ],
    },
  );
  return [customer, staff];
}
