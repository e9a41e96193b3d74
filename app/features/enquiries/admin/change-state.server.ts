import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { getWorkingHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { dueAt } from "#app/features/opening-hours/working-hours.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { claimAttachments, type StoredAttachment } from "../attachments/attachment-storage.server.ts";
import { detailsWithoutHeld } from "../attachments/held-files.server.ts";
import { addDraftQuoteJob } from "../draft-quote-job.server.ts";
import type { EnquiryState } from "../enquiries.ts";
import { canEnquiryBecome } from "../enquiry-states.ts";

interface StateChange {
  readonly id: string;
  readonly to: EnquiryState;
  readonly actorId: string | null;
  /** The held files that an enquiry taken out of the spam gets; undefined while they cannot be read. */
  readonly files?: readonly StoredAttachment[] | undefined;
  readonly now: Date;
}

export type EnquiryStateRefusal = { readonly kind: "not-found" } | { readonly kind: "not-allowed" };

/**
 * Moves an enquiry to another state. Opening it again starts the 24 hours again, except for what was taken for spam:
 * its sender has been waiting since the arrival.
 */
export async function changeState(db: Db, change: StateChange): Promise<Result<null, EnquiryStateRefusal>> {
  const hours = await getWorkingHours(db, change.now);
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, change.id)).for("update");
    if (!row) return refuse({ kind: "not-found" });
    const from = row.state;
    if (!canEnquiryBecome(from, change.to)) return refuse({ kind: "not-allowed" });
    const restart = change.to === "new" && from !== "spam";
    const answeredNow = change.to === "answered" && row.answeredAt === null;
    await tx
      .update(enquiries)
      .set({
        state: change.to,
        updatedAt: change.now,
        ...(restart && { openedAt: change.now, dueAt: dueAt(change.now, hours) }),
        // Answered by phone or by word of mouth.
        ...(answeredNow && { answeredAt: change.now }),
      })
      .where(eq(enquiries.id, row.id));
    if (from === "spam" && change.files) {
      await claimAttachments(tx, { enquiryId: row.id, files: change.files, now: change.now });
      await tx.update(enquiries).set({ details: detailsWithoutHeld() }).where(eq(enquiries.id, row.id));
    }
    if (from === "spam") await addDraftQuoteJob(tx, { id: row.id, details: row.details, now: change.now });
    const before = { openedAt: row.openedAt, dueAt: row.dueAt, answeredAt: row.answeredAt };
    const undo = { movedAt: change.now, before };
    await addStateEntry(tx, { id: row.id, from, to: change.to, actorId: change.actorId, undo });
    return ok(null);
  });
}

interface Undo {
  /** The enquiry's `updatedAt` from this change on: a later one means a later contact with the sender. */
  readonly movedAt: Date;
  /** The times that an undo brings back. */
  readonly before: { readonly openedAt: Date; readonly dueAt: Date; readonly answeredAt: Date | null };
}

/** The line in the history; with `undo` the change can be taken back. */
export async function addStateEntry(
  tx: Tx,
  entry: { id: string; from: EnquiryState; to: EnquiryState; actorId: string | null; undo?: Undo },
): Promise<void> {
  await addAuditEntry(tx, {
    actorId: entry.actorId,
    action: "enquiry.moved",
    subjectId: entry.id,
    details: { from: entry.from, to: entry.to, ...entry.undo },
  });
}
