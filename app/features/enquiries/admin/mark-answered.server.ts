import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { STATE_AFTER_ANSWER } from "../enquiry-states.ts";
import { addStateEntry } from "./change-state.server.ts";

/**
 * An enquiry was answered by a document: its clock ends with the first answer. Spam and what is further on stay as they
 * are.
 */
export async function markAnswered(
  tx: Tx,
  { id, actorId, now }: { readonly id: string; readonly actorId: string | null; readonly now: Date },
): Promise<void> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for("update");
  const next = row && STATE_AFTER_ANSWER[row.state];
  if (!row || !next) return;
  await tx
    .update(enquiries)
    .set({ state: next, answeredAt: row.answeredAt ?? now, updatedAt: now })
    .where(eq(enquiries.id, id));
  if (next !== row.state) await addStateEntry(tx, { id, from: row.state, to: next, actorId });
}
