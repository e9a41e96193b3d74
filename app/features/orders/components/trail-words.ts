import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/order-trail.ts";

/** What was done to an order, by the action of the log. */
const ACTIONS: Readonly<Record<string, Message>> = {
  "order.placed": words.placed,
  "order.paid": words.paid,
  "order.expired": words.expired,
  "order.failed": words.failed,
  "order.cancelled": words.cancelled,
  "order.ready": words.ready,
  "order.collected": words.collected,
  "order.dispatched": words.dispatched,
  "order.received": words.received,
  "order.transfer-recorded": words.transferRecorded,
  "order.attention-resolved": words.attentionResolved,
  "payment.mismatch": words.mismatch,
  "payment.disputed": words.disputed,
  "invoice.issued": words.invoiceIssued,
  "credit-note.issued": words.creditNoteIssued,
  "refund.requested": words.refundRequested,
  "refund.retried": words.refundRetried,
  "refund.by-hand": words.refundByHand,
  "refund.pending": words.refundPending,
  "refund.succeeded": words.refundSucceeded,
  "refund.failed": words.refundFailed,
};

const PROVIDERS: Readonly<Record<string, Message>> = {
  stripe: words.stripe,
  sandbox: words.sandbox,
  invoice: words.invoice,
};

const PAYMENT_STATES: Readonly<Record<string, Message>> = {
  open: words.paymentOpen,
  paid: words.paymentPaid,
  failed: words.paymentFailed,
  expired: words.paymentExpired,
  mismatch: words.paymentMismatch,
};

const say = (known: Readonly<Record<string, Message>>, word: string): Message | null => known[word] ?? null;

/** Words for an action; null for one that nobody has named. */
export const actionWords = (action: string): Message | null => say(ACTIONS, action);
export const providerWords = (provider: string): Message | null => say(PROVIDERS, provider);
export const paymentStateWords = (state: string): Message | null => say(PAYMENT_STATES, state);
