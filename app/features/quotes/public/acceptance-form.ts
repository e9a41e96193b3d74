import { isMailAddress } from "#app/features/mail/mail.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-page.ts";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { priceQuote, type QuoteContent } from "../content/quote-content.ts";
import { needsBeginEarly, withOptions } from "../content/withdrawal-right.ts";
import { knownOptions, OPTION } from "./quote-options.ts";

/** Characters of each field at most; `text` is that of a change or a decline. */
export const MAX_LENGTH = { name: 100, poNumber: 60, text: 4_000 } as const;

/** What the accept form holds, to be shown again; options are ids of optional lines. */
export interface AcceptanceValues {
  readonly name: string;
  readonly email: string;
  readonly poNumber: string;
  readonly terms: boolean;
  readonly beginEarly: boolean;
  readonly options: readonly string[];
}

/** What was on the accepting screen, besides what was typed. */
export interface SeenVersion {
  readonly versionId: string;
  readonly hash: string;
  /** VAT included, in cents, as the page showed it last; null where the form does not say. */
  readonly total: number | null;
}

/** The posted form of an acceptance, its texts however long, so that a refused form keeps them. */
export function acceptanceValues(content: QuoteContent, posted: FormFields): AcceptanceValues {
  return {
    name: posted.text("name"),
    email: posted.text("email"),
    poNumber: posted.text("poNumber"),
    terms: posted.ticked("terms"),
    beginEarly: posted.ticked("beginEarly"),
    options: knownOptions(content, posted.getAll(OPTION)),
  };
}

/**
 * The version that the customer saw, as the form names it. `total` is in cents, VAT included; null when it is no
 * amount.
 */
export function seenVersion(posted: FormFields): SeenVersion {
  return {
    versionId: posted.get("versionId") ?? "",
    hash: posted.get("hash") ?? "",
    total: parseWhole(posted.get("total"), 999_999_999_999),
  };
}

/** What is wrong with a form, in the order of its fields, in the reader's language. */
export function acceptanceFaultTexts(
  content: QuoteContent,
  values: AcceptanceValues,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): FaultText[] {
  const { name, email, terms, beginEarly } = values;
  const fault = (field: string, message: string): FaultText => ({ field: `accept-${field}`, message });
  const long = (field: "name" | "poNumber", message: typeof messages.nameLong) => {
    const [{ length }, n] = [values[field], MAX_LENGTH[field]];
    return length > n ? [fault(field, format(locale, message, { length, n }))] : [];
  };
  return [
    ...(name === "" ? [fault("name", format(locale, messages.nameRequired))] : []),
    ...long("name", messages.nameLong),
    ...(isMailAddress(email) ? [] : [fault("email", format(locale, messages.emailInvalid))]),
    ...long("poNumber", messages.poLong),
    ...(needsBeginEarly(withOptions(content, values.options), now) && !beginEarly
      ? [fault("beginEarly", format(locale, messages.earlyRequired))]
      : []),
    ...(terms ? [] : [fault("terms", format(locale, messages.termsRequired))]),
  ];
}

/**
 * The sentence for options that were ticked or unticked without the sum being shown again, as in a browser without
 * scripts; null where the sum on the screen was that of the options.
 */
export function changedSum(
  content: QuoteContent,
  { options }: Pick<AcceptanceValues, "options">,
  { seen, locale }: { readonly seen: SeenVersion; readonly locale: Locale },
): string | null {
  const { total } = priceQuote(content, options).price;
  return seen.total === total ? null : format(locale, messages.changedSum, { total: formatMoney(total) });
}
