import type { RenderedMail } from "#app/features/mail/mail.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import type { OrderView } from "#app/features/orders/orders.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { OrderMail, WithdrawalPlace } from "./order-mail.tsx";
import {
  envelope,
  type MailContext,
  pdfAddress,
  publicAddress,
  replyAddress,
  STAFF_LOCALE,
  staffAddress,
} from "./order-mails.server.tsx";

interface BannerMessages {
  /** What the mail is for; staff filter by it. */
  readonly kind: string;
  readonly subject: string;
  /** In the language of the reader: the order's, or staff's. */
  readonly paragraphs: readonly string[];
  /** A document of the order that the mail leads to. */
  readonly document?: { readonly number: string; readonly label: string };
  /** A contract is: the mail says where to withdraw from it (Directive 2011/83/EU, Art. 11a). */
  readonly withdrawable?: boolean;
}

/** A mail to the customer about something that happened to the order, with the order below it. */
export async function renderCustomerMail(
  { db, config }: MailContext,
  order: OrderView,
  { kind, subject, paragraphs, document, withdrawable = false }: BannerMessages,
): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  const { locale } = order;
  return renderMail({
    ...envelope(config, company, order, locale),
    kind,
    recipient: order.email,
    replyTo: replyAddress(company),
    subject,
    body: (
      <OrderMail
        order={order}
        locale={locale}
        paragraphs={paragraphs}
        button={{ label: format(locale, messages.seeOrder), href: publicAddress(config, order) }}
        {...(document && {
          document: { label: document.label, href: pdfAddress(config, order, document.number) },
        })}
      >
        {withdrawable && <WithdrawalPlace locale={locale} orderPage={publicAddress(config, order)} />}
      </OrderMail>
    ),
  });
}

/** A mail to staff about an order; null while no address of staff is configured. */
export async function renderStaffMail(
  { db, config }: MailContext,
  order: OrderView,
  { kind, subject, paragraphs }: BannerMessages,
): Promise<RenderedMail | null> {
  const { company } = await getSettings(db);
  const recipient = staffAddress(config, company);
  if (recipient === undefined) return null;
  return renderMail({
    ...envelope(config, company, order, STAFF_LOCALE),
    kind,
    recipient,
    replyTo: order.email,
    subject,
    body: (
      <OrderMail
        order={order}
        locale={STAFF_LOCALE}
        paragraphs={paragraphs}
        button={{
          label: format(STAFF_LOCALE, messages.openInBackOffice),
          href: `${config.origin}/admin/orders/${order.id}`,
        }}
      />
    ),
  });
}
