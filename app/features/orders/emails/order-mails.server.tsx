import { eq } from "drizzle-orm";
import { orders } from "#app/db/schema/shop/orders.ts";
import { listSharePictures } from "#app/features/catalog/share-pictures.server.ts";
import { type TermsSection, termsParagraphs } from "#app/features/legal/terms-sections.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { nextStepText } from "#app/features/orders/next-step-text.ts";
import { dueOf, NUMBER_TO_COME, type OrderView, proFormaNumber } from "#app/features/orders/orders.ts";
import { transferRows } from "#app/features/orders/transfer.ts";
import { type MailContext, STAFF_LOCALE } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Trade } from "#app/features/settings/settings.ts";
import { getTermsTexts } from "#app/features/site-text/terms-texts.server.ts";
import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { oneLine } from "#app/lib/text/one-line.ts";
import { lastDayOf } from "#app/lib/time/irish-time.ts";
import {
  type OrderSeller,
  publicAddress,
  renderCustomerMail,
  renderMailToCustomer,
  renderMailToStaff,
} from "./order-event-mails.server.tsx";
import { LegalInformation } from "./order-mail.tsx";

/** The mails of an order that has been paid. */
export interface OrderMails {
  readonly customer: RenderedMail;
  readonly staff: RenderedMail;
  /** Instead of `staff`, of an order that a person must look at: so rare that it is made when it is wanted. */
  readonly renderStaffAttention: () => Promise<RenderedMail>;
}

/**
 * The mails of an order that is placed. "We have received your order" is the acknowledgement that S.I. 68/2003 asks for
 * without delay. Staff are told of an order on invoice now; of others once they are paid.
 */
export async function renderReceivedMails(
  context: MailContext,
  order: OrderView,
): Promise<readonly RenderedMail[]> {
  const { locale } = order;
  const { company, trade } = await getSettings(context.db);
  const seller = { config: context.config, company };
  if (order.provider === "invoice")
    return Promise.all([renderProForma(seller, trade, order), renderInvoiceStaff(seller, order)]);
  const number = String(order.number);
  const received = await renderMailToCustomer(seller, order, {
    kind: "order-received",
    withdrawable: true,
    subject: format(locale, messages.receivedSubject, { number }),
    paragraphs: [
      format(locale, messages.receivedText, { number }),
      format(locale, messages.receivedHold, { time: formatDateTime(locale, order.expiresAt) }),
    ],
    pictures: await picturesOf(context, order),
  });
  return [received];
}

/** The acknowledgement of an order on invoice: where the money goes, until when, and that it is no tax invoice. */
function renderProForma(seller: OrderSeller, trade: Trade, order: OrderView): Promise<RenderedMail> {
  const { locale } = order;
  const number = String(order.number);
  const document = proFormaNumber(order);
  return renderMailToCustomer(seller, order, {
    kind: "order-pro-forma",
    withdrawable: true,
    subject: format(locale, messages.proFormaSubject, { number }),
    paragraphs: [
      format(locale, messages.proFormaText, { name: order.name, number }),
      format(locale, messages.proFormaPay, {
        amount: formatMoney(dueOf(order)),
        date: formatDate(locale, lastDayOf(order.expiresAt)),
      }),
      format(locale, messages.proFormaNoTax),
    ],
    transfer: transferRows(locale, order, trade),
    document: { number: document, label: format(locale, messages.proFormaPdf, { document }) },
  });
}

/** The confirmation with all legal information for the customer, and the notices for staff. */
export async function renderPaidMails(context: MailContext, order: OrderView): Promise<OrderMails> {
  const { company } = await getSettings(context.db);
  const seller = { config: context.config, company };
  const facts = {
    pictures: await picturesOf(context, order),
    terms: order.terms === null ? null : (await getTermsTexts(context.db, order.terms))[order.locale],
    isHandedOver: await isHandedOver(context, order),
  };
  return {
    customer: await renderConfirmation(seller, order, facts),
    staff: await renderStaff(seller, order, false),
    renderStaffAttention: () => renderStaff(seller, order, true),
  };
}

/** "Your payment did not arrive": the order is over, its stock is for sale again. */
export function renderFailedMail(context: MailContext, order: OrderView): Promise<RenderedMail> {
  const { locale } = order;
  const number = String(order.number);
  return renderCustomerMail(context, order, {
    kind: "order-failed",
    subject: format(locale, messages.failedSubject, { number }),
    paragraphs: [
      format(locale, messages.failedText, { name: order.name, number }),
      format(locale, messages.failedNext),
    ],
  });
}

interface ConfirmationFacts {
  readonly pictures: ReadonlyMap<string, string>;
  /** The terms that it was placed under, in the customer's language; null where none were kept. */
  readonly terms: readonly TermsSection[] | null;
  /** The buyer has the goods: no next step. */
  readonly isHandedOver: boolean;
}

function renderConfirmation(
  seller: OrderSeller,
  order: OrderView,
  { pictures, terms, isHandedOver: handedOver }: ConfirmationFacts,
): Promise<RenderedMail> {
  const { config, company } = seller;
  const { locale } = order;
  const number = String(order.number);
  const document = NUMBER_TO_COME;
  const page = (path: PagePath) => `${config.origin}${localeHref(locale, path)}`;
  return renderMailToCustomer(seller, order, {
    kind: "order-paid",
    subject: format(locale, messages.paidSubject, { number }),
    paragraphs: [
      format(locale, messages.paidText, { name: order.name, number }),
      ...(handedOver ? [] : [nextStepText(locale, order)]),
      format(locale, messages.invoiceText, { document }),
    ],
    document: { number: document, label: format(locale, messages.invoicePdf, { document }) },
    pictures,
    // The information on a distance contract.
    children: order.atCounter ? undefined : (
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
          ...(terms ? [] : [{ label: format(locale, messages.termsLink), href: page("/terms") }]),
        ]}
        terms={terms ? termsParagraphs(terms) : []}
      />
    ),
  });
}

function renderInvoiceStaff(seller: OrderSeller, order: OrderView): Promise<RenderedMail> {
  const number = String(order.number);
  const date = formatDate(STAFF_LOCALE, lastDayOf(order.expiresAt));
  return renderMailToStaff(seller, order, {
    kind: "order-invoice-staff",
    subject: format(STAFF_LOCALE, messages.staffInvoiceSubject, { number, total: formatMoney(order.total) }),
    paragraphs: [format(STAFF_LOCALE, messages.staffInvoiceText, { name: order.name, number, date })],
  });
}

function renderStaff(seller: OrderSeller, order: OrderView, attention: boolean): Promise<RenderedMail> {
  const number = String(order.number);
  const text = attention
    ? format(STAFF_LOCALE, messages.staffAttentionText, { number })
    : format(STAFF_LOCALE, messages.staffText, { name: order.name, number });
  return renderMailToStaff(seller, order, {
    kind: attention ? "order-attention" : "order-paid-staff",
    subject: attention
      ? format(STAFF_LOCALE, messages.staffAttentionSubject, { number })
      : format(STAFF_LOCALE, messages.staffSubject, { number, total: formatMoney(order.total) }),
    paragraphs: [text],
  });
}

async function isHandedOver({ db }: MailContext, { id, provider }: OrderView): Promise<boolean> {
  // Money at the counter is recorded on invoice; no other order asks.
  if (provider !== "invoice") return false;
  const [row] = await db.select({ fulfilment: orders.fulfilment }).from(orders).where(eq(orders.id, id));
  return row?.fulfilment === "collected";
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
