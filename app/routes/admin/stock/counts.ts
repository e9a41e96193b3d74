import type { Adjusted, AdjustRefusal } from "#app/features/inventory/adjust-stock.server.ts";
import { ADJUST_REASONS } from "#app/features/inventory/enums.ts";
import { countProduct } from "#app/features/stock-count/count-product.server.ts";
import {
  type BadCount,
  MAX_COUNT,
  type ReturnedCount,
  stockList,
} from "#app/features/stock-count/stock-count.ts";
import { resourceAction } from "#app/http/actions/resource-action.server.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { type Result, refuse } from "#app/lib/result.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Stores how many pieces of a product or variation are for sale. */
export const action = resourceAction(
  async ({ db, id, actorId, field }): Promise<Result<Adjusted, AdjustRefusal | BadCount>> => {
    const [count, seen] = [parseWhole(field("count"), MAX_COUNT), parseWhole(field("seen"), MAX_COUNT)];
    if (count === null || seen === null) return refuse({ kind: "number" });
    const reason = ADJUST_REASONS.find((known) => known === field("reason")) ?? "count";
    return countProduct(db, { id, count, seen, reason, actorId });
  },
  {
    done: ({ id, request }, { line }) => ({
      path: stockList.href(stockList.parse(new URL(request.url).searchParams)),
      flash: { name: line ? "stock-counted" : "stock-count-right", id },
    }),
    refused: ({ kind }, values, { id }): ReturnedCount => ({ id, kind, values }),
  },
);
