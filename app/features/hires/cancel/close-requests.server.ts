import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireRequests } from "#app/db/schema/hire/hires.ts";

/** Closes what the customer asked for and staff have not answered, of a locked hire that is being cancelled. */
export async function closeRequests(tx: Tx, hireId: string, now: Date): Promise<void> {
  await tx
    .update(hireRequests)
    .set({ state: "closed", answeredAt: now })
    .where(and(eq(hireRequests.hireId, hireId), eq(hireRequests.state, "open")));
}
