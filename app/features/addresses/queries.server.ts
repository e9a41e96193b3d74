import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { addresses } from "#app/db/schema/addresses.ts";
import { MAX_SAVED_ADDRESSES, type SavedAddress } from "./addresses.ts";

/** The addresses of an account: the default first, then the oldest. */
export async function listAddresses(db: Db, userId: string): Promise<readonly SavedAddress[]> {
  const { id, name, phone, line1, line2, town, county, postcode, isDefault } = addresses;
  return db
    .select({ id, name, phone, line1, line2, town, county, postcode, isDefault })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
    .limit(MAX_SAVED_ADDRESSES);
}
