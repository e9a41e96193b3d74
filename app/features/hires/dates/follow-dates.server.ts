import type { Tx } from "#app/db/client.server.ts";
import { nameDaysOfUnpaid } from "../payments/create-hire-order.server.ts";
import { settleSubhires } from "../subhires/settle-subhires.server.ts";
import type { LockedHire } from "../transition-hire.server.ts";

/** What follows from the new dates of a locked hire: for what waits to be paid, and for its sub-hires. */
export async function followDates(tx: Tx, hire: LockedHire, now: Date): Promise<void> {
  await nameDaysOfUnpaid(tx, hire);
  await settleSubhires(tx, hire, now);
}
