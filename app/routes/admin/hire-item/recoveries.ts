import { putPiecesBack } from "#app/features/fleet/pieces/put-pieces-back.server.ts";
import { readPieceForm } from "#app/features/fleet/pieces/read-piece-form.ts";
import { itemAction } from "./item-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Puts counted pieces that were repaired or found back on the shelf. */
export const action = itemAction(
  { form: "pieces", flash: () => "hire-pieces-back" },
  async ({ db, id: itemId, actorId, now, field }) =>
    putPiecesBack(db, { ...readPieceForm(field), itemId, actorId, now }),
);
