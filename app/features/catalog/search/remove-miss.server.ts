import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { searchMisses } from "#app/db/schema/shop/catalog-search.ts";

/** Takes a text off the list of searches that found nothing; the next such search puts it on again. */
export async function removeMiss(db: Db, term: string): Promise<void> {
  await db.delete(searchMisses).where(eq(searchMisses.term, term));
}
