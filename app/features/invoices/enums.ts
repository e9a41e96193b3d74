/** Values of the columns of invoices. A new value needs a migration of its CHECK constraint. */

export const INVOICE_KINDS = ["invoice", "credit-note", "receipt"] as const;

/** The letters that a number begins with. */
export const INVOICE_SERIES = ["INV", "CN", "REC"] as const;
