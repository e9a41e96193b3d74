import { asc, inArray } from "drizzle-orm";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import type { Assignable } from "#app/features/identity/users/assign-many.server.ts";
import { writeAssignee } from "../assign-quote.server.ts";
import type { LockedQuote } from "../transition-quote.server.ts";

/** Quotes as staff are assigned to them. */
export function assignableQuotes(by: {
  readonly actorId: string;
  readonly now: Date;
}): Assignable<LockedQuote> {
  return {
    permission: "hires",
    lock: (tx, ids) =>
      tx
        .select()
        .from(hireQuotes)
        .where(inArray(hireQuotes.id, [...ids]))
        .orderBy(asc(hireQuotes.id))
        .for("update"),
    write: (tx, quote, assigneeId) => writeAssignee(tx, quote, { ...by, assigneeId }),
  };
}
