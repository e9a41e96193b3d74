import { PERIOD_FAULTS } from "#app/features/hire-prices/period-text.ts";
import type { Message } from "#app/i18n/message.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FieldProblem } from "#app/ui/forms/error-summary.tsx";
import type { QuoteDraftFault } from "../editor/draft-fault.ts";

const LABELS: Readonly<Record<string, Message>> = { ...messages.head };
const LINE_LABELS: Readonly<Record<string, Message>> = { ...messages.line };

/** The label of a field of the editor; of a line's field without its line. */
export function quoteFieldLabel(t: Translate, field: string): string {
  const part = field.startsWith("line.") ? LINE_LABELS[field.split(".")[2] ?? ""] : LABELS[field];
  return part ? t(part) : field;
}

/** The sentences of what is wrong with the editor's fields. */
export function quoteFaultProblems(t: Translate, faults: readonly QuoteDraftFault[]): FieldProblem[] {
  return faults.map((fault) => {
    if (fault.kind === "period") return { field: fault.field, message: t(PERIOD_FAULTS[fault.fault.kind]) };
    if (fault.kind === "unit")
      return { field: fault.field, message: t(work.unitFaults[fault.fault], { number: fault.unit }) };
    if (fault.kind === "too-many-lines")
      return { field: fault.field, message: t(work.faults["too-many-lines"]) };
    return {
      field: fault.field,
      message: t(work.faults[fault.kind], { label: quoteFieldLabel(t, fault.field) }),
    };
  });
}
