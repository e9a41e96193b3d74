import { putPiecesBack } from "#app/features/fleet/pieces/put-pieces-back.server.ts";
import { readPieceForm } from "#app/features/fleet/pieces/read-piece-form.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/recoveries.ts";
import { changeItem } from "./change-item.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Puts counted pieces that were repaired or found back on the shelf. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeItem(args, "pieces", async ({ id, actorId, field }) => {
    const asked = { ...readPieceForm(field), itemId: id, actorId, now: clock.now() };
    const back = await putPiecesBack(db, asked);
    return back.ok ? { flash: "hire-pieces-back" } : { refused: back.error.kind };
  });
}
