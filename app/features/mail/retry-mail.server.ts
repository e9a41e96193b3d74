import { and, eq, inArray } from "drizzle-orm";
import { afterCommit, type Db, inTransaction } from "#app/db/client.server.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { wakeWorker } from "#app/features/jobs/wake.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { isWithdrawn } from "./withdrawn-mail.server.ts";

interface RetryRefusal {
  readonly kind: "not-waiting" | "text-removed" | "withdrawn";
}

/**
 * Puts a failed or kept mail back in the queue, due now. Refuses others, one whose text has been removed, and that of an
 * invitation that has been withdrawn.
 */
export async function retryMail(
  db: Db,
  { id, actorId, now }: { id: string; actorId: string; now: Date },
): Promise<Result<null, RetryRefusal>> {
  return inTransaction(db, async (tx) => {
    const [mail] = await tx
      .select({ state: outboxMails.state, html: outboxMails.html, isWithdrawn: isWithdrawn() })
      .from(outboxMails)
      .where(and(eq(outboxMails.id, id), inArray(outboxMails.state, ["failed", "kept"])))
      .for("update");
    if (!mail) return refuse({ kind: "not-waiting" });
    if (mail.isWithdrawn) return refuse({ kind: "withdrawn" });
    if (mail.html === "") return refuse({ kind: "text-removed" });
    await tx
      .update(outboxMails)
      .set({ state: "queued", attempts: 0, nextAttemptAt: now, leaseUntil: null })
      .where(eq(outboxMails.id, id));
    await addAuditEntry(tx, { actorId, action: "mail.retried", subjectId: id, details: { was: mail.state } });
    afterCommit(tx, () => wakeWorker("mails"));
    return ok(null);
  });
}
