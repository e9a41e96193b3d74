import type { InvoiceSupplier } from "#app/features/invoices/invoices.ts";
import { supplierFoot } from "#app/features/invoices/supplier-foot.ts";
import type { CancellationStep } from "#app/features/settings/hire-settings.ts";
import { formatDate, formatDateTime, formatDayTime, formatIsoDate, formatTime } from "#app/i18n/dates.ts";
import { formatMoney, formatRate, formatThousandths } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-document.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { translateIn } from "#app/i18n/translate-in.ts";
import { withVat } from "#app/lib/money.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { irishDayOf } from "#app/lib/time/irish-time.ts";
import { daysOfStep, lastBegun } from "../content/cancellation-step.ts";
import { priceContentLine, type QuoteContent, type QuoteContentLine } from "../content/quote-content.ts";
import { hasWithdrawal, withOptions } from "../content/withdrawal-right.ts";
import { PRICED_LINE_KINDS } from "../enums.ts";
import { contentsText } from "./contents-text.ts";
import { dueWords, type QuoteSums, quoteSums } from "./quote-sums.ts";

/** A name and what it is. */
export type Fact = readonly [name: string, value: string];

/** A line of the table. Prices are those of the line by itself, rounded once; the sums below are exact. */
export interface SheetLine {
  readonly id: string;
  readonly kind: QuoteContentLine["kind"];
  readonly name: string;
  readonly note: string;
  /** What goes with it; empty for nothing. */
  readonly contents: string;
  readonly slug: string;
  readonly quantity: string;
  readonly dayRate: string;
  /** The factor and a discount, as they change the price. */
  readonly detail: string;
  readonly net: string;
  readonly gross: string;
  readonly optional: boolean;
  readonly chosen: boolean;
}

/** A quote as text in one language: what the page and the file both show. */
export interface QuoteSheet {
  /** The company's trading name. */
  readonly name: string;
  readonly title: string;
  /** Within the title. */
  readonly number: string;
  readonly facts: readonly Fact[];
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly hire: readonly Fact[];
  readonly message: string;
  readonly lines: readonly SheetLine[];
  readonly sums: QuoteSums;
  readonly notes: readonly string[];
  readonly cancellation: readonly string[];
  readonly foot: readonly string[];
}

interface SheetNames {
  readonly locale: Locale;
  readonly sender: InvoiceSupplier;
  /** When the quote can be accepted: what is over by then of the cancellation scale is left out. */
  readonly today?: Date | null;
}

/** Puts a frozen content into words, with these optional lines chosen. Times are Irish, whatever the server's zone is. */
export function quoteSheet(
  content: QuoteContent,
  options: readonly string[],
  { locale, sender, today = null }: SheetNames,
): QuoteSheet {
  const chosen = new Set(options);
  const sums = quoteSums(content, options, locale);
  const saysFactor = !hasOneFactor(content);
  return {
    name: sender.tradingName || "ItsShowTime",
    title: format(locale, messages.quoteNumber, { number: content.number }),
    number: content.number,
    facts: factsOf(content, locale),
    from: senderLines(sender, locale),
    to: customerLines(content, locale),
    hire: hireFacts(content, locale),
    message: content.message,
    lines: content.lines.map((line) =>
      sheetLine(line, { chosen: !line.optional || chosen.has(line.id), locale, saysFactor }),
    ),
    sums,
    notes: [
      format(locale, content.hold ? messages.holdNote : messages.noHoldNote),
      ...notesOf(content, sums, locale),
    ],
    cancellation: cancellationLines(content, locale, today),
    foot: supplierFoot(sender, translateIn(locale)),
  };
}

/**
 * The accepted content in words: without the optional lines that were left out, and without what is said of an offer
 * alone.
 */
export function contractSheet(
  content: QuoteContent,
  options: readonly string[],
  names: Omit<SheetNames, "today">,
): QuoteSheet {
  const { locale } = names;
  const sheet = quoteSheet(content, options, names);
  return {
    ...sheet,
    facts: sentFacts(content, locale),
    lines: sheet.lines.filter(({ chosen }) => chosen),
    notes: notesOf(content, sheet.sums, locale),
    cancellation: cancellationLines(withOptions(content, options), locale),
  };
}

/** The last minute of an offer. One that ends with a day is named by that day: midnight belongs to the next. */
export function lastMinuteOf(expiresAt: Date): Date {
  return formatTime(expiresAt) === "00:00" ? addMs(expiresAt, -MINUTE_MS) : expiresAt;
}

/** The last minute of an offer in words. */
export function expiryText(locale: Locale, expiresAt: Date): string {
  return formatDayTime(locale, lastMinuteOf(expiresAt));
}

function factsOf(content: QuoteContent, locale: Locale): Fact[] {
  return [
    ...sentFacts(content, locale),
    [format(locale, messages.validUntil), expiryText(locale, new Date(content.expiresAt))],
  ];
}

function sentFacts(content: QuoteContent, locale: Locale): Fact[] {
  return [
    [format(locale, messages.version), String(content.version)],
    [format(locale, messages.sent), formatDateTime(locale, new Date(content.sentAt))],
  ];
}

function senderLines(sender: InvoiceSupplier, locale: Locale): string[] {
  const name = sender.legalName || sender.tradingName;
  return [
    name,
    ...sender.address.split("\n"),
    sender.vatNumber && format(locale, messages.vatNumber, { number: sender.vatNumber }),
    sender.phone,
    sender.email,
  ].filter((line) => line.trim() !== "");
}

