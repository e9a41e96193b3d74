import type { RenderedMail } from "#app/features/mail/mail.ts";
import { type MailContext, STAFF_LOCALE } from "#app/features/orders/order-mails.server.tsx";
import { renderCustomerNotice, renderStaffNotice } from "#app/features/orders/order-notices.server.tsx";
import { NUMBER_TO_COME, type OrderView } from "#app/features/orders/orders.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Company } from "#app/features/settings/settings.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { format } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/refunds.ts";
import type { Cents } from "#app/lib/money.ts";

/** The mails that may follow from a refund, made before it is known which do, and who its credit note is from. */
export interface RefundMails {
  /** About a payment that was too much: no document belongs to it. */
  readonly customer: RenderedMail;
  /** Names the credit note, whose number is put in when it is drawn. */
  readonly customerCredit: RenderedMail;
  /** Staff have to transfer the money; null for a provider that does it, or while no address of staff is configured. */
  readonly staffDue: RenderedMail | null;
  /** Null while no address of staff is configured. */
  readonly staffFailed: RenderedMail | null;
  readonly company: Company;
}

export async function renderRefundMails(
  context: MailContext,
  order: OrderView,
  amount: Cents,
): Promise<RefundMails> {
  const { locale } = order;
  const params = { number: String(order.number), amount: formatMoney(amount), name: order.name };
  const way = order.provider === "invoice" ? words.mailByTransfer : words.mailToCard;
  const paragraphs = [format(locale, words.mailText, params), format(locale, way)];
  const { company } = await getSettings(context.db);
  return {
    company,
    customer: await renderCustomerNotice(context, order, {
      kind: "order-refunded",
      withdrawable: true,
      subject: format(locale, words.mailSubject, params),
      paragraphs,
    }),
    customerCredit: await renderCustomerNotice(context, order, {
      kind: "order-refunded",
      subject: format(locale, words.mailSubject, params),
      withdrawable: true,
      paragraphs: [...paragraphs, format(locale, words.mailCreditNote, { document: NUMBER_TO_COME })],
      document: {
        number: NUMBER_TO_COME,
        label: format(locale, words.creditNotePdf, { document: NUMBER_TO_COME }),
      },
    }),
    staffDue:
      order.provider === "invoice"
        ? await renderStaffNotice(context, order, {
            kind: "refund-due",
            subject: format(STAFF_LOCALE, words.dueSubject, params),
            paragraphs: [format(STAFF_LOCALE, words.dueText, params)],
          })
        : null,
    staffFailed: await renderStaffNotice(context, order, {
      kind: "refund-failed",
      subject: format(STAFF_LOCALE, words.failedSubject, params),
      paragraphs: [format(STAFF_LOCALE, words.failedText, params)],
    }),
  };
}
