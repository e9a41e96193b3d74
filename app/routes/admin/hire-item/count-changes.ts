import { COUNT_REASONS } from "#app/features/fleet/fleet.ts";
import type { CountChanged } from "#app/features/fleet/items/change-count.server.ts";
import { changeItemCount } from "#app/features/fleet/items/change-item-count.server.ts";
import { parseSigned, parseWhole } from "#app/lib/numbers.ts";
import { refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { itemAction } from "./item-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Changes by hand how many pieces of a bulk item are owned. */
export const action = itemAction(
  {
    form: "count",
    flash: ({ shortages }: CountChanged) => (shortages > 0 ? "hire-shortages-opened" : "hire-count-changed"),
  },
  async ({ db, id, actorId, now, field }) => {
    const by = parseSigned(field("by"));
    if (by === null || by === 0) return refuse({ kind: "number" });
    return changeItemCount(db, {
      itemId: id,
      by,
      reason: COUNT_REASONS.find((reason) => reason === field("reason")) ?? "count",
      note: cleanText(field("note")),
      seen: parseWhole(field("seen"), 1_000_000_000) ?? -1,
      actorId,
      now,
    });
  },
);
