import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { changeDrafts } from "#app/db/schema/change-drafts.ts";
import { newId } from "#app/lib/ids.ts";
import type { DraftValues } from "./change-drafts.ts";

interface DraftWrite {
  readonly values: DraftValues;
  readonly base: DraftValues;
  readonly actorId: string;
  readonly now: Date;
}

/** Stores the draft of a product in place of an earlier one. The caller holds the product's row. */
export async function writeDraft(
  tx: Tx,
  productId: string,
  { values, base, actorId, now }: DraftWrite,
): Promise<void> {
  const state = { version: newId(), values, base, savedBy: actorId, savedAt: now };
  await tx
    .insert(changeDrafts)
    .values({ productId, ...state })
    .onConflictDoUpdate({ target: changeDrafts.productId, set: state });
}

/** Deletes the draft of a product; false when there is none. The caller holds the product's row. */
export async function deleteDraft(tx: Tx, productId: string): Promise<boolean> {
  const gone = await tx
    .delete(changeDrafts)
    .where(eq(changeDrafts.productId, productId))
    .returning({ id: changeDrafts.id });
  return gone.length > 0;
}
