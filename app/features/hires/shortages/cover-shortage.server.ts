import { and, eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hireItems, hireSubstitutes } from "#app/db/schema/hire/fleet.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { reallocateFrom, substituteShortage } from "#app/features/claims/shortages/cover-otherwise.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addShortageEntry, getShortage } from "./change-shortage.server.ts";

interface Cover {
  readonly id: string;
  /** The quantity that the page showed. */
  readonly seen: number;
  readonly actorId: string;
  readonly now: Date;
}

type Refused = {
  readonly kind: "not-found" | "changed-meanwhile" | "still-short" | "not-there" | "no-item" | "not-a-hire";
};

/** Solves a shortage of a hire with a substitute of its item. Staff agree it with the customer themselves. */
export async function solveBySubstitute(
  db: Db,
  { id, seen, itemId, actorId, now }: Cover & { readonly itemId: string | null },
): Promise<Result<null, Refused>> {
  return inTransaction(db, async (tx) => {
    const shortage = await getShortage(tx, id);
    if (!shortage) return refuse({ kind: "not-found" });
    if (shortage.owner !== "hire") return refuse({ kind: "not-a-hire" });
    const [item] = itemId
      ? await tx
          .select({ id: hireItems.id, code: hireItems.code })
          .from(hireSubstitutes)
          .innerJoin(hireItems, eq(hireItems.id, hireSubstitutes.substituteId))
          .where(and(eq(hireSubstitutes.itemId, shortage.itemId), eq(hireSubstitutes.substituteId, itemId)))
      : [];
    if (!item) return refuse({ kind: "no-item" });
    const solved = await substituteShortage(tx, { id, seen, itemId: item.id, now });
    if (!solved.ok) return solved;
    await addShortageEntry(tx, shortage, { actorId, action: "shortage.substituted", note: item.code });
    return ok(null);
  });
}

/** Solves a shortage of a hire with pieces of another hire, which is short of them from then on. */
export async function solveFromHire(
  db: Db,
  { id, seen, donorId, actorId, now }: Cover & { readonly donorId: string | null },
): Promise<Result<null, Refused>> {
  return inTransaction(db, async (tx) => {
    const shortage = await getShortage(tx, id);
    if (!shortage) return refuse({ kind: "not-found" });
    if (shortage.owner !== "hire") return refuse({ kind: "not-a-hire" });
    if (donorId === null || donorId === shortage.ownerId) return refuse({ kind: "not-there" });
    const solved = await reallocateFrom(tx, { id, seen, donorId, now });
    if (!solved.ok) return solved;
    const { donor } = solved.value;
    await addShortageEntry(tx, shortage, { actorId, action: "shortage.reallocated", note: donor });
    await addAuditEntry(tx, {
      ...{ actorId, action: "shortage.gave-way", subjectType: "hire", subjectId: donorId },
      details: { number: donor, quantity: shortage.quantity, note: shortage.reference },
    });
    return ok(null);
  });
}