function customerLines({ customer }: QuoteContent, locale: Locale): string[] {
  return [
    customer.company ?? "",
    customer.name,
    customer.vatNumber ? format(locale, messages.vatNumber, { number: customer.vatNumber }) : "",
    customer.email,
    customer.phone,
  ].filter((line) => line.trim() !== "");
}

function hireFacts(content: QuoteContent, locale: Locale): Fact[] {
  const t = translateIn(locale);
  const isDelivered = content.transport === "delivery";
  return [
    [t(isDelivered ? messages.delivery : messages.collection), formatDayTime(locale, new Date(content.from))],
    [t(isDelivered ? messages.fetching : messages.returning), formatDayTime(locale, new Date(content.to))],
    [t(messages.transport), t(isDelivered ? messages.weDeliver : messages.youCollect)],
    ...(content.place ? [[t(isDelivered ? messages.place : messages.usedAt), content.place] as const] : []),
    [t(messages.charged), chargedText(content, locale)],
  ];
}

/** Items of some groups have factors of their own, which are at their lines. */
function chargedText(content: QuoteContent, locale: Locale): string {
  const { days, factor } = content;
  if (!hasOneFactor(content)) return format(locale, messages.chargedByLine, { n: days });
  const text = { n: days, factor: formatThousandths(factor) };
  const touched = irishDayOf(new Date(content.to)) - irishDayOf(new Date(content.from)) + 1;
  return touched === days
    ? format(locale, messages.chargedDays, text)
    : format(locale, messages.chargedOf, { ...text, touched });
}

function hasOneFactor({ factor, lines }: Pick<QuoteContent, "factor" | "lines">): boolean {
  return lines.every((line) => line.kind !== "item" || line.factor === factor);
}

interface LineView {
  readonly chosen: boolean;
  readonly locale: Locale;
  /** Whether each line of an item says its factor, also where it is 1. */
  readonly saysFactor: boolean;
}

function sheetLine(line: QuoteContentLine, { chosen, locale, saysFactor }: LineView): SheetLine {
  const { id, kind, slug, optional, quantity, dayRateNet, vatRate, factor, discount } = line;
  const isPriced = PRICED_LINE_KINDS.includes(kind);
  const { net } = priceContentLine(line);
  // Of one piece the price is the line's.
  const saysEach = kind === "custom" && quantity > 1;
  const detail = [
    ...(saysEach ? [format(locale, messages.eachForHire)] : []),
    ...(factor === 1000 && !(saysFactor && kind === "item")
      ? []
      : [format(locale, messages.times, { factor: formatThousandths(factor) })]),
    ...(discount === 0 ? [] : [format(locale, messages.discounted, { percent: formatRate(discount) })]),
  ];
  return {
    id,
    kind,
    slug,
    optional,
    chosen,
    name: nameIn(locale, line),
    note: (locale === "ga" && line.noteGa) || line.note,
    contents: contentsText(line.contents ?? [], locale),
    quantity: isPriced ? formatNumber(quantity) : "",
    dayRate: kind === "item" || saysEach ? formatMoney(dayRateNet) : "",
    detail: isPriced ? detail.join(" · ") : "",
    net: isPriced ? formatMoney(net) : "",
    gross: isPriced ? formatMoney(withVat(net, vatRate)) : "",
  };
}

function notesOf(content: QuoteContent, sums: QuoteSums, locale: Locale): string[] {
  const t = translateIn(locale);
  const { minimumNet, waiver, insuredUntil, termsVersion } = content;
  const until = insuredUntil && formatIsoDate(locale, insuredUntil);
  return [
    ...(minimumNet > 0 ? [format(locale, messages.minimumNote, { amount: formatMoney(minimumNet) })] : []),
    waiver > 0
      ? t(messages.waiverNote)
      : until
        ? format(locale, messages.insuredNote, { date: until })
        : t(messages.noWaiverNote),
    ...(sums.due.some(({ label }) => label === t(dueWords(content).security))
      ? [t(messages.securityNote)]
      : []),
    format(locale, messages.termsNote, { date: formatIsoDate(locale, termsVersion) }),
  ];
}

/** What a cancellation costs, of an offer from `today` on, and that a consumer's withdrawal costs nothing of it. */
function cancellationLines(content: QuoteContent, locale: Locale, today: Date | null = null): string[] {
  const steps = content.settings.cancellation;
  const [first] = steps;
  const withdrawal = hasWithdrawal(content) ? [format(locale, messages.withdrawalNote)] : [];
  if (!first) return [format(locale, messages.cancelNever), ...withdrawal];
  const begun = today ? lastBegun(steps, new Date(content.from), today) : -1;
  const current = steps[begun];
  const beginning =
    today && current
      ? format(locale, messages.cancelToday, {
          date: formatDate(locale, today),
          percent: formatRate(current.share),
        })
      : freeLine(first, locale);
  return [beginning, ...steps.slice(begun + 1).map((step) => stepLine(step, locale)), ...withdrawal];
}

function freeLine(first: CancellationStep, locale: Locale): string {
  const days = daysOfStep(first);
  return days === null
    ? format(locale, messages.cancelFree, { n: first.hours })
    : format(locale, messages.cancelFreeDays, { n: days });
}

function stepLine(step: CancellationStep, locale: Locale): string {
  const days = daysOfStep(step);
  const percent = formatRate(step.share);
  return days === null
    ? format(locale, messages.cancelHours, { n: step.hours, percent })
    : format(locale, messages.cancelDays, { n: days, percent });
}
