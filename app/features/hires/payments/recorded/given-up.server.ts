import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { type Cents, cents } from "#app/lib/money.ts";

/** What a person has given up of a hire, including VAT: waived, replaced by a smaller charge, or dropped by a free cancellation. */
export async function sumGivenUp(
  db: Db,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<Cents> {
  const isOwn = and(
    eq(auditLog.subjectType, "hire"),
    eq(auditLog.subjectId, id),
    eq(auditLog.actorId, actorId),
  );
  const given = sql`case ${auditLog.action} when 'hire.waived' then (${auditLog.details} ->> 'amount')::int
    when 'hire.charged' then (${auditLog.details} ->> 'givenUp')::int
    when 'hire.cancelled' then (${auditLog.details} ->> 'givenUp')::int end`;
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${given}), 0)`.mapWith(Number) })
    .from(auditLog)
    .where(isOwn);
  return cents(row?.sum ?? 0);
}
