import { and, desc, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { customers } from "#app/db/schema/customers.ts";
import { ALONE, HAS_ACCOUNT, matching } from "./customer-conditions.server.ts";
import { type FoundCustomer, firstEmail } from "./customers.ts";

/** Characters that are read of what was typed. */
const MAX_LENGTH = 80;

/**
 * Customers whose name, company, address or phone number (in any format) holds what was typed, those who ordered last
 * first. None for fewer than three letters.
 */
export async function findCustomers(db: Db, typed: string, limit = 8): Promise<readonly FoundCustomer[]> {
  const text = typed.trim().slice(0, MAX_LENGTH);
  if (text.length < 3) return [];
  const { id, name, company, emails, phone } = customers;
  const rows = await db
    .select({ id, name, company, emails, phone, hasAccount: HAS_ACCOUNT })
    .from(customers)
    .where(and(ALONE, matching(text)))
    .orderBy(desc(sql`coalesce(${customers.lastOrderAt}, '-infinity'::timestamptz)`), desc(id))
    .limit(limit);
  return rows.map(({ emails, ...row }) => ({ ...row, email: firstEmail(emails) }));
}
