import type { CountChanged } from "#app/features/fleet/items/change-count.server.ts";
import { readPieceForm } from "#app/features/fleet/pieces/read-piece-form.ts";
import { writeOffPieces } from "#app/features/fleet/pieces/write-off-pieces.server.ts";
import { itemAction } from "./item-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Writes off counted pieces that are in repair or missing. */
export const action = itemAction(
  {
    form: "pieces",
    flash: ({ shortages }: CountChanged) =>
      shortages > 0 ? "hire-shortages-opened" : "hire-pieces-written-off",
  },
  async ({ db, id: itemId, actorId, now, field }) =>
    writeOffPieces(db, { ...readPieceForm(field), itemId, actorId, now }),
);
