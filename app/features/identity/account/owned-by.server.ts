import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

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

/** Rows of an account, and those without one that came under its confirmed address. */
export function ownedBy(
  { userId, email }: { readonly userId: AnyPgColumn; readonly email: AnyPgColumn },
  owner: Owner,
): SQL {
  const theirs = or(
    owner.userId === null ? undefined : eq(userId, owner.userId),
    owner.email === null ? undefined : and(isNull(userId), hasMailAddress(email, owner.email)),
  );
  // Without either nothing is theirs: an empty condition would be everybody's.
  return theirs ?? sql`false`;
}
