import { sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";

/**
 * The account that owns what is entered under an address while it is signed in; null for a guest, and for an account with
 * a role under an address that is not its own: staff enter that for the customer of the address. Triggers of the database
 * store the same owner.
 */
export async function ownerOf(
  db: Db,
  { userId, email }: { readonly userId: string | null; readonly email: string },
): Promise<string | null> {
  if (userId === null) return null;
  const [row] = await listRows<{ owner: string | null }>(
    db,
    sql`select owner_of(${userId}::text, ${email}::text) as owner`,
  );
  return row?.owner ?? null;
}
