import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireRequests } from "#app/db/schema/hire/hires.ts";

/** Closes what the customer asked for and staff have not answered, of a locked hire that is being cancelled. */
export async function closeRequests(tx: Tx, hireId: string, now: Date): Promise<void> {
  await tx.update(hireRequests).set({ state: "closed", answeredAt: now }).where(isOpenOf(hireId));
}

/** Closes what the customer asked for about the dates of a locked hire whose gear is all back. False for nothing open. */
export async function closeDateRequests(tx: Tx, hireId: string, now: Date): Promise<boolean> {
  const closed = await tx
    .update(hireRequests)
    .set({ state: "closed", answeredAt: now })
    .where(and(isOpenOf(hireId), ne(hireRequests.kind, "fault")))
    .returning({ id: hireRequests.id });
  return closed.length > 0;
}

function isOpenOf(hireId: string) {
  return and(eq(hireRequests.hireId, hireId), eq(hireRequests.state, "open"));
}
