import { moveSaleStock } from "#app/features/fleet/items/move-sale-stock.server.ts";
import { parseWhole } from "#app/features/fleet/numbers.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/stock-moves.ts";
import { changeItem } from "./change-item.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves pieces between the sale stock and the fleet. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeItem(args, "stock", async ({ id, actorId, field }) => {
    const direction = field("direction") === "to-sale" ? "to-sale" : "to-fleet";
    const unitNumber = parseWhole(field("unit"), 2_000_000_000);
    const isUnit = direction === "to-sale" && field("unit") !== "";
    const pieces = isUnit ? 1 : parseWhole(field("pieces"), 100_000);
    if (pieces === null || pieces === 0) return { refused: "number" };
    const moved = await moveSaleStock(db, {
      itemId: id,
      direction,
      pieces,
      unitNumber,
      actorId,
      now: clock.now(),
    });
    return moved.ok ? { flash: "hire-stock-moved" } : { refused: moved.error.kind };
  });
}
