import type { RenderedMail } from "#app/features/mail/mail.ts";
import { renderCustomerMail } from "#app/features/orders/emails/order-event-mails.server.tsx";
import { dueOf, NUMBER_TO_COME, type OrderView } from "#app/features/orders/orders.ts";
import { listRefunds } from "#app/features/payments/refunds/list-refunds.server.ts";
import {
  creditNoteTexts,
  type RefundMails,
  renderRefundMails,
} from "#app/features/payments/refunds/refund-mails.server.tsx";
import { sumRefunded } from "#app/features/payments/refunds/sum-refunded.server.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/order-edit.ts";
import * as refunds from "#app/i18n/messages/shop/refunds.ts";
import { type Cents, subtractCents } from "#app/lib/money.ts";
import { lastDayOf } from "#app/lib/time/irish-time.ts";

/** Asks the customer for the difference: its button leads to the page of the added order, which takes the payment. */
export function renderRequestMail(
  context: MailContext,
  added: OrderView,
  edited: OrderView,
): Promise<RenderedMail> {
  const { locale, name } = added;
  const params = { name, number: String(edited.number), added: String(added.number) };
  const date = formatDate(locale, lastDayOf(added.expiresAt));
  return renderCustomerMail(context, added, {
    kind: "order-edit-payment",
    withdrawable: true,
    subject: format(locale, messages.requestSubject, params),
    paragraphs: [
      format(locale, messages.requestText, params),
      format(locale, messages.requestDue, { amount: formatMoney(dueOf(added)), date }),
    ],
  });
}

/** The mails of a refund that comes with an edit: the customer's says what pays for the goods that were added. */
export async function renderEditRefund(
  context: MailContext,
  order: OrderView,
  { amount, applied, reason }: { readonly amount: Cents; readonly applied: Cents; readonly reason: string },
): Promise<RefundMails> {
  const { locale, name } = order;
  const money = subtractCents(amount, applied);
  const refund = { amount: money, applied, reason };
  const mails = await renderRefundMails(context, order, refund);
  const refunded = sumRefunded(await listRefunds(context.db, order.id), refund);
  const [given, way] =
    order.provider === "invoice"
      ? [messages.changedRefundDue, refunds.mailByTransfer]
      : [messages.changedRefund, refunds.mailToCard];
  const params = { name, number: String(order.number), amount: formatMoney(amount) };
  const document = { document: NUMBER_TO_COME };
  const about = { kind: "order-refunded", withdrawable: true, refunded } as const;
  const subject = format(locale, messages.changedSubject, params);
  if (amount === 0) {
    const paragraphs = [format(locale, messages.changedFree, params)];
    return {
      ...mails,
      customerCredit: await renderCustomerMail(context, order, { ...about, subject, paragraphs }),
    };
  }
  const customerCredit = await renderCustomerMail(context, order, {
    ...about,
    subject,
    paragraphs: [
      format(locale, messages.changedText, params),
      ...(applied > 0 ? [format(locale, messages.changedApplied, { amount: formatMoney(applied) })] : []),
      ...(money > 0 ? [format(locale, given, { amount: formatMoney(money) }), format(locale, way)] : []),
      ...creditNoteTexts(locale, reason),
    ],
    document: { number: NUMBER_TO_COME, label: format(locale, refunds.creditNotePdf, document) },
  });
  return { ...mails, customerCredit };
}
