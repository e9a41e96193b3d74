import type { Config } from "#app/config.server.ts";
import { documentKindOf } from "#app/features/invoices/invoice-document.ts";
import { publicAddress } from "#app/features/orders/emails/order-event-mails.server.tsx";
import { NUMBER_TO_COME, type OrderView } from "#app/features/orders/orders.ts";
import type { Company } from "#app/features/settings/settings.ts";
import { formatDayTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as page from "#app/i18n/messages/hire/hire-page.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { invoicePdf } from "#app/i18n/messages/shop/orders.ts";
import { oneLine } from "#app/lib/text/one-line.ts";
import type { HireView } from "../hires.ts";
import { moneyOf } from "../payments/hire-money.ts";

const DOCUMENTS = {
  invoice: { text: messages.invoiceText, pdf: invoicePdf },
  receipt: { text: messages.receiptText, pdf: messages.receiptPdf },
} as const;

/** The document of a payment in words, and the way to its PDF. Its number is known once the payment is recorded. */
export function documentOf(config: Config, locale: Locale, order: OrderView) {
  const document = NUMBER_TO_COME;
  const { text, pdf } = DOCUMENTS[documentKindOf(order)];
  return {
    text: format(locale, text, { document }),
    link: {
      label: format(locale, pdf, { document }),
      href: `${publicAddress(config, order)}/pdf/${document}.pdf`,
    },
  };
}

/** What an order pays for and what of its hire is to be paid after that, until when; empty: nothing is. */
export function leftToPay(hire: HireView, order: OrderView, now: Date): [name: string, sum: string][] {
  const { locale, orders, startsAt } = hire;
  const paid = orders.map((one) => (one.orderId === order.id ? { ...one, paidAt: now } : one));
  const { balance, security } = moneyOf(hire, paid);
  const payBy =
    startsAt > now
      ? format(locale, page.payBy, { day: formatDayTime(locale, startsAt) })
      : format(locale, page.open);
  const name = (part: Message, rest: string) => `${format(locale, part)} · ${rest}`;
  const left = [
    [page.balance, balance.open],
    [page.security, security.open],
  ] as const;
  const rows = left.flatMap(([part, open]): [string, string][] =>
    open > 0 ? [[name(part, payBy), formatMoney(open)]] : [],
  );
  const part = PARTS[order.kind];
  if (rows.length === 0 || !part) return rows;
  return [[name(part, format(locale, page.paid)), formatMoney(order.total)], ...rows];
}

const PARTS: Readonly<Partial<Record<OrderView["kind"], Message>>> = {
  "hire-deposit": page.deposit,
  "hire-balance": page.balance,
  "hire-security": page.security,
};

/** Where the equipment changes hands; null where nothing is known of it. */
export function handoverText({ locale, transport, place }: HireView, company: Company): string | null {
  if (transport === "delivery") return place ? `${format(locale, page.place)}: ${place}` : null;
  const store = oneLine(company.address) || format(locale, page.ourStore);
  const hours = oneLine(company.openingHours[locale]);
  return [
    `${format(locale, page.collectFrom)}: ${store}`,
    ...(hours ? [`${format(locale, page.openingHours)}: ${hours}`] : []),
  ].join(". ");
}
