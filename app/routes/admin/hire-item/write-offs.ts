import { readPieceForm } from "#app/features/fleet/pieces/read-piece-form.ts";
import { writeOffPieces } from "#app/features/fleet/pieces/write-off-pieces.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/write-offs.ts";
import { changeItem } from "./change-item.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Writes off counted pieces that are in repair or missing. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeItem(args, "pieces", async ({ id, actorId, field }) => {
    const asked = { ...readPieceForm(field), itemId: id, actorId, now: clock.now() };
    const written = await writeOffPieces(db, asked);
    if (!written.ok) return { refused: written.error.kind };
    return { flash: written.value.shortages > 0 ? "hire-shortages-opened" : "hire-pieces-written-off" };
  });
}
