import { eq, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import type { Shortage } from "#app/features/claims/shortages/claim-for-shortage.server.ts";
import { reallocateShortage } from "#app/features/claims/shortages/solve-shortage.server.ts";
import { ZERO } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { settleSubhires } from "../subhires/settle-subhires.server.ts";
import { type LockedHire, lockHire } from "../transition-hire.server.ts";
import { addShortageEntry, getShortage } from "./change-shortage.server.ts";

interface Solution {
  readonly id: string;
  /** What the page showed. */
  readonly quantity: number;
  /** Where the pieces come from. */
  readonly note: string;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Solves a shortage for which staff have found pieces; `note` says where. Those of a hire become a confirmed sub-hire
 * without cost, of a supplier of that name: so they are on its lists and papers, counted out and back, and go back.
 */
export async function solveByStaff(
  db: Db,
  { id, quantity, note, actorId, now }: Solution,
): Promise<Result<null, { readonly kind: "not-found" | "no-note" | "conflict" }>> {
  if (note === "") return refuse({ kind: "no-note" });
  return inTransaction(db, async (tx) => {
    const seen = await getShortage(tx, id);
    if (!seen) return refuse({ kind: "not-found" });
    const hire = seen.owner === "hire" && seen.ownerId !== null ? await lockHire(tx, seen.ownerId) : null;
    const shortage = await getShortage(tx, id);
    if (shortage?.state !== "open" || shortage.quantity !== quantity) return refuse({ kind: "conflict" });
    const entry = { actorId, action: "shortage.reallocated", note };
    if (!hire) {
      const solved = await reallocateShortage(tx, { id, quantity, now });
      if (!solved.ok) return solved;
    } else await bringFrom(tx, { hire, shortage, supplierId: await supplierOf(tx, note, now), now });
    await addShortageEntry(tx, shortage, entry);
    return ok(null);
  });
}

/** The supplier of a name, made where there is none. */
async function supplierOf(tx: Tx, name: string, now: Date): Promise<string> {
  await tx.insert(hireSuppliers).values({ name, createdAt: now, updatedAt: now }).onConflictDoNothing();
  const [supplier] = await tx
    .select({ id: hireSuppliers.id })
    .from(hireSuppliers)
    .where(eq(sql`lower(${hireSuppliers.name})`, sql`lower(${name})`));
  if (!supplier) throw new Error("Bug: a supplier was not stored");
  return supplier.id;
}

interface Bringing {
  readonly hire: LockedHire;
  readonly shortage: Shortage;
  readonly supplierId: string;
  readonly now: Date;
}

async function bringFrom(tx: Tx, { hire, shortage, supplierId, now }: Bringing): Promise<void> {
  const { itemId, quantity } = shortage;
  const [line] = shortage.lineId
    ? await tx.select({ id: hireLines.id }).from(hireLines).where(eq(hireLines.id, shortage.lineId))
    : [];
  await tx.insert(hireSubhires).values({
    supplierId,
    hireId: hire.id,
    lineId: line?.id ?? null,
    itemId,
    quantity,
    startsAt: shortage.startsAt < hire.startsAt ? shortage.startsAt : hire.startsAt,
    endsAt: shortage.endsAt > hire.endsAt ? shortage.endsAt : hire.endsAt,
    costNet: ZERO,
    state: "confirmed",
    createdAt: now,
    updatedAt: now,
  });
  await settleSubhires(tx, hire, now);
}
