/** Values of the columns of accounts. A new value needs a migration of its CHECK constraint. */

export const ROLES = ["admin"] as const;
