import { putPiecesBack } from "#app/features/fleet/pieces/put-pieces-back.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/recoveries.ts";
import { changePieces } from "./change-pieces.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Puts counted pieces that were repaired or found back on the shelf. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changePieces(args, async (work) => {
    const back = await putPiecesBack(db, work);
    return back.ok ? { flash: "hire-pieces-back" } : { refused: back.error.kind };
  });
}
