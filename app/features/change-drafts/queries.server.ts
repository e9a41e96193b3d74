import { eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { changeDrafts } from "#app/db/schema/change-drafts.ts";
import { users } from "#app/db/schema/identity.ts";
import type { ChangeDraft } from "./change-drafts.ts";

/** The draft of a change of this product as it was saved, or null. A transaction that writes holds the product's row first. */
export async function getChangeDraft(db: Db | Tx, productId: string): Promise<ChangeDraft | null> {
  const [row] = await db
    .select({
      version: changeDrafts.version,
      values: changeDrafts.values,
      base: changeDrafts.base,
      savedAt: changeDrafts.savedAt,
      savedBy: users.name,
    })
    .from(changeDrafts)
    .leftJoin(users, eq(users.id, changeDrafts.savedBy))
    .where(eq(changeDrafts.productId, productId));
  return row ?? null;
}

/** Selects the ids of the products that have a draft. */
export const DRAFTED_PRODUCTS: SQL = sql`(select ${changeDrafts.productId} from ${changeDrafts})`;
