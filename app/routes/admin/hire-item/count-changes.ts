import { COUNT_REASONS } from "#app/features/fleet/fleet.ts";
import { changeItemCount } from "#app/features/fleet/items/change-item-count.server.ts";
import { parseSigned, parseWhole } from "#app/features/fleet/numbers.ts";
import { appContext } from "#app/http/context.server.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import type { Route } from "./+types/count-changes.ts";
import { changeItem } from "./change-item.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Changes by hand how many pieces of a bulk item are owned. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeItem(args, "count", async ({ id, actorId, field }) => {
    const by = parseSigned(field("by"));
    if (by === null || by === 0) return { refused: "number" };
    const changed = await changeItemCount(db, {
      itemId: id,
      by,
      reason: COUNT_REASONS.find((reason) => reason === field("reason")) ?? "count",
      note: cleanText(field("note")).slice(0, 200),
      seen: parseWhole(field("seen"), 1_000_000_000) ?? -1,
      actorId,
      now: clock.now(),
    });
    if (!changed.ok) return { refused: changed.error.kind };
    return { flash: changed.value.shortages > 0 ? "hire-shortages-opened" : "hire-count-changed" };
  });
}
