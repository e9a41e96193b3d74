import { formatDateTime, formatIsoDate } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/audit.ts";
import { FIELDS, VALUES } from "#app/i18n/messages/admin/audit-values.ts";
import { cents } from "#app/lib/money.ts";
import { dayOfIso } from "#app/lib/time/irish-time.ts";

/** Facts that only name another row; they are in the export. */
const IDS: ReadonlySet<string> = new Set([
  ...["refundId", "mailId", "event", "assigneeId", "withdrawal", "session", "tick", "batch", "stem"],
]);
/** Facts in cents. */
const MONEY: ReadonlySet<string> = new Set(["total", "amount", "expected", "environmentalCost"]);
/** Words that somebody has typed. */
const TYPED: ReadonlySet<string> = new Set(["name", "note", "reference", "code", "alias"]);
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * What an entry of the log says beside its sentence, in the reader's language: sums in euro, days as dates, stored words
 * by their labels. `subjectType` is what something was done to.
 */
export function listFacts(
  details: Readonly<Record<string, unknown>>,
  locale: Locale,
  subjectType: string,
): readonly string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (IDS.has(name) || isEmpty(value) || isRecord(value)) return [];
    const label = messages.FACTS[name];
    // A name without a text yet: "hasIrish" reads "has irish".
    const words = label ? format(locale, label) : name.replaceAll(/[A-Z-]/g, " $&").toLowerCase();
    const labels = (name === "fields" ? FIELDS : VALUES)[subjectType];
    return [`${words} ${textOf(name, value, { locale, labels })}`];
  });
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value === "" || ID.test(value);
  return value === null || value === undefined;
}

/** A row as it was before, for the undo and the export: no sentence. */
function isRecord(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isRecord) : typeof value === "object";
}

interface Reader {
  readonly locale: Locale;
  /** The labels of stored words and names of fields. */
  readonly labels: Readonly<Record<string, Message>> | undefined;
}

function textOf(name: string, value: unknown, reader: Reader): string {
  const { locale, labels } = reader;
  if (typeof value === "number") return MONEY.has(name) ? formatMoney(cents(value)) : String(value);
  if (typeof value === "boolean") return format(locale, value ? messages.yes : messages.no);
  if (typeof value === "string") {
    if (TYPED.has(name)) return value;
    if (INSTANT.test(value) && !Number.isNaN(Date.parse(value)))
      return formatDateTime(locale, new Date(value));
    if (dayOfIso(value) !== null) return formatIsoDate(locale, value);
    const label = labelOf(value, labels);
    return label ? format(locale, label) : value;
  }
  if (Array.isArray(value)) return [...new Set(value.map((part) => textOf(name, part, reader)))].join(", ");
  return JSON.stringify(value);
}

/**
 * The label of a stored word, or of one field of many: a variation's `v.<key>.<column>`, a factor's
 * `steps.<number>.<column>`.
 */
function labelOf(word: string, labels: Reader["labels"] = {}): Message | undefined {
  const parts = word.split(".");
  return labels[word] ?? labels[parts.at(-1) ?? word] ?? labels[parts[0] ?? word];
}
