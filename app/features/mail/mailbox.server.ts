import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** One mailbox for all the addresses that commonly reach it: capitals and a "+tag" make no other. */
export function mailboxOf(email: string): string {
  const [local = "", ...domain] = email.trim().toLowerCase().split("@");
  return [domain.length > 0 ? local.split("+", 1) : local, ...domain].join("@");
}

/** True for rows whose address reaches the mailbox of this one. Of orders, there is an index by the same expression. */
export function isMailbox(column: PgColumn, email: string): SQL {
  return sql`regexp_replace(lower(${column}), '\\+[^@]*@', '@') = ${mailboxOf(email)}`;
}
