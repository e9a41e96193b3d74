import { type Difference, formDifferences } from "#app/lib/forms/form-differences.ts";
import {
  QUOTE_HEAD_FIELDS,
  QUOTE_LINE_FIELDS,
  type QuoteDraftForm,
  type QuoteLineValues,
} from "./draft-form.ts";

/** Fields of a line that no one reads as a text. */
const UNREAD: ReadonlySet<string> = new Set(["kind", "item", "supplier", "source", "learn"]);

/** What is stored now and differs from a form, in the order of the form. `nameOf` names a line to a reader. */
export function differencesOf(
  stored: QuoteDraftForm,
  typed: QuoteDraftForm,
  nameOf: (line: QuoteLineValues) => string,
): Difference[] {
  return formDifferences(stored, typed, {
    head: QUOTE_HEAD_FIELDS,
    line: QUOTE_LINE_FIELDS.filter((field) => !UNREAD.has(field)),
    nameOf,
    isOther: (one, other) => one.kind !== other.kind || one.item !== other.item,
    quantityOf: ({ quantity }) => quantity,
  });
}
