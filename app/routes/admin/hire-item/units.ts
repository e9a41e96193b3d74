import { addItemUnits } from "#app/features/fleet/units/add-item-units.server.ts";
import { readSerials } from "#app/features/fleet/units/units.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { itemAction } from "./item-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Adds units to a serialised item: one for each serial, or so many. */
export const action = itemAction(
  { form: "units", flash: () => "hire-units-added" },
  async ({ db, id, actorId, now, field }) => {
    const named = readSerials(field("serials"));
    const count = parseWhole(field("count"), 100_000) ?? 0;
    return addItemUnits(db, {
      itemId: id,
      serials: named.length > 0 ? named : Array.from({ length: count }, () => ""),
      brand: cleanText(field("brand")),
      place: cleanText(field("place")),
      reason: (["count", "correction"] as const).find((known) => known === field("reason")) ?? "purchase",
      actorId,
      now,
    });
  },
);
