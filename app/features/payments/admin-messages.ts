import { type AdminAnswer, faultIn } from "#app/features/orders/admin-answer.ts";
import type { Attention } from "#app/features/orders/orders.ts";
import type { Message } from "#app/i18n/message.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as fulfilment from "#app/i18n/messages/orders-admin/fulfilment.ts";
import * as ordersAdmin from "#app/i18n/messages/orders-admin/orders-admin.ts";
import { textTooLong } from "#app/i18n/messages/ui/text-limits.ts";

/** Why a person must look at an order, as a sentence. */
export const ATTENTION_MESSAGES: Readonly<Record<Attention, Message>> = {
  "paid-without-stock": ordersAdmin.attentionStock,
  "paid-twice": ordersAdmin.attentionTwice,
  "payment-mismatch": ordersAdmin.attentionMismatch,
  "refund-failed": ordersAdmin.attentionRefund,
  disputed: ordersAdmin.attentionDisputed,
};

const REFUSALS: Readonly<Record<string, Message>> = {
  "restocked-sold": fulfilment.restockedSold,
  "undo-too-late": orderAdmin.undoTooLate,
  "collection-undo-too-late": fulfilment.undoTooLate,
  "rest-refunded": fulfilment.restRefunded,
  conflict: orderAdmin.changedMeanwhile,
  "too-much": orderAdmin.tooMuch,
  "over-limit": orderAdmin.overLimit,
  "nothing-chosen": orderAdmin.nothingChosen,
  "no-pieces": fulfilment.noPieces,
  "out-of-stock": orderAdmin.outOfStock,
  "provider-unavailable": orderAdmin.providerDown,
  "waive-instead": orderAdmin.waiveInstead,
  "text-removed": orderAdmin.textRemoved,
  "too-long": textTooLong,
  "mail-queued": orderAdmin.mailQueued,
  "mail-resent": orderAdmin.mailResent,
};

/** Why a form of the order's page did nothing; null where the form itself says it. */
export function refusalMessages(answer: AdminAnswer): Message | null {
  if (answer.kind === "to-confirm" || faultIn(answer)) return null;
  return REFUSALS[answer.kind] ?? orderAdmin.notAllowed;
}
