import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { Permission } from "../permissions.ts";
import type { AssignedTogether, Assignment, AssignmentReversal, AssignRefusal } from "./assignments.ts";
import { isStaffFor } from "./staff.server.ts";

/** Rows that are assigned to staff. */
export interface Assignable<Row> {
  /** What the assignee must be allowed to do. */
  readonly permission: Permission;
  /** Locks rows in the order of their ids, so that two people who choose the same ones do not wait for each other. */
  readonly lock: (tx: Tx, ids: readonly string[]) => Promise<readonly Row[]>;
  readonly write: (tx: Tx, row: Row, assigneeId: string | null) => Promise<void>;
}

interface AssignedRow {
  readonly id: string;
  readonly assigneeId: string | null;
}

/** Assigns rows together, only to staff who can log in. What is assigned so already stays as it is; what is gone is left out. */
export async function assignMany<Row extends AssignedRow>(
  db: Db,
  { permission, lock, write }: Assignable<Row>,
  { ids, assigneeId }: Assignment,
): Promise<Result<AssignedTogether, AssignRefusal>> {
  if (ids.length === 0) return refuse({ kind: "none-chosen" });
  return inTransaction(db, async (tx) => {
    const rows = await lock(tx, ids);
    const others = rows.filter((row) => row.assigneeId !== assigneeId);
    if (assigneeId !== null && others.length > 0 && !(await isStaffFor(tx, assigneeId, permission)))
      return refuse({ kind: "not-staff" });
    for (const row of others) await write(tx, row, assigneeId);
    const changed = others.map(({ id, assigneeId: before }) => ({ id, before }));
    return ok({ assigneeId, changed, unchanged: rows.length - others.length });
  });
}

/**
 * Takes an assignment of many back. What was assigned to another person since, or would go to one who has left or is locked, stays.
 */
export async function unassignMany<Row extends AssignedRow>(
  db: Db,
  { permission, lock, write }: Assignable<Row>,
  { before, assigneeId: expected }: AssignmentReversal,
): Promise<{ readonly undone: number; readonly left: number }> {
  if (before.size === 0) return { undone: 0, left: 0 };
  return inTransaction(db, async (tx) => {
    let undone = 0;
    for (const row of await lock(tx, [...before.keys()])) {
      const assigneeId = before.get(row.id) ?? null;
      const isFree = assigneeId === null || (await isStaffFor(tx, assigneeId, permission));
      if (row.assigneeId !== expected || !isFree) continue;
      await write(tx, row, assigneeId);
      undone += 1;
    }
    return { undone, left: before.size - undone };
  });
}
