import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL } from "drizzle-orm";
import { isAny } from "#app/db/any-of.ts";
import type { Db, Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { DROPPED_STATES } from "../enums.ts";
import type { LockedHire } from "../transition-hire.server.ts";
import { UNENDED_STATES } from "./subhire-states.ts";
import type { LeftSubhire } from "./subhires.ts";

/** Most rows of the list. */
const MAX_LEFT = 50;

/**
 * Cancels what suppliers were only asked for, of a locked hire that is being cancelled. What was ordered, or what they have
 * confirmed or brought, keeps its state: only staff know when it is called off or sent back, so it is listed until then.
 */
export async function cancelAskedSubhires(
  tx: Tx,
  { id, number }: Pick<LockedHire, "id" | "number">,
  { actorId, now }: { readonly actorId: string | null; readonly now: Date },
): Promise<void> {
  const cancelled = await tx
    .update(hireSubhires)
    .set({ state: "cancelled", ...nextVersion(hireSubhires, now) })
    .where(and(eq(hireSubhires.hireId, id), eq(hireSubhires.state, "asked"), isNull(hireSubhires.orderedAt)))
    .returning({ quantity: hireSubhires.quantity });
  for (const { quantity } of cancelled)
    await addAuditEntry(tx, {
      actorId,
      action: "subhire.cancelled",
      subjectType: "hire",
      subjectId: id,
      details: { number, quantity },
    });
}

/** What suppliers were promised for hires that are cancelled or have lapsed by `now`, the first to begin first. */
export function listLeftSubhires(db: Db, now: Date): Promise<readonly LeftSubhire[]> {
  return db
    .select({
      id: hireSubhires.id,
      supplier: hireSuppliers.name,
      quantity: hireSubhires.quantity,
      itemName: hireItems.name,
      description: hireSubhires.description,
      state: hireSubhires.state,
      hireId: hires.id,
      number: hires.number,
    })
    .from(hireSubhires)
    .innerJoin(hires, eq(hires.id, hireSubhires.hireId))
    .innerJoin(hireSuppliers, eq(hireSuppliers.id, hireSubhires.supplierId))
    .leftJoin(hireItems, eq(hireItems.id, hireSubhires.itemId))
    .where(and(hasEnded(now), isUnended()))
    .orderBy(asc(hireSubhires.startsAt), asc(hireSubhires.id))
    .limit(MAX_LEFT);
}

/** True for a hire that is cancelled or has lapsed by `now` and of which a sub-hire is left, in a query of hires. */
export function hasLeftSubhire(db: Db, now: Date): SQL | undefined {
  const left = db.select({ id: hireSubhires.hireId }).from(hireSubhires).where(isUnended());
  return and(hasEnded(now), inArray(hires.id, left));
}

/** True for a hire that is cancelled or has lapsed by `now`: by the clock, before any job writes it down. */
export function hasEnded(now: Date): SQL<boolean> {
  return isAny(
    inArray(hires.state, DROPPED_STATES),
    and(eq(hires.state, "awaiting-deposit"), lte(hires.depositDueAt, now)),
  );
}

/** True for a sub-hire that was ordered, confirmed or brought and is neither called off nor sent back. */
export function isUnended(): SQL<boolean> {
  const isOrdered = and(eq(hireSubhires.state, "asked"), isNotNull(hireSubhires.orderedAt));
  return isAny(inArray(hireSubhires.state, [...UNENDED_STATES]), isOrdered);
}
