import { lineText, type OrderView } from "#app/features/orders/orders.ts";
import type { Message } from "#app/i18n/message.ts";
import { changedMeanwhile, overLimit } from "#app/i18n/messages/admin/order-admin.ts";
import * as drafts from "#app/i18n/messages/orders-admin/draft-orders.ts";
import * as messages from "#app/i18n/messages/orders-admin/order-edit.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FieldProblem } from "#app/ui/forms/error-summary.tsx";
import { draftLabel } from "../../components/draft-messages.ts";
import type { EditFault } from "../order-edit.ts";

const REFUSALS: Readonly<Record<string, Message>> = {
  "too-expensive": drafts.refusals["too-expensive"],
  "no-account": drafts.refusals["no-account"],
  "over-limit": overLimit,
  "too-much": changedMeanwhile,
  "not-editable": messages.notEditable,
  ...messages.refusals,
};

/** Why an edit was not done; null where its fields say it. */
export function editRefusal(kind: string): Message | null {
  return kind === "faults" ? null : (REFUSALS[kind] ?? changedMeanwhile);
}

/** The sentences of what is wrong with the fields of an edit. */
export function editProblems(t: Translate, order: OrderView, faults: readonly EditFault[]): FieldProblem[] {
  return faults.map(({ field, kind }) => ({ field, message: sentenceOf(t, kind, labelOf(t, order, field)) }));
}

function sentenceOf(t: Translate, kind: EditFault["kind"], label: string): string {
  if (kind === "no-change") return t(messages.faults["no-change"]);
  if (kind === "no-lines") return t(drafts.faults["no-lines"]);
  const { "no-change": _, ...own } = messages.faults;
  const { "no-lines": __, ...draft } = drafts.faults;
  return t({ ...draft, ...own }[kind], { label });
}

function labelOf(t: Translate, order: OrderView, field: string): string {
  if (field === "edit_reason") return t(messages.reason);
  if (field === "delivery_price") return t(messages.deliveryPrice);
  if (field === "refund_delivery") return t(messages.delivery);
  const line = field.startsWith("keep.") ? order.lines[Number(field.slice(5))] : undefined;
  return line ? lineText(line) : draftLabel(t, field);
}
