import { PERIOD_FAULTS } from "#app/features/hire-prices/period-text.ts";
import type { Message } from "#app/i18n/message.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { textLength } from "#app/i18n/messages/ui/text-limits.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import { inPageOrder, linedFaultText, lineNumberOf } from "#app/ui/forms/lined/lined-faults.ts";
import type { QuoteDraftFault } from "../../editor/draft-fault.ts";
import { QUOTE_RARE_FIELDS, type QuoteDraftForm } from "../../editor/draft-form.ts";

const LABELS: Readonly<Record<string, Message>> = { ...messages.head };
const LINE_LABELS: Readonly<Record<string, Message>> = { ...messages.line };

/** The label of a field of the editor; of a line's field without its line. */
export function quoteFieldLabel(t: Translate, field: string): string {
  const part = field.startsWith("line.") ? LINE_LABELS[field.split(".")[2] ?? ""] : LABELS[field];
  return part ? t(part) : field;
}

/** The fields of the page from its top. */
const ORDER = {
  before: [
    ...["from", "to", "transport", "place", "deposit", "valid_days", "waiver", "hold", "message"],
    ...QUOTE_RARE_FIELDS,
    ...["name", "email", "phone", "company", "vat_number", "locale", "trade"],
  ],
  line: ["text", "quantity", "rate", "discount", "cost", "text_ga", "vat", "unit", "supplier"],
  after: ["add"],
};

/** The sentences of what is wrong with the editor's fields, from the top of the page down. */
export function quoteFaultTexts(
  t: Translate,
  faults: readonly QuoteDraftFault[],
  lines: QuoteDraftForm["lines"],
): FaultText[] {
  const faultTexts = faults.map((fault) => {
    const { field } = fault;
    return linedFaultText(t, { field, n: lineNumberOf(lines, field), ...sentenceOf(t, fault) });
  });
  return inPageOrder(faultTexts, lines, ORDER);
}

/** What is wrong, with the label where the sentence does not name the field. */
function sentenceOf(t: Translate, fault: QuoteDraftFault): { label: string | null; text: string } {
  if (fault.kind === "period") return { label: null, text: t(PERIOD_FAULTS[fault.fault.kind]) };
  if (fault.kind === "unit")
    return { label: null, text: t(work.unitFaults[fault.fault], { number: fault.unit }) };
  if (fault.kind === "too-many-lines") return { label: null, text: t(work.faults["too-many-lines"]) };
  const text = fault.kind === "too-long" ? t(textLength, fault) : t(work.faults[fault.kind]);
  return { label: quoteFieldLabel(t, fault.field), text };
}
