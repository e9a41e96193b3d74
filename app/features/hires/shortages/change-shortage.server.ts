import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { Shortage } from "#app/features/claims/shortages/claim-for-shortage.server.ts";
import { coverShortages } from "#app/features/claims/shortages/cover-shortages.server.ts";
import { assignShortage } from "#app/features/claims/shortages/solve-shortage.server.ts";
import { isStaffFor } from "#app/features/identity/users/staff.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

interface Change {
  readonly id: string;
  readonly actorId: string;
  readonly now: Date;
}

type Refused<Kind extends string> = { readonly kind: "not-found" | Kind };

/** A shortage by its id, whatever its state. */
export async function getShortage(db: Db | Tx, id: string): Promise<Shortage | null> {
  const [row] = await db.select().from(hireShortages).where(eq(hireShortages.id, id));
  return row ?? null;
}

/** Says who sees to a shortage: a member of staff, or no one. */
export async function assignShortageTo(
  db: Db,
  { id, assigneeId, actorId }: Omit<Change, "now"> & { readonly assigneeId: string | null },
): Promise<Result<null, Refused<"not-staff">>> {
  return inTransaction(db, async (tx) => {
    const shortage = await getShortage(tx, id);
    if (!shortage) return refuse({ kind: "not-found" });
    if (shortage.assigneeId === assigneeId) return ok(null);
    if (assigneeId !== null && !(await isStaffFor(tx, assigneeId, "hires")))
      return refuse({ kind: "not-staff" });
    await assignShortage(tx, id, assigneeId);
    await addShortageEntry(tx, shortage, { actorId, action: "shortage.assigned" });
    return ok(null);
  });
}

/** Covers shortages of the item with what has become free. Refuses where this one stays as it was. */
export async function tryShortage(
  db: Db,
  { id, actorId, now }: Change,
): Promise<Result<null, Refused<"still-short" | "conflict">>> {
  return inTransaction(db, async (tx) => {
    const before = await getShortage(tx, id);
    if (!before) return refuse({ kind: "not-found" });
    if (before.state !== "open") return refuse({ kind: "conflict" });
    await coverShortages(tx, { itemIds: [before.itemId], now });
    const after = await getShortage(tx, id);
    if (after?.state === "open" && after.quantity === before.quantity) return refuse({ kind: "still-short" });
    await addShortageEntry(tx, before, { actorId, action: "shortage.tried" });
    return ok(null);
  });
}

/** Writes into the log of the hire or quote what was done about its shortage. */
export async function addShortageEntry(
  tx: Tx,
  { owner, ownerId, reference, quantity }: Shortage,
  { actorId, action, note }: { readonly actorId: string; readonly action: string; readonly note?: string },
): Promise<void> {
  await addAuditEntry(tx, {
    actorId,
    action,
    subjectType: owner,
    subjectId: ownerId,
    details: { number: reference, quantity, ...(note !== undefined && { note }) },
  });
}
