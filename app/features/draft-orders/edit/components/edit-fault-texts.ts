import { lineText, type OrderView } from "#app/features/orders/orders.ts";
import type { Message } from "#app/i18n/message.ts";
import { changedMeanwhile, overLimit } from "#app/i18n/messages/admin/order-admin.ts";
import * as drafts from "#app/i18n/messages/orders-admin/draft-orders.ts";
import * as messages from "#app/i18n/messages/orders-admin/order-edit.ts";
import { textLength } from "#app/i18n/messages/ui/text-limits.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import { linedFaultText, lineNumberOf } from "#app/ui/forms/lined/lined-faults.ts";
import { draftLabel } from "../../components/draft-messages.ts";
import type { EditFault, EditRefusal } from "../order-edit.ts";

const REFUSALS: Readonly<Record<Exclude<EditRefusal, "faults">, Message>> = {
  ...messages.refusals,
  "too-expensive": drafts.refusals["too-expensive"],
  "no-account": drafts.refusals["no-account"],
  "over-limit": overLimit,
  "not-editable": messages.notEditable,
  // An edit is checked before: only a change meanwhile leads to these.
  "discount-changed": changedMeanwhile,
  "not-paid": changedMeanwhile,
  "nothing-chosen": changedMeanwhile,
  "price-changed": changedMeanwhile,
  "too-many-orders": changedMeanwhile,
  "too-many-pieces": changedMeanwhile,
  "too-many-refunded": changedMeanwhile,
  "too-much": changedMeanwhile,
  "not-found": changedMeanwhile,
};

/** Why an edit was not done; null where its fields say it. */
export function editRefusal(kind: EditRefusal): Message | null {
  return kind === "faults" ? null : REFUSALS[kind];
}

/** The sentences of what is wrong with the fields of an edit, with the numbers of the lines that are added. */
export function editFaultTexts(
  t: Translate,
  order: OrderView,
  faults: readonly EditFault[],
  added: readonly { readonly key: string }[],
): FaultText[] {
  return faults.map(({ field, kind, over }) =>
    linedFaultText(t, {
      field,
      n: lineNumberOf(added, field),
      label: kind === "no-change" || kind === "no-lines" ? null : labelOf(t, order, field),
      text: over ? t(textLength, over) : t({ ...drafts.faults, ...messages.faults }[kind]),
    }),
  );
}

function labelOf(t: Translate, order: OrderView, field: string): string {
  if (field === "edit_reason") return t(messages.reason);
  if (field === "delivery_price") return t(messages.deliveryPrice);
  if (field === "refund_delivery") return t(messages.delivery);
  const line = field.startsWith("keep.") ? order.lines[Number(field.slice(5))] : undefined;
  return line ? lineText(line) : draftLabel(t, field);
}
