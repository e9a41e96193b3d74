import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { customerEmails } from "#app/db/schema/customers.ts";

/** Whose rows are meant. */
export interface Owner {
  /** The account; null for a guest. */
  readonly userId: string | null;
  /** Confirmed, in lower case; null where it is not, so that nothing is known to be theirs by the address. */
  readonly email: string | null;
}

/** Whether a column holds an address, which is in lower case, in any spelling of its letters. */
export function hasMailAddress(column: AnyPgColumn, email: string): SQL {
  return sql`lower(${column}) = ${email}`;
}

/** Whether a row has no account, or one whose address is not confirmed: such a row is known by its address alone. */
export function isOfNoCustomer(userId: AnyPgColumn): SQL {
  return sql`not exists (select from ${customerEmails} other where other.user_id = ${userId})`;
}

/** Rows of an account, and those of no customer's account that came under its confirmed address. */
export function ownedBy(
  { userId, email }: { readonly userId: AnyPgColumn; readonly email: AnyPgColumn },
  owner: Owner,
): SQL {
  const theirs = or(
    owner.userId === null ? undefined : eq(userId, owner.userId),
    owner.email === null ? undefined : and(isOfNoCustomer(userId), hasMailAddress(email, owner.email)),
  );
  // Without either nothing is theirs: an empty condition would be everybody's.
  return theirs ?? sql`false`;
}
