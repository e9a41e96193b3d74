import { sql } from "drizzle-orm";
import type { Tx } from "./client.server.ts";

/** Holds a name until the transaction ends: for what has no row to lock before it is first stored. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}
