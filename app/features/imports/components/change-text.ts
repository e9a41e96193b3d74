import { CHOICE_WORDS } from "#app/features/catalog-desk/components/choice-words.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as catalogDesk from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import { changedFields } from "#app/i18n/messages/catalog-admin/import-changes.ts";
import * as stock from "#app/i18n/messages/shop/stock.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import { cents } from "#app/lib/money.ts";
import type { ImportedValues } from "../plan/product-values.ts";
import type { ChangePage } from "../run/import-step.ts";

const MAX_LENGTH = 160;

/** Stored values that have a word. */
const WORDS: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  stockStatus: {
    in_stock: stock.inStock,
    out_of_stock: stock.outOfStock,
    on_backorder: stock.onBackorder,
  },
  ...CHOICE_WORDS,
  status: {
    published: catalogDesk.published,
    draft: catalogDesk.draft,
    pending: catalogDesk.pending,
    private: catalogDesk.privateState,
  },
};

const FIELDS: Readonly<Record<string, Message> & Record<keyof ImportedValues, Message>> = changedFields;

/** What a changed field is called. */
export function fieldName(t: Translate, field: string): string {
  const name = FIELDS[field];
  return name ? t(name) : field;
}

/** A value as people read it; empty for none. */
export function valueText(
  {
    t,
    locale,
    names,
  }: { readonly t: Translate; readonly locale: Locale; readonly names: ChangePage["names"] },
  field: string,
  value: unknown,
): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") {
    if (/price$/i.test(field)) return formatMoney(cents(value));
    return field === "vatRate" ? `${formatRate(value)}%` : String(value);
  }
  if (typeof value === "boolean") return value ? "✓" : "✗";
  if (typeof value === "string") {
    const word = WORDS[field]?.[value];
    if (word) return t(word);
    if (/^sale(From|To)$/.test(field)) return formatDateTime(locale, new Date(value));
    return short((names[value] ?? value).replace(/<[^<>]+>/g, " ").trim());
  }
  if (Array.isArray(value)) return short(value.map((item) => itemText(item, names)).join(", "));
  return short(
    Object.entries(value)
      .map(([name, part]) => `${name}: ${String(part)}`)
      .join(", "),
  );
}

function itemText(value: unknown, names: ChangePage["names"]): string {
  if (typeof value === "string") return names[value] ?? value;
  if (typeof value !== "object" || value === null) return String(value);
  if ("source" in value) return String(value.source);
  if ("name" in value && "values" in value) return `${String(value.name)}: ${String(value.values)}`;
  return JSON.stringify(value);
}

function short(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}
