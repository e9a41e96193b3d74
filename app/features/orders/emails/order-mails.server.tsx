import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { listSharePictures } from "#app/features/catalog/share-pictures.server.ts";
import { isMailAddress, type RenderedMail } from "#app/features/mail/mail.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import {
  addressText,
  dueOf,
  NUMBER_TO_COME,
  type OrderView,
  proFormaNumber,
} from "#app/features/orders/orders.ts";
import { transferRows } from "#app/features/orders/transfer.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Company, Trade } from "#app/features/settings/settings.ts";
import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { oneLine } from "#app/lib/text/one-line.ts";
import { addMs } from "#app/lib/time/clock.ts";
import { LegalInformation, OrderMail, WithdrawalPlace } from "./order-mail.tsx";

export interface MailContext {
  readonly db: Db;
  readonly config: Config;
}

/** The mails of an order that has been paid. */
export interface OrderMails {
  readonly customer: RenderedMail;
  /** Null while no address of staff is configured. */
  readonly staff: RenderedMail | null;
  /** Instead of `staff`, of an order that a person must look at: so rare that it is made when it is wanted. */
  readonly renderStaffAttention: () => Promise<RenderedMail | null>;
}

/** Staff read English. */
export const STAFF_LOCALE: Locale = "en";

/** "We have received your order": the acknowledgement that S.I. 68/2003 asks for without delay. */
export async function renderReceivedMail(
  { db, config }: MailContext,
  order: OrderView,
): Promise<RenderedMail> {
  const { locale } = order;
  const { company, trade } = await getSettings(db);
  if (order.provider === "invoice") return renderProForma(config, company, trade, order);
  const pictures = await picturesOf({ db, config }, order);
  return renderMail({
    ...envelope(config, company, order, locale),
    kind: "order-received",
    recipient: order.email,
    replyTo: replyAddress(company),
    subject: format(locale, messages.receivedSubject, { number: String(order.number) }),
    body: (
      <OrderMail
        order={order}
        locale={locale}
        paragraphs={[
          format(locale, messages.receivedText, { number: String(order.number) }),
          format(locale, messages.receivedHold, { time: formatDateTime(locale, order.expiresAt) }),
        ]}
        pictures={pictures}
        button={{ label: format(locale, messages.seeOrder), href: publicAddress(config, order) }}
      >
        <WithdrawalPlace locale={locale} orderPage={publicAddress(config, order)} />
      </OrderMail>
    ),
  });
}

/** The acknowledgement of an order on invoice: where the money goes, until when, and that it is no tax invoice. */
async function renderProForma(
  config: Config,
  company: Company,
  trade: Trade,
  order: OrderView,
): Promise<RenderedMail> {
  const { locale } = order;
  const number = String(order.number);
  const document = proFormaNumber(order);
  return renderMail({
    ...envelope(config, company, order, locale),
    kind: "order-pro-forma",
    recipient: order.email,
    replyTo: replyAddress(company),
    subject: format(locale, messages.proFormaSubject, { number }),
    body: (
      <OrderMail
        order={order}
        locale={locale}
        paragraphs={[
          format(locale, messages.proFormaText, { name: order.name, number }),
          format(locale, messages.proFormaPay, {
            amount: formatMoney(dueOf(order)),
            date: formatDate(locale, addMs(order.expiresAt, -1)),
          }),
          format(locale, messages.proFormaNoTax),
        ]}
        transfer={transferRows(locale, order, trade)}
        button={{ label: format(locale, messages.seeOrder), href: publicAddress(config, order) }}
        document={{
          label: format(locale, messages.proFormaPdf, { document }),
          href: pdfAddress(config, order, document),
        }}
      >
        <WithdrawalPlace locale={locale} orderPage={publicAddress(config, order)} />
      </OrderMail>
    ),
  });
}

/** The confirmation with all legal information for the customer, and the notices for staff. */
export async function renderPaidMails({ db, config }: MailContext, order: OrderView): Promise<OrderMails> {
  const { company } = await getSettings(db);
  return {
    customer: await renderConfirmation(config, company, order, await picturesOf({ db, config }, order)),
    staff: await renderStaff(config, company, order, false),
    renderStaffAttention: () => renderStaff(config, company, order, true),
  };
}

/** "Your payment did not arrive": the order is over, its stock is for sale again. */
export async function renderFailedMail({ db, config }: MailContext, order: OrderView): Promise<RenderedMail> {
  const { locale } = order;
  const { company } = await getSettings(db);
  const number = String(order.number);
  return renderMail({
    ...envelope(config, company, order, locale),
    kind: "order-failed",
    recipient: order.email,
    replyTo: replyAddress(company),
    subject: format(locale, messages.failedSubject, { number }),
    body: (
      <OrderMail
        order={order}
        locale={locale}
        paragraphs={[
          format(locale, messages.failedText, { name: order.name, number }),
          format(locale, messages.failedNext),
        ]}
        button={{ label: format(locale, messages.seeOrder), href: publicAddress(config, order) }}
      />
    ),
  });
}

