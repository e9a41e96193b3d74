import { inArray, lt } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { changeDrafts } from "#app/db/schema/change-drafts.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { DraftSubject, DraftValues } from "./change-drafts.ts";
import { getChangeDraft, isDraftOf } from "./queries.server.ts";

interface DraftWrite {
  readonly values: DraftValues;
  readonly base: DraftValues;
  readonly actorId: string;
  readonly now: Date;
}

/** Stores a draft in place of an earlier one. The caller holds the row of its subject. */
export async function writeDraft(
  tx: Tx,
  subject: DraftSubject,
  { values, base, actorId, now }: DraftWrite,
): Promise<void> {
  const state = { version: newId(), values, base, savedBy: actorId, savedAt: now };
  await tx
    .insert(changeDrafts)
    .values({ ...subject, ...state })
    .onConflictDoUpdate({
      target: "productId" in subject ? changeDrafts.productId : changeDrafts.entryId,
      set: state,
    });
}

/** Deletes a draft; false when there is none. The caller holds the row of its subject. */
export async function deleteDraft(tx: Tx, subject: DraftSubject): Promise<boolean> {
  const gone = await tx.delete(changeDrafts).where(isDraftOf(subject)).returning({ id: changeDrafts.id });
  return gone.length > 0;
}

interface Discarding {
  readonly subject: DraftSubject;
  /** The version of the draft that the page showed. */
  readonly draft: string;
  /** Locks the row of the subject; null where it is gone. */
  readonly hold: (tx: Tx) => Promise<object | null>;
  /** Writes the audit entry. */
  readonly note: (tx: Tx) => Promise<void>;
}

/** Deletes the draft of a change. Refused when somebody else has saved it since it was seen. */
export async function discardDraft(
  db: Db,
  { subject, draft, hold, note }: Discarding,
): Promise<Result<null, { readonly kind: "not-found" | "conflict" }>> {
  return inTransaction(db, async (tx) => {
    if (!(await hold(tx))) return refuse({ kind: "not-found" });
    const kept = await getChangeDraft(tx, subject);
    if (!kept) return ok(null);
    if (kept.version !== draft) return refuse({ kind: "conflict" });
    await deleteDraft(tx, subject);
    await note(tx);
    return ok(null);
  });
}

/** Deletes the drafts of entries that were deleted before an instant. */
export async function deleteDraftsOfEntries(tx: Tx, { deletedBefore }: { readonly deletedBefore: Date }) {
  const deleted = tx
    .select({ id: contentEntries.id })
    .from(contentEntries)
    .where(lt(contentEntries.deletedAt, deletedBefore));
  await tx.delete(changeDrafts).where(inArray(changeDrafts.entryId, deleted));
}
