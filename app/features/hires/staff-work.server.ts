import { and, eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { userRoles } from "#app/db/schema/identity.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { changeHire, type LockedHire, lockHire } from "./transition-hire.server.ts";

interface Ask {
  readonly id: string;
  readonly actorId: string;
  readonly now: Date;
}

type NotFound = { readonly kind: "not-found" };

/** Says who looks after a hire. Null: no one. Only staff can be assigned. */
export async function assignHire(
  db: Db,
  { id, assigneeId, actorId, now }: Ask & { readonly assigneeId: string | null },
): Promise<Result<null, NotFound | { readonly kind: "not-staff" }>> {
  return inTransaction(db, async (tx) => {
    const hire = await lockHire(tx, id);
    if (!hire) return refuse({ kind: "not-found" });
    if (hire.assigneeId === assigneeId) return ok(null);
    if (assigneeId !== null && !(await isStaff(tx, assigneeId))) return refuse({ kind: "not-staff" });
    await changeHire(tx, hire, {
      ...{ now, actorId, action: "hire.assigned", set: { assigneeId }, details: { assigneeId } },
    });
    return ok(null);
  });
}

async function isStaff(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.$count(userRoles, and(eq(userRoles.userId, userId), eq(userRoles.role, "admin")))) > 0;
}

/** Keeps a note among staff in the history of a hire. Refused without text. Changes nothing else of the hire. */
export async function noteHire(
  db: Db,
  { id, text, actorId }: Omit<Ask, "now"> & { readonly text: string },
): Promise<Result<null, NotFound | { readonly kind: "no-note" }>> {
  if (text === "") return refuse({ kind: "no-note" });
  return inTransaction(db, async (tx) => {
    const hire = await lockHire(tx, id);
    if (!hire) return refuse({ kind: "not-found" });
    await addAuditEntry(tx, {
      ...{ actorId, action: "hire.noted", subjectType: "hire", subjectId: id },
      details: { number: hire.number, text },
    });
    return ok(null);
  });
}

/** Ends what a hire needed attention for. Refused when the page showed an older version. */
export async function resolveHireAttention(
  db: Db,
  { id, seen, actorId, now }: Ask & { readonly seen: number },
): Promise<Result<null, NotFound | { readonly kind: "changed-meanwhile" }>> {
  return inTransaction(db, async (tx) => {
    const hire = await lockHire(tx, id);
    if (!hire) return refuse({ kind: "not-found" });
    if (hire.version !== seen || hire.attention === null) return refuse({ kind: "changed-meanwhile" });
    await changeHire(tx, hire, resolved(hire, actorId, now));
    return ok(null);
  });
}

function resolved({ attention }: LockedHire, actorId: string, now: Date) {
  const details = { was: attention };
  return { now, actorId, action: "hire.attention-resolved", set: { attention: null }, details };
}
