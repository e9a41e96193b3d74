import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { ENQUIRY_STATES } from "../enums.ts";
import { addStateEntry, type EnquiryStateRefusal } from "./change-state.server.ts";

/** Later than this, somebody has gone on from there. */
const UNDO_MS = 15 * MINUTE_MS;

const moveSchema = z.object({
  from: z.enum(ENQUIRY_STATES),
  to: z.enum(ENQUIRY_STATES),
  movedAt: z.coerce.date(),
  before: z.object({
    openedAt: z.coerce.date(),
    dueAt: z.coerce.date(),
    answeredAt: z.coerce.date().nullable(),
  }),
});

/**
 * Takes back one's own last change of state, with the clock it had. Refused once an answer or a quote went out after it: an
 * enquiry that was answered does not become new again.
 */
export async function undoMove(
  db: Db,
  { id, actorId, now }: { id: string; actorId: string; now: Date },
): Promise<Result<null, EnquiryStateRefusal>> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for("update");
    if (!row) return refuse({ kind: "not-found" });
    const last = await lastMove(tx, id);
    if (!last || last.actorId !== actorId || last.at < addMs(now, -UNDO_MS))
      return refuse({ kind: "not-allowed" });
    const move = moveSchema.safeParse(last.details);
    if (!move.success || row.state !== move.data.to) return refuse({ kind: "not-allowed" });
    const { from, to, movedAt, before } = move.data;
    if (row.updatedAt.getTime() !== movedAt.getTime()) return refuse({ kind: "not-allowed" });
    await tx
      .update(enquiries)
      .set({ state: from, updatedAt: now, ...before })
      .where(eq(enquiries.id, id));
    // Without what was before, so that an undo is not undone by pressing twice.
    await addStateEntry(tx, { id, from: to, to: from, actorId });
    return ok(null);
  });
}

async function lastMove(tx: Tx, id: string) {
  const [entry] = await tx
    .select({ actorId: auditLog.actorId, at: auditLog.at, details: auditLog.details })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, "enquiry"),
        eq(auditLog.subjectId, id),
        eq(auditLog.action, "enquiry.moved"),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return entry;
}