async function renderConfirmation(
  config: Config,
  company: Company,
  order: OrderView,
  pictures: ReadonlyMap<string, string>,
): Promise<RenderedMail> {
  const { locale } = order;
  const number = String(order.number);
  const page = (path: PagePath) => `${config.origin}${localeHref(locale, path)}`;
  return renderMail({
    ...envelope(config, company, order, locale),
    kind: "order-paid",
    recipient: order.email,
    replyTo: replyAddress(company),
    subject: format(locale, messages.paidSubject, { number }),
    body: (
      <OrderMail
        order={order}
        locale={locale}
        paragraphs={[
          format(locale, messages.paidText, { name: order.name, number }),
          order.address
            ? format(locale, messages.dispatchText, { address: addressText(order.address) })
            : format(locale, messages.collectionText),
          format(locale, messages.invoiceText, { document: NUMBER_TO_COME }),
        ]}
        document={{
          label: format(locale, messages.invoicePdf, { document: NUMBER_TO_COME }),
          href: pdfAddress(config, order, NUMBER_TO_COME),
        }}
        pictures={pictures}
        button={{ label: format(locale, messages.seeOrder), href: publicAddress(config, order) }}
      >
        <LegalInformation
          locale={locale}
          company={company.legalName || company.tradingName}
          address={[oneLine(company.address), company.email].filter(Boolean).join(", ")}
          contact={[company.email, company.phone, oneLine(company.address)].filter(Boolean).join(", ")}
          links={[
            {
              label: format(locale, messages.withdrawLink),
              href: `${publicAddress(config, order)}/withdraw`,
            },
            { label: format(locale, messages.returnsLink), href: page("/returns") },
            { label: format(locale, messages.termsLink), href: page("/terms") },
          ]}
        />
      </OrderMail>
    ),
  });
}

async function renderStaff(
  config: Config,
  company: Company,
  order: OrderView,
  attention: boolean,
): Promise<RenderedMail | null> {
  const recipient = staffAddress(config, company);
  if (recipient === undefined) return null;
  const number = String(order.number);
  const text = attention
    ? format(STAFF_LOCALE, messages.staffAttentionText, { number })
    : format(STAFF_LOCALE, messages.staffText, { name: order.name, number });
  return renderMail({
    ...envelope(config, company, order, STAFF_LOCALE),
    kind: attention ? "order-attention" : "order-paid-staff",
    recipient,
    replyTo: order.email,
    subject: attention
      ? format(STAFF_LOCALE, messages.staffAttentionSubject, { number })
      : format(STAFF_LOCALE, messages.staffSubject, { number, total: formatMoney(order.total) }),
    body: (
      <OrderMail
        order={order}
        locale={STAFF_LOCALE}
        paragraphs={[text]}
        button={{
          label: format(STAFF_LOCALE, messages.openInBackOffice),
          href: `${config.origin}/admin/orders/${order.id}`,
        }}
      />
    ),
  });
}

/** Where staff get notices; undefined while no address is configured. */
export function staffAddress(config: Config, company: Company): string | undefined {
  return config.mailTo ?? replyAddress(company) ?? config.adminEmail;
}

/** The company's address, when staff have filled in one that a mail can go to. */
export function replyAddress(company: Company): string | undefined {
  return isMailAddress(company.email) ? company.email : undefined;
}

export function envelope(config: Config, company: Company, order: OrderView, locale: Locale) {
  return { locale, sender: company, origin: config.origin, subjectType: "order", subjectId: order.id };
}

/** The address of a picture of each product of the order that has one. */
async function picturesOf(
  { db, config }: MailContext,
  order: OrderView,
): Promise<ReadonlyMap<string, string>> {
  const paths = await listSharePictures(
    db,
    order.lines.flatMap(({ productId }) => productId ?? []),
  );
  return new Map([...paths].map(([id, path]) => [id, new URL(path, config.origin).href]));
}

/** Where a document of the order is read as a PDF. */
export function pdfAddress(config: Config, order: OrderView, number: string): string {
  return `${publicAddress(config, order)}/pdf/${number}.pdf`;
}

export function publicAddress(config: Config, order: OrderView): string {
  return `${config.origin}${localeHref(order.locale, `/shop/orders/${order.token}`)}`;
}
