/** Values of the columns of notifications. A new value needs a migration of its CHECK constraint. */

export const NOTIFICATION_KINDS = [
  "order",
  "invoice-order",
  "refund-to-transfer",
  "new-enquiry",
  "enquiry",
  "quote-accepted",
  "quote-refused",
  "quote-declined",
  "quote-request",
  "hire-request",
  "mail",
  "shortage",
  "import",
  "webhook",
] as const;
