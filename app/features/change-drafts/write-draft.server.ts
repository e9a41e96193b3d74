import { inArray, lt } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { changeDrafts } from "#app/db/schema/change-drafts.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
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

/** What somebody does to the draft of a change. */
export interface DraftWork {
  readonly subject: DraftSubject;
  readonly actorId: string;
  /** Locks the row of the subject; null where it is gone. */
  readonly hold: (tx: Tx) => Promise<object | null>;
  /** What audit entries hold beside the changed fields. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Stores a draft that changes these fields; one that changes none is deleted. The caller holds the row of its subject. */
export async function saveDraft(
  tx: Tx,
  work: Omit<DraftWork, "hold">,
  { fields, ...draft }: Omit<DraftWrite, "actorId"> & { readonly fields: readonly string[] },
): Promise<"saved" | "unchanged"> {
  if (fields.length === 0) {
    if (await deleteDraft(tx, work.subject)) await note(tx, work, "draft-discarded");
    return "unchanged";
  }
  await writeDraft(tx, work.subject, { ...draft, actorId: work.actorId });
  await note(tx, work, "draft-saved", { fields });
  return "saved";
}

/** Deletes the draft of a change. Refused when somebody else has saved it since this version of it was shown. */
export async function discardDraft(
  db: Db,
  work: DraftWork,
  version: string,
): Promise<Result<null, { readonly kind: "not-found" | "conflict" }>> {
  return inTransaction(db, async (tx) => {
    if (!(await work.hold(tx))) return refuse({ kind: "not-found" });
    const kept = await getChangeDraft(tx, work.subject);
    if (!kept) return ok(null);
    if (kept.version !== version) return refuse({ kind: "conflict" });
    await deleteDraft(tx, work.subject);
    await note(tx, work, "draft-discarded");
    return ok(null);
  });
}

function note(
  tx: Tx,
  { subject, actorId, details }: Omit<DraftWork, "hold">,
  what: "draft-saved" | "draft-discarded",
  changed = {},
): Promise<void> {
  const [noun, subjectId] =
    "productId" in subject ? ["product", subject.productId] : ["content", subject.entryId];
  return addAuditEntry(tx, {
    actorId,
    action: `${noun}.${what}`,
    subjectId,
    details: { ...details, ...changed },
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
