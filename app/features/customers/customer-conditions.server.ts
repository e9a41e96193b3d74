import { and, eq, isNull, like, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { foldedPhone } from "#app/db/folded-phone.ts";
import { holds } from "#app/db/folded-text.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { isOfNoCustomer } from "#app/features/identity/account/owned-by.server.ts";
import { phoneIn } from "#app/lib/fold-phone.ts";

/** Whether a customer has an account. */
export const HAS_ACCOUNT = sql<boolean>`exists (select from ${customerEmails} where ${customerEmails.customerId} = ${customers.id} and ${customerEmails.userId} is not null)`;

/** Customers of which a name, company or address holds a text, or whose phone number begins with it. */
export function matching(text: string): SQL | undefined {
  if (text === "") return undefined;
  return or(
    holds(text, customers.name, customers.emails, customers.company),
    phoneBegins(customers.phone, text),
  );
}

/** True where a number begins with what was typed, in whatever form both are; undefined where no number was typed. */
export function phoneBegins(column: SQLWrapper, typed: string): SQL | undefined {
  const digits = phoneIn(typed);
  return digits === null ? undefined : like(foldedPhone(column), `${digits}%`);
}

/** Customers that are not merged into another one. */
export const ALONE = isNull(customers.mergedInto);

export interface Owned {
  readonly userId: AnyPgColumn;
  readonly email: AnyPgColumn;
}

/** Rows of a customer: those of its accounts, and those under its addresses that belong to no account of a customer. */
export function ownRows({ userId, email }: Owned, customerId: string): SQL | undefined {
  const valuesOf = (column: AnyPgColumn) =>
    sql`select ${column} from ${customerEmails} where ${eq(customerEmails.customerId, customerId)}`;
  return or(
    sql`${userId} in (${valuesOf(customerEmails.userId)})`,
    and(sql`lower(${email}) in (${valuesOf(customerEmails.email)})`, isOfNoCustomer(userId)),
  );
}

/**
 * The address of a row that no account of a customer made, where an account of this customer has left it: it keeps the
 * origin of the account's and has no account. Null for any other row.
 */
export function formerEmailOf({ userId, email }: Owned, customerId: string): SQL<string | null> {
  return sql`case when ${isOfNoCustomer(userId)} and exists (select from ${customerEmails} former
    join ${customerEmails} own on own.origin_id = former.origin_id and own.user_id is not null
    where former.email = lower(${email}) and former.user_id is null and former.customer_id = ${customerId}
    and own.customer_id = ${customerId}) then lower(${email}) end`;
}
