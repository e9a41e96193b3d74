/** Values of the columns of notifications. A new value needs a migration of its CHECK constraint. */

export const NOTIFICATION_KINDS = [
  "order",
  "invoice-order",
  "enquiry",
  "mail",
  "shortage",
  "import",
  "webhook",
] as const;
