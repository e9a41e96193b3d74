import { msg } from "#app/i18n/message.ts";

// What was done to an order
export const edited = msg("Order edited", "Ordú curtha in eagar");
export const placed = msg("Ordered", "Ordaithe");
export const assigned = msg("Assigned", "Sannta");
export const paid = msg("Paid", "Íoctha");
export const expired = msg("Time to pay is over", "Tá an t-am chun íoc thart");
export const failed = msg("Payment did not arrive", "Níor tháinig an íocaíocht");
export const cancelled = msg("Cancelled", "Curtha ar ceal");
export const accountDeleted = msg("The customer deleted the account", "Scrios an custaiméir an cuntas");
export const customerErased = msg(
  "The customer’s personal data were erased",
  "Scriosadh sonraí pearsanta an chustaiméara",
);
/** Why an order was cancelled. */
export const cancelReasons = {
  "account-deleted": msg("the customer deleted the account", "scrios an custaiméir an cuntas"),
  "customer-erased": msg(
    "the customer’s personal data were erased",
    "scriosadh sonraí pearsanta an chustaiméara",
  ),
} as const;
export const ready = msg("Ready for collection", "Réidh le bailiú");
export const collected = msg("Collected", "Bailithe");
export const dispatched = msg("Dispatched", "Seolta");
export const partlyDispatched = msg("Partly dispatched", "Seolta i bpáirt");
export const packing = msg("Packing started", "Tosaíodh ag pacáil");
export const unpacked = msg("Packing stopped", "Stopadh den phacáil");
export const delivered = msg("Delivered", "Seachadta");
export const undelivered = msg("Marked as not delivered", "Marcáilte: gan seachadadh");
export const dispatchUndone = msg("Dispatch undone", "Seoladh cealaithe");
export const readyUndone = msg("Ready for collection undone", "“Réidh le bailiú” cealaithe");
export const collectedUndone = msg("Collection undone", "Bailiú cealaithe");
export const received = msg("Day of receipt noted", "Lá na fála nótáilte");
export const keptLonger = msg("Time to pay extended", "Síneadh leis an am chun íoc");
export const withdrawalReceived = msg("Withdrawal received", "Ráiteas tarraingthe siar faighte");
export const withdrawalLinked = msg("Withdrawal matched to this order", "Ráiteas nasctha leis an ordú seo");
export const withdrawalRefunded = msg("Withdrawal refunded", "Tarraingt siar aisíoctha");
export const withdrawalReopened = msg(
  "Withdrawal opened again, as its refund failed",
  "Tarraingt siar oscailte arís, mar theip ar a haisíoc",
);
export const withdrawalRefused = msg("Withdrawal refused", "Diúltaíodh don tarraingt siar");
export const trackingCorrected = msg("Tracking changed", "Rianú athraithe");
export const paymentRecorded = msg("Payment at the counter recorded", "Taifeadadh íocaíocht ag an gcuntar");
export const transferRecorded = msg("Transfer noted", "Aistriú nótáilte");
export const attentionResolved = msg("Attention settled", "Aird socraithe");
export const mismatch = msg("A payment that does not fit", "Íocaíocht nach n-oireann");
export const disputed = msg("Payment disputed by the bank", "Conspóid faoin íocaíocht ón mbanc");
export const disputeClosed = msg("Dispute about the payment closed", "Dúnadh an chonspóid faoin íocaíocht");
export const mailResent = msg("Copy of a mail sent", "Seoladh cóip de ríomhphost");
export const invoiceIssued = msg("Invoice made", "Sonrasc déanta");
export const creditNoteIssued = msg("Credit note made", "Nóta creidmheasa déanta");
export const refundRequested = msg("Refund asked for", "Aisíoc iarrtha");
export const refundRetried = msg("Refund tried again", "Triail eile as an aisíoc");
export const refundByHand = msg("Refund paid by hand", "Aisíoc íoctha de láimh");
export const refundRestocked = msg(
  "Refunded goods put back into stock",
  "Earraí aisíoctha curtha ar ais sa stoc",
);
export const refundPending = msg("Refund on its way", "Aisíoc ar an mbealach");
export const refundSucceeded = msg("Refund made", "Aisíoc déanta");
export const refundFailed = msg("Refund failed", "Theip ar an aisíoc");

// How it is paid
export const stripe = msg("Card (Stripe)", "Cárta (Stripe)");
export const sandbox = msg("Test payment", "Íocaíocht tástála");
export const invoice = msg("On invoice", "Ar shonrasc");
export const paymentOpen = msg("Open", "Oscailte");
export const paymentPaid = msg("Paid", "Íoctha");
export const paymentFailed = msg("Failed", "Theip uirthi");
export const paymentExpired = msg("Expired", "As feidhm");
export const paymentMismatch = msg("Does not fit the order", "Ní oireann sí don ordú");
export const receiptIssued = msg("Receipt issued", "Eisíodh admháil");
export const security = msg("Security deposit", "Éarlais slándála");
