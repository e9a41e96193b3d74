import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/order-trail.ts";

/** What was done to an order, by the action of the log. */
const ACTIONS: Readonly<Record<string, Message>> = {
  "order.assigned": messages.assigned,
  "order.placed": messages.placed,
  "order.edited": messages.edited,
  "order.paid": messages.paid,
  "order.expired": messages.expired,
  "order.failed": messages.failed,
  "order.cancelled": messages.cancelled,
  "order.account-deleted": messages.accountDeleted,
  "order.customer-erased": messages.customerErased,
  "order.ready": messages.ready,
  "order.collected": messages.collected,
  "order.dispatched": messages.dispatched,
  "order.partly-dispatched": messages.partlyDispatched,
  "order.packing": messages.packing,
  "order.unpacked": messages.unpacked,
  "order.delivered": messages.delivered,
  "order.undelivered": messages.undelivered,
  "order.dispatch-undone": messages.dispatchUndone,
  "order.ready-undone": messages.readyUndone,
  "order.collected-undone": messages.collectedUndone,
  "order.received": messages.received,
  "order.transfer-recorded": messages.transferRecorded,
  "order.payment-recorded": messages.paymentRecorded,
  "order.kept-longer": messages.keptLonger,
  "order.tracking-corrected": messages.trackingCorrected,
  "withdrawal.received": messages.withdrawalReceived,
  "withdrawal.linked": messages.withdrawalLinked,
  "withdrawal.refunded": messages.withdrawalRefunded,
  "withdrawal.reopened": messages.withdrawalReopened,
  "withdrawal.refused": messages.withdrawalRefused,
  "order.attention-resolved": messages.attentionResolved,
  "payment.mismatch": messages.mismatch,
  "payment.disputed": messages.disputed,
  "dispute.closed": messages.disputeClosed,
  "mail.resent": messages.mailResent,
  "invoice.issued": messages.invoiceIssued,
  "credit-note.issued": messages.creditNoteIssued,
  "receipt.issued": messages.receiptIssued,
  "refund.requested": messages.refundRequested,
  "refund.retried": messages.refundRetried,
  "refund.by-hand": messages.refundByHand,
  "refund.restocked": messages.refundRestocked,
  "refund.pending": messages.refundPending,
  "refund.succeeded": messages.refundSucceeded,
  "refund.failed": messages.refundFailed,
};

const PROVIDERS: Readonly<Record<string, Message>> = {
  stripe: messages.stripe,
  sandbox: messages.sandbox,
  invoice: messages.invoice,
  security: messages.security,
};

const PAYMENT_STATES: Readonly<Record<string, Message>> = {
  open: messages.paymentOpen,
  paid: messages.paymentPaid,
  failed: messages.paymentFailed,
  expired: messages.paymentExpired,
  mismatch: messages.paymentMismatch,
};

const say = (known: Readonly<Record<string, Message>>, word: string): Message | null => known[word] ?? null;

/** Words for an action; null for one that no one has named. */
export const actionMessages = (action: string): Message | null => say(ACTIONS, action);
export const providerMessages = (provider: string): Message | null => say(PROVIDERS, provider);
export const paymentStateMessages = (state: string): Message | null => say(PAYMENT_STATES, state);
/** A reason that the site has written itself; null for one that staff typed. */
export const reasonMessages = (reason: string): Message | null => say(messages.cancelReasons, reason);
