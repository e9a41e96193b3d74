import { formatDateTime, formatIsoDate } from "#app/i18n/dates.ts";
import { formatMoney, orderName } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/audit.ts";
import { COUNTS } from "#app/i18n/messages/admin/audit-counts.ts";
import { FIELDS, VALUES } from "#app/i18n/messages/admin/audit-values.ts";
import { cents } from "#app/lib/money.ts";
import { dayOfIso } from "#app/lib/time/irish-time.ts";

/** Facts that only name another row, or that say nothing to a person; they are in the export. */
const HIDDEN: ReadonlySet<string> = new Set([
  ...["refundId", "mailId", "event", "assigneeId", "withdrawal", "session", "tick", "batch", "stem"],
  ...["width", "height", "share", "currency", "list"],
]);
/** Facts in cents. */
const MONEY: ReadonlySet<string> = new Set([
  ...["total", "amount", "expected", "environmentalCost", "charge", "refund"],
]);
/** Facts in cents of an edited order; elsewhere some of them count things. */
const EDIT_MONEY: ReadonlySet<string> = new Set(["added", "removed", "net"]);
/** Numbers of orders. */
const ORDERS: ReadonlySet<string> = new Set(["unpaid", "order", "replacedBy"]);
/** Words that somebody has typed. */
const TYPED: ReadonlySet<string> = new Set(["name", "note", "reference", "code", "alias"]);
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * What an entry of the log says beside its sentence, in the reader's language: sums in euro, days as dates, stored words
 * by their labels, what was before and is now in one. `subjectType` is what something was done to.
 */
export function listFacts(
  details: Readonly<Record<string, unknown>>,
  locale: Locale,
  subjectType: string,
): readonly string[] {
  const say = (name: string) => textOf(name, details[name], { locale, subjectType });
  const hasValue = (name: string) => name in details && !isEmpty(details[name]) && !isRecord(details[name]);
  const isMove = hasValue("from") && hasValue("to");
  const facts = Object.entries(details).toSorted(([one], [other]) => firstOf(one) - firstOf(other));
  return facts.flatMap(([name, value]) => {
    if (HIDDEN.has(name) || !hasValue(name)) return [];
    // A count of nothing, as of an import.
    if (value === 0 && !isMoney(name, subjectType)) return [];
    if (isMove && name === "to") return [];
    if (isMove && name === "from")
      return [format(locale, messages.fromTo, { from: say("from"), to: say("to") })];
    if (typeof value === "boolean") return flagOf(name, value, locale);
    if (name === "number" && subjectType === "order") return [say(name)];
    const count = typeof value === "number" && !isMoney(name, subjectType) ? COUNTS[name] : undefined;
    if (count) return [format(locale, count, { n: Number(value) })];
    const fact = messages.FACTS[name];
    if (fact) return [format(locale, fact, { value: say(name) })];
    // A name without a text yet: "hasIrish" reads "has irish".
    return [`${wordsOf(name)} ${say(name)}`];
  });
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value === "" || ID.test(value);
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined;
}

/** A row as it was before, for the undo and the export: no sentence. */
function isRecord(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isRecord) : typeof value === "object" && value !== null;
}

/** What something is called comes before everything else. */
const firstOf = (name: string) => (name === "number" ? 0 : 1);

function isMoney(name: string, subjectType: string): boolean {
  return MONEY.has(name) || (subjectType === "order" && EDIT_MONEY.has(name));
}

function isOrderNumber(name: string, subjectType: string): boolean {
  return ORDERS.has(name) || (name === "number" && subjectType === "order");
}

/** Languages of a site text: whether staff have put a text of their own there. */
const OWN_TEXTS: Readonly<Record<string, string>> = { en: "ownEnglish", ga: "ownIrish" };

/** A yes or a no in words of its own; nothing where the no is what everybody expects. */
function flagOf(name: string, value: boolean, locale: Locale): readonly string[] {
  const flag = messages.FLAGS[OWN_TEXTS[name] ?? name];
  if (!flag) return [`${wordsOf(name)} ${format(locale, value ? messages.yes : messages.no)}`];
  const words = flag[value ? 0 : 1];
  return words ? [format(locale, words)] : [];
}

function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z-]/g, " $&").toLowerCase();
}

interface Reader {
  readonly locale: Locale;
  readonly subjectType: string;
}

function textOf(name: string, value: unknown, reader: Reader): string {
  const { locale, subjectType } = reader;
  if (typeof value === "number") {
    if (isOrderNumber(name, subjectType)) return orderName(value);
    return isMoney(name, subjectType) ? formatMoney(cents(value)) : String(value);
  }
  if (typeof value === "boolean") return format(locale, value ? messages.yes : messages.no);
  if (typeof value === "string") {
    if (TYPED.has(name)) return value;
    if (INSTANT.test(value) && !Number.isNaN(Date.parse(value)))
      return formatDateTime(locale, new Date(value));
    if (dayOfIso(value) !== null) return formatIsoDate(locale, value);
    const label = labelOf(value, (name === "fields" ? FIELDS : VALUES)[subjectType]);
    return label ? format(locale, label) : value;
  }
  if (Array.isArray(value)) return [...new Set(value.map((part) => textOf(name, part, reader)))].join(", ");
  return JSON.stringify(value);
}

/**
 * The label of a stored word, or of one field of many: a variation's `v.<key>.<column>`, a factor's
 * `steps.<number>.<column>`.
 */
function labelOf(word: string, labels: Readonly<Record<string, Message>> = {}): Message | undefined {
  const parts = word.split(".");
  return labels[word] ?? labels[parts.at(-1) ?? word] ?? labels[parts[0] ?? word];
}
