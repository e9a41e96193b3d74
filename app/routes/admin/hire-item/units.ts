import { parseWhole } from "#app/features/fleet/numbers.ts";
import { addItemUnits } from "#app/features/fleet/units/add-item-units.server.ts";
import { readSerials } from "#app/features/fleet/units/units.ts";
import { appContext } from "#app/http/context.server.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import type { Route } from "./+types/units.ts";
import { changeItem } from "./change-item.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Adds units to a serialised item: one for each serial, or so many. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeItem(args, "units", async ({ id, actorId, field }) => {
    const named = readSerials(field("serials"));
    const count = parseWhole(field("count"), 100_000) ?? 0;
    const serials = named.length > 0 ? named : Array.from({ length: count }, () => "");
    const added = await addItemUnits(db, {
      itemId: id,
      serials,
      brand: cleanText(field("brand")).slice(0, 80),
      place: cleanText(field("place")).slice(0, 80),
      reason: (["count", "correction"] as const).find((known) => known === field("reason")) ?? "purchase",
      actorId,
      now: clock.now(),
    });
    if (added.ok) return { flash: "hire-units-added" };
    const { error } = added;
    return { refused: error.kind, ...("serial" in error && { serial: error.serial }) };
  });
}
