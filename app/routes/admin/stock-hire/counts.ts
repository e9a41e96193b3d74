import { COUNT_REASONS } from "#app/features/fleet/fleet.ts";
import type { CountChanged } from "#app/features/fleet/items/change-count.server.ts";
import type { ItemCountRefusal } from "#app/features/fleet/items/change-item-count.server.ts";
import { countHireItem } from "#app/features/stock-count/count-hire-item.server.ts";
import {
  type BadCount,
  hireStockList,
  MAX_COUNT,
  type ReturnedCount,
} from "#app/features/stock-count/stock-count.ts";
import { resourceAction } from "#app/http/actions/resource-action.server.ts";
import { parseSigned, parseWhole } from "#app/lib/numbers.ts";
import { type Result, refuse } from "#app/lib/result.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Stores how many pieces of a counted hire item are on the shelf. */
export const action = resourceAction(
  async ({
    db,
    id: itemId,
    actorId,
    now,
    field,
  }): Promise<Result<CountChanged, ItemCountRefusal | BadCount>> => {
    const count = parseWhole(field("count"), MAX_COUNT);
    // An item that lost more pieces than it owns has fewer than none on the shelf.
    const seen = parseSigned(field("seen"), MAX_COUNT);
    const besides = parseWhole(field("besides"), MAX_COUNT);
    if (count === null || seen === null || besides === null) return refuse({ kind: "number" });
    const reason = COUNT_REASONS.find((known) => known === field("reason")) ?? "count";
    return countHireItem(db, { itemId, count, seen, besides, reason, actorId, now });
  },
  {
    done: ({ id, request }, { shortages }) => ({
      path: hireStockList.href(hireStockList.parse(new URL(request.url).searchParams)),
      flash: shortages > 0 ? "hire-shortages-opened" : { name: "hire-stock-counted", id },
    }),
    refused: ({ kind }, values, { id }): ReturnedCount => ({ id, kind, values }),
  },
);
