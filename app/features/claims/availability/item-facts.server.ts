import { sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import type { WantedItem } from "../claims.ts";
import type { ItemFacts } from "./explode.ts";

/** One item, once for each part or included accessory of it. */
interface FactsRow extends Record<string, unknown> {
  readonly id: string;
  readonly is_kit: boolean;
  readonly owned: number;
  readonly live: boolean;
  readonly prep_minutes: number;
  readonly turnaround_minutes: number;
  readonly child: string | null;
  readonly quantity: number | null;
  readonly is_part: boolean | null;
}

/** What claims need to know of items and of everything that goes out with them, by id. One statement. */
export async function listItemFacts(db: Db, itemIds: readonly string[]): Promise<Map<string, ItemFacts>> {
  const ids = `{${[...new Set(itemIds)].join()}}`;
  const rows = await listRows<FactsRow>(
    db,
    sql`WITH RECURSIVE edges AS (
        SELECT kit_id AS parent, item_id AS child, quantity, true AS is_part FROM hire_parts
        UNION ALL SELECT item_id, accessory_id, quantity, false FROM hire_accessories WHERE kind = 'included'
      ), needed(id) AS (
        SELECT unnest(${ids}::uuid[]) UNION SELECT e.child FROM needed n JOIN edges e ON e.parent = n.id
      )
      SELECT i.id, i.kind = 'kit' AS is_kit, i.owned, g.live,
        coalesce(i.prep_minutes, g.prep_minutes) AS prep_minutes,
        coalesce(i.turnaround_minutes, g.turnaround_minutes) AS turnaround_minutes,
        e.child, e.quantity, e.is_part
      FROM needed n JOIN hire_items i ON i.id = n.id JOIN hire_groups g ON g.id = i.group_id
        LEFT JOIN edges e ON e.parent = i.id
      ORDER BY i.id, e.child`,
  );
  const facts = new Map<string, ItemFacts & { parts: WantedItem[]; accessories: WantedItem[] }>();
  for (const row of rows) {
    const { id, is_kit: isKit, owned, live, child, quantity } = row;
    const buffers = { prepMinutes: row.prep_minutes, turnaroundMinutes: row.turnaround_minutes };
    const item = facts.get(id) ?? { id, isKit, owned, live, buffers, parts: [], accessories: [] };
    facts.set(id, item);
    if (child === null || quantity === null) continue;
    (row.is_part ? item.parts : item.accessories).push({ itemId: child, quantity });
  }
  return facts;
}
