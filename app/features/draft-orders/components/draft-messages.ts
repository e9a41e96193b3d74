import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { textLength } from "#app/i18n/messages/ui/text-limits.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import { inPageOrder, linedFaultText, lineNumberOf } from "#app/ui/forms/lined/lined-faults.ts";
import type { DraftFault } from "../editor/draft-figures.ts";
import { BILLING_FIELDS, DRAFT_LINE_FIELDS } from "../editor/draft-form.ts";

const HEAD: Readonly<Record<string, Message>> = { ...messages.head };
const LINE: Readonly<Record<string, Message>> = { ...messages.line };

/** The label of a field of the editor; of a line's field without its line. */
export function draftLabel(t: Translate, field: string): string {
  const part = field.startsWith("line.") ? LINE[field.split(".")[2] ?? ""] : HEAD[field];
  return part ? t(part) : t(messages.line.product);
}

/** The fields of the page from its top. */
const ORDER = {
  before: ["name", "email", "phone", "company", "vat_number", "po_number", "locale"],
  line: DRAFT_LINE_FIELDS,
  after: [
    ...["add", "delivery", "delivery_price", "line1", "line2", "town", "county", "postcode"],
    ...BILLING_FIELDS,
    ...["discount", "discount_reason", "message", "note"],
  ],
};

/** The sentences of what is wrong with the editor's fields, from the top of the page down. */
export function draftFaultTexts(
  t: Translate,
  faults: readonly DraftFault[],
  lines: readonly { readonly key: string }[],
): FaultText[] {
  const faultTexts = faults.map(({ field, kind, over }) =>
    linedFaultText(t, {
      field,
      n: lineNumberOf(lines, field),
      label: kind === "no-lines" ? null : draftLabel(t, field),
      text: over ? t(textLength, over) : t(messages.faults[kind]),
    }),
  );
  return inPageOrder(faultTexts, lines, ORDER);
}
