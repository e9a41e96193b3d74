/** Values of the columns of accounts. A new value needs a migration of its CHECK constraint. */

/** What staff do here; a person may have several, a customer has none. */
export const ROLES = ["admin", "sales", "store", "technician", "editor"] as const;
