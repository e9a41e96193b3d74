import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { isStaffFor } from "#app/features/identity/users/staff.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { changeQuote, type LockedQuote, lockQuote } from "./transition-quote.server.ts";

interface StaffFields {
  readonly quoteId: string;
  /** The staff member to assign; null for no one. */
  readonly assigneeId: string | null;
  /** Among staff. */
  readonly note: string;
  readonly actorId: string;
  readonly now: Date;
}

/** Who looks after a quote, and the note among staff. Does not touch what is offered; only staff can be assigned. */
export async function assignQuote(
  db: Db,
  { quoteId, assigneeId, note, actorId, now }: StaffFields,
): Promise<Result<null, { readonly kind: "not-found" | "not-staff" }>> {
  return inTransaction(db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) return refuse({ kind: "not-found" });
    if (assigneeId !== quote.assigneeId) {
      if (assigneeId !== null && !(await isStaffFor(tx, assigneeId, "hires")))
        return refuse({ kind: "not-staff" });
      await writeAssignee(tx, quote, { assigneeId, actorId, now });
    }
    if (note !== quote.note)
      await changeQuote(tx, quote, { now, actorId, action: "quote.noted", set: { note }, raises: false });
    return ok(null);
  });
}

/** Stores who looks after a locked quote. No open form is out of date by it. */
export function writeAssignee(
  tx: Tx,
  quote: LockedQuote,
  { assigneeId, actorId, now }: Pick<StaffFields, "assigneeId" | "actorId" | "now">,
): Promise<void> {
  return changeQuote(tx, quote, {
    now,
    actorId,
    action: "quote.assigned",
    raises: false,
    set: { assigneeId },
    details: { assigneeId },
  });
}
