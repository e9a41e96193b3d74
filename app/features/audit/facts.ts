import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/audit.ts";
import { cents } from "#app/lib/money.ts";

/** Facts that only name another row; they are in the export. */
const IDS: ReadonlySet<string> = new Set([
  ...["refundId", "mailId", "event", "assigneeId", "withdrawal", "session", "tick", "batch"],
]);
/** Facts in cents. */
const MONEY: ReadonlySet<string> = new Set(["total", "amount", "expected", "environmentalCost"]);
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What an entry of the log says beside its sentence, in the reader's language: sums in euro, days as dates. */
export function listFacts(details: Readonly<Record<string, unknown>>, locale: Locale): readonly string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (IDS.has(name) || isEmpty(value) || isRecord(value)) return [];
    const label = messages.FACTS[name];
    // A name without a text yet: "hasIrish" reads "has irish".
    const words = label ? format(locale, label) : name.replaceAll(/[A-Z-]/g, " $&").toLowerCase();
    return [`${words} ${textOf(name, value, locale)}`];
  });
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}

/** A row as it was before, for the undo and the export: no sentence. */
function isRecord(value: unknown): boolean {
  return typeof value === "object" && !Array.isArray(value);
}

function textOf(name: string, value: unknown, locale: Locale): string {
  if (typeof value === "number") return MONEY.has(name) ? formatMoney(cents(value)) : String(value);
  if (typeof value === "boolean") return format(locale, value ? messages.yes : messages.no);
  if (typeof value === "string") return INSTANT.test(value) ? formatDateTime(locale, new Date(value)) : value;
  if (Array.isArray(value)) return value.map((one) => textOf("", one, locale)).join(", ");
  return JSON.stringify(value);
}
