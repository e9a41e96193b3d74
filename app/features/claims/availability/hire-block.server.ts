import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import type { Period } from "../claims.ts";
import { blockedPeriod } from "./blocked-period.ts";
import { readStoreHours } from "./get-availability.server.ts";
import { listItemFacts } from "./item-facts.server.ts";

interface HireItem {
  readonly hireId: string;
  readonly itemId: string;
  readonly now: Date;
}

/** What a hire keeps off the shelf of an item, by the buffers of that item. Throws for no such hire or item. */
export async function getHireBlock(tx: Tx, { hireId, itemId, now }: HireItem): Promise<Period> {
  const [period] = await tx
    .select({ from: hires.startsAt, to: hires.endsAt })
    .from(hires)
    .where(eq(hires.id, hireId));
  const item = (await listItemFacts(tx, [itemId])).get(itemId);
  if (!period || !item) throw new Error(`Bug: no hire ${hireId} or item ${itemId}`);
  const { hours } = await readStoreHours(tx, { from: period.from, now });
  return blockedPeriod(period, item.buffers, hours);
}
