import { eq, exists, type SQL, sql } from "drizzle-orm";
import { isAny } from "#app/db/any-of.ts";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { hireQuoteLines } from "#app/db/schema/hire/quotes.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";

/** The columns that keep an item for good: each restricts its deletion. Its units and kits go or are asked about apart. */
export const ITEM_USES = [
  hireClaims.itemId,
  hireClaims.forItemId,
  hireShortages.itemId,
  hireQuoteLines.itemId,
  hireLines.itemId,
  hireSubhires.itemId,
  hireScans.itemId,
] as const;

/** True of a row of `hireItems` that was ever quoted, hired, scanned or blocked: it can be hidden, not deleted. */
export function isItemUsed(tx: Tx): SQL {
  const used = ITEM_USES.map((column) =>
    exists(tx.select({ one: sql`1` }).from(column.table).where(eq(column, hireItems.id))),
  );
  return isAny(...used);
}
