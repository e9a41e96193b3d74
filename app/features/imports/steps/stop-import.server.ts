import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { importRuns } from "#app/db/schema/imports.ts";

/** Asks a dry run or an import to stop after its current batch of products. */
export async function stopImport(db: Db, runId: string): Promise<void> {
  await db
    .update(importRuns)
    .set({ stopAsked: true })
    .where(and(eq(importRuns.id, runId), inArray(importRuns.state, ["running", "checking"])));
}
