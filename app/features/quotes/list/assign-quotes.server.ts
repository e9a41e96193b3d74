import { asc, inArray } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { readFormerAssignees } from "#app/features/identity/users/former-assignees.ts";
import { isStaffFor } from "#app/features/identity/users/staff.server.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { writeAssignee } from "../assign-quote.server.ts";
import type { LockedQuote } from "../transition-quote.server.ts";
import type { AssignRefusal, QuotesAssigned } from "./assignments.ts";
import { QUOTES_PAGE } from "./quotes-query.ts";

interface Assigning {
  /** `id`: the chosen quotes, at most a page of the list. `assignee`: empty for no one. */
  readonly form: FormFields;
  readonly actorId: string;
  readonly now: Date;
}

/** Assigns the chosen quotes together. What is assigned so already stays as it is; what is gone is left out. */
export async function assignQuotes(
  db: Db,
  { form, actorId, now }: Assigning,
): Promise<Result<QuotesAssigned, AssignRefusal>> {
  const ids = form.getAll("id").filter(isId).slice(0, QUOTES_PAGE);
  if (ids.length === 0) return refuse({ kind: "none-chosen" });
  const assigneeId = form.get("assignee") || null;
  return inTransaction(db, async (tx) => {
    const quotes = await lockQuotes(tx, ids);
    if (assigneeId !== null && !(await isStaffFor(tx, assigneeId, "hires")))
      return refuse({ kind: "not-staff" });
    const others = quotes.filter((quote) => quote.assigneeId !== assigneeId);
    for (const quote of others) await writeAssignee(tx, quote, { assigneeId, actorId, now });
    return ok({
      kind: "assigned",
      assigneeId,
      unchanged: quotes.length - others.length,
      changed: others.map(({ id, assigneeId: before }) => ({ id, before })),
    });
  });
}

/**
 * Takes an assignment of many back. `back`: a quote and who looked after it before, "id:assignee". What somebody has
 * assigned to another since, or what would go to a person who has left, stays.
 */
export async function unassignQuotes(
  db: Db,
  { form, actorId, now }: Assigning,
): Promise<{ readonly undone: number; readonly left: number }> {
  const expected = form.get("assignee") || null;
  const before = readFormerAssignees(form, QUOTES_PAGE);
  if (before.size === 0) return { undone: 0, left: 0 };
  return inTransaction(db, async (tx) => {
    let undone = 0;
    for (const quote of await lockQuotes(tx, [...before.keys()])) {
      const assigneeId = before.get(quote.id) ?? null;
      const isFree = assigneeId === null || (await isStaffFor(tx, assigneeId, "hires"));
      if (quote.assigneeId !== expected || !isFree) continue;
      await writeAssignee(tx, quote, { assigneeId, actorId, now });
      undone += 1;
    }
    return { undone, left: before.size - undone };
  });
}

/** In the order of their ids, so that two who choose the same do not wait for each other. */
function lockQuotes(tx: Tx, ids: readonly string[]): Promise<LockedQuote[]> {
  return tx
    .select()
    .from(hireQuotes)
    .where(inArray(hireQuotes.id, [...ids]))
    .orderBy(asc(hireQuotes.id))
    .for("update");
}
