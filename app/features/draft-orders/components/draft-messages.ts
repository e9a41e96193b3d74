import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FieldProblem } from "#app/ui/forms/error-summary.tsx";
import type { DraftFault } from "../editor/draft-figures.ts";

const HEAD: Readonly<Record<string, Message>> = { ...messages.head };
const LINE: Readonly<Record<string, Message>> = { ...messages.line };

/** The label of a field of the editor; of a line's field without its line. */
export function draftLabel(t: Translate, field: string): string {
  const part = field.startsWith("line.") ? LINE[field.split(".")[2] ?? ""] : HEAD[field];
  return part ? t(part) : t(messages.line.product);
}

/** The sentences of what is wrong with the editor's fields. */
export function draftFaultProblems(t: Translate, faults: readonly DraftFault[]): FieldProblem[] {
  return faults.map(({ field, kind }) => ({
    field,
    message:
      kind === "no-lines"
        ? t(messages.faults["no-lines"])
        : t(messages.faults[kind], { label: draftLabel(t, field) }),
  }));
}
