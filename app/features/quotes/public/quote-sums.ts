import { securityOf } from "#app/features/hire-prices/deposit.ts";
import { MIN_TOTAL } from "#app/features/orders/orders.ts";
import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-document.ts";
import { translateIn } from "#app/i18n/translate-in.ts";
import { type Cents, cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { type PricedQuote, priceQuote, type QuoteContent } from "../content/quote-content.ts";

/** A sum as the customer reads it. */
export interface SumRow {
  readonly label: string;
  readonly value: string;
  /** True for the sums with and without VAT: both are equally prominent. */
  readonly total?: true;
}

/** The sums of a quote with these optional lines, and what of them is paid when. */
export interface QuoteSums {
  readonly rows: readonly SumRow[];
  readonly due: readonly SumRow[];
  /** VAT included. */
  readonly total: Cents;
}

/** Page, PDF and the script of the page say these words; every figure comes from `priceQuote`. */
export function quoteSums(content: QuoteContent, options: readonly string[], locale: Locale): QuoteSums {
  const quote = priceQuote(content, options);
  return {
    rows: sumRows(content, quote, locale),
    due: dueRows(content, quote, locale),
    total: quote.price.total,
  };
}

function sumRows(content: QuoteContent, { price }: PricedQuote, locale: Locale): SumRow[] {
  const t = translateIn(locale);
  const row = (label: string, amount: Cents): SumRow => ({ label, value: formatMoney(amount) });
  const some = (label: string, amount: Cents) => (amount === 0 ? [] : [row(label, amount)]);
  const percent = (share: number) => ({ percent: formatRate(share) });
  return [
    row(t(messages.hire), price.hire),
    ...some(
      format(locale, messages.orderDiscount, percent(content.orderDiscount)),
      negative(price.orderDiscount),
    ),
    ...some(t(messages.minimum), price.minimum),
    ...some(format(locale, messages.waiver, percent(content.waiver)), price.waiver),
    ...some(t(messages.transportSum), price.transport),
    ...some(t(messages.crew), price.crew),
    ...some(t(messages.consumables), price.consumables),
    { ...row(t(messages.totalNet), price.net), total: true },
    ...price.vatRows.map(({ rate, net, vat }) =>
      row(format(locale, messages.vat, { rate: formatRate(rate), net: formatMoney(net) }), vat),
    ),
    { ...row(t(messages.total), price.total), total: true },
  ];
}

/** The booking deposit, VAT included; 0 also where it is less than a payment page can charge. */
export function payableDeposit({ deposit }: Pick<PricedQuote, "deposit">): Cents {
  return deposit < MIN_TOTAL ? ZERO : deposit;
}

/** What is paid before the gear changes hands is named by how it reaches the customer. */
export function dueWords({ transport }: Pick<QuoteContent, "transport">) {
  return transport === "delivery"
    ? { balance: messages.deliveryBalance, all: messages.deliveryAll, security: messages.deliverySecurity }
    : { balance: messages.balance, all: messages.allBefore, security: messages.security };
}

function dueRows(content: QuoteContent, quote: PricedQuote, locale: Locale): SumRow[] {
  const { price, lines } = quote;
  const deposit = payableDeposit(quote);
  const t = translateIn(locale);
  const before = dueWords(content);
  const row = (message: Message, amount: Cents) => ({ label: t(message), value: formatMoney(amount) });
  const security = securityOf(
    lines.map(({ line }) => line),
    content.settings,
    { isTrade: content.customer.trade },
  );
  const paid =
    deposit > 0
      ? [row(messages.deposit, deposit), row(before.balance, subtractCents(price.total, deposit))]
      : [row(before.all, price.total)];
  return security > 0 ? [...paid, row(before.security, security)] : paid;
}

function negative(amount: Cents): Cents {
  return cents(-amount);
}
