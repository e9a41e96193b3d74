import type { Config } from "#app/config.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import type { OrderView } from "#app/features/orders/orders.ts";
import {
  type MailContext,
  replyAddress,
  STAFF_LOCALE,
  staffAddress,
} from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Company } from "#app/features/settings/settings.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import type { MailKind } from "#app/i18n/messages/admin/mail-kinds.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { OrderMail, type OrderMailProps, WithdrawalLink } from "./order-mail.tsx";

/** A mail to staff about an order. */
interface StaffMailText {
  /** What the mail is for; staff filter by it. */
  readonly kind: MailKind;
  readonly subject: string;
  /** The paragraphs in the language of the reader: the order's, or that of staff. */
  readonly paragraphs: readonly string[];
}

/** A mail to the customer about an order. */
interface CustomerMailText
  extends StaffMailText,
    Pick<OrderMailProps, "pictures" | "tracking" | "transfer" | "refunded" | "children"> {
  /** A document of the order that the mail leads to. */
  readonly document?: { readonly number: string; readonly label: string };
  /** A distance contract is: the mail says where to withdraw from it (Directive 2011/83/EU, Art. 11a). */
  readonly withdrawable?: boolean;
}

/** The seller of an order. */
export interface OrderSeller {
  readonly config: Config;
  readonly company: Company;
}

/** A mail to the customer about something that happened to the order, with the order below it. */
export async function renderCustomerMail(
  { db, config }: MailContext,
  order: OrderView,
  text: CustomerMailText,
): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  return renderMailToCustomer({ config, company }, order, text);
}

/** A mail to staff about an order. */
export async function renderStaffMail(
  { db, config }: MailContext,
  order: OrderView,
  text: StaffMailText,
): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  return renderMailToStaff({ config, company }, order, text);
}

/** The mail to the customer, of settings that have been read. */
export function renderMailToCustomer(
  { config, company }: OrderSeller,
  order: OrderView,
  { kind, subject, document, withdrawable = false, children, ...body }: CustomerMailText,
): Promise<RenderedMail> {
  const { locale } = order;
  const orderPage = publicAddress(config, order);
  return renderMail({
    ...envelope({ config, company }, order, locale),
    kind,
    recipient: order.email,
    replyTo: replyAddress(config, company),
    subject,
    body: (
      <OrderMail
        {...body}
        order={order}
        locale={locale}
        button={{ label: format(locale, messages.seeOrder), href: orderPage }}
        {...(document && {
          document: { label: document.label, href: `${orderPage}/pdf/${document.number}.pdf` },
        })}
      >
        {withdrawable && !order.atCounter && <WithdrawalLink locale={locale} orderPage={orderPage} />}
        {children}
      </OrderMail>
    ),
  });
}

/** The mail to staff, of settings that have been read. */
export async function renderMailToStaff(
  { config, company }: OrderSeller,
  order: OrderView,
  { kind, subject, paragraphs }: StaffMailText,
): Promise<RenderedMail> {
  const recipient = staffAddress(config, company);
  return renderMail({
    ...envelope({ config, company }, order, STAFF_LOCALE),
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

/** The address at which the customer sees the order. */
export function publicAddress(config: Config, order: OrderView): string {
  return `${config.origin}${localeHref(order.locale, `/shop/orders/${order.token}`)}`;
}

function envelope({ config, company }: OrderSeller, order: OrderView, locale: Locale) {
  return { locale, sender: company, origin: config.origin, subjectType: "order", subjectId: order.id };
}
