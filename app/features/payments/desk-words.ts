import { type DeskAnswer, problemIn } from "#app/features/orders/desk-answer.ts";
import type { Attention } from "#app/features/orders/orders.ts";
import type { Message } from "#app/i18n/message.ts";
import * as desk from "#app/i18n/messages/order-desk.ts";
import * as words from "#app/i18n/messages/orders.ts";

/** Why a person must look at an order, as a sentence. */
export const ATTENTION_WORDS: Readonly<Record<Attention, Message>> = {
  "paid-without-stock": words.attentionStock,
  "paid-twice": words.attentionTwice,
  "payment-mismatch": words.attentionMismatch,
  "refund-failed": words.attentionRefund,
  disputed: words.attentionDisputed,
};

const REFUSALS: Readonly<Record<string, Message>> = {
  "changed-meanwhile": desk.changedMeanwhile,
  "too-much": desk.tooMuch,
  "nothing-chosen": desk.nothingChosen,
  "out-of-stock": desk.outOfStock,
  "provider-unavailable": desk.providerDown,
  "text-removed": desk.textRemoved,
};

/** Why a form of the order's page did nothing; null where the form itself says it. */
export function refusalWords(answer: DeskAnswer): Message | null {
  if (answer.kind === "to-confirm" || problemIn(answer)) return null;
  return REFUSALS[answer.kind] ?? desk.notAllowed;
}
