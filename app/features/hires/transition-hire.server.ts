import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { type HireState, hireStatesBefore } from "./hire-states.ts";

/** A hire's row, locked until the transaction ends. */
export type LockedHire = typeof hires.$inferSelect;

/** Locks a hire until the transaction ends: before its orders, items and units. Null: no such hire. */
export async function lockHire(tx: Tx, hireId: string): Promise<LockedHire | null> {
  const [row] = await tx.select().from(hires).where(eq(hires.id, hireId)).for("update");
  return row ?? null;
}

export interface HireChange {
  readonly now: Date;
  /** The acting staff member; null for the system and for the customer. */
  readonly actorId?: string | null;
  /** Name of the audit entry; null for none. */
  readonly action?: string | null;
  /** Other columns that change with it. */
  readonly set?: Partial<Omit<typeof hires.$inferInsert, "state" | "version" | "sequence">>;
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Moves a hire to a state. The only writer of `hires.state`; the table of allowed transitions is part of the statement.
 * Raises the version, and the sequence of its calendar entry. False, with nothing changed, when the hire is in no state
 * from which `to` can be reached.
 */
export async function transitionHire(
  tx: Tx,
  hire: LockedHire,
  to: HireState,
  { now, actorId = null, action = `hire.${to}`, set = {}, details = {} }: HireChange,
): Promise<boolean> {
  const moved = await tx
    .update(hires)
    .set({ ...set, state: to, ...nextVersion(hires, now), sequence: sql`${hires.sequence} + 1` })
    .where(and(eq(hires.id, hire.id), inArray(hires.state, [...hireStatesBefore(to)])))
    .returning({ id: hires.id });
  if (moved.length === 0) return false;
  await addHireEntry(tx, hire, { actorId, action, details: { from: hire.state, ...details } });
  return true;
}

/**
 * Changes a locked hire that stays in its state. `inCalendar`: a calendar shows the change. Without `raises` the version
 * stays, where only staff read what changed: no open form becomes out of date by it.
 */
export async function changeHire(
  tx: Tx,
  hire: LockedHire,
  { now, actorId = null, action, set = {}, details = {} }: HireChange & { readonly action: string },
  { inCalendar = false, raises = true }: { readonly inCalendar?: boolean; readonly raises?: boolean } = {},
): Promise<void> {
  const sequence = inCalendar ? { sequence: sql`${hires.sequence} + 1` } : {};
  await tx
    .update(hires)
    .set({ ...set, ...(raises ? nextVersion(hires, now) : { updatedAt: now }), ...sequence })
    .where(eq(hires.id, hire.id));
  await addHireEntry(tx, hire, { actorId, action, details });
}

async function addHireEntry(
  tx: Tx,
  { id, number }: Pick<LockedHire, "id" | "number">,
  entry: {
    readonly actorId: string | null;
    readonly action: string | null;
    readonly details: Record<string, unknown>;
  },
): Promise<void> {
  const { actorId, action, details } = entry;
  if (action === null) return;
  await addAuditEntry(tx, {
    actorId,
    action,
    subjectType: "hire",
    subjectId: id,
    details: { number, ...details },
  });
}
