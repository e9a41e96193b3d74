import { and, desc, ne, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import type { UnitFaultReport } from "./enquiries.ts";

const MAX = 20;

/** Faults of a unit of the fleet that were reported by its label, the latest first. Spam is left out. */
export function listUnitFaults(db: Db, number: number): Promise<readonly UnitFaultReport[]> {
  const { id, reference, message, state, createdAt, details } = enquiries;
  return db
    .select({ id, reference, message, state, createdAt })
    .from(enquiries)
    .where(
      and(sql`${details} ? 'unit'`, sql`${details} -> 'unit' = ${String(number)}::jsonb`, ne(state, "spam")),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX);
}
