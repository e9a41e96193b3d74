import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";

/** The id that holds the gear of a quote: that of its hire once it was accepted, else its own. */
export async function claimOwnerOf(db: Db, quoteId: string): Promise<string> {
  const [hire] = await db.select({ id: hires.id }).from(hires).where(eq(hires.quoteId, quoteId));
  return hire?.id ?? quoteId;
}
