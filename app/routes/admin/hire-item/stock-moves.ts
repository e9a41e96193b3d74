import { moveSaleStock } from "#app/features/fleet/items/move-sale-stock.server.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { refuse } from "#app/lib/result.ts";
import { itemAction } from "./item-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves pieces between the sale stock and the fleet. */
export const action = itemAction(
  { form: "stock", flash: () => "hire-stock-moved" },
  async ({ db, id, actorId, now, field }) => {
    const direction = field("direction") === "to-sale" ? "to-sale" : "to-fleet";
    const unitNumber = parseWhole(field("unit"), 2_000_000_000);
    const isUnit = direction === "to-sale" && field("unit") !== "";
    const pieces = isUnit ? 1 : parseWhole(field("pieces"), 100_000);
    if (pieces === null || pieces === 0) return refuse({ kind: "number" });
    return moveSaleStock(db, { itemId: id, direction, pieces, unitNumber, actorId, now });
  },
);
