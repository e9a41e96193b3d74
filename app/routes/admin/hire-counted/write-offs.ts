import { writeOffPieces } from "#app/features/fleet/pieces/write-off-pieces.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/write-offs.ts";
import { changePieces } from "./change-pieces.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Writes off counted pieces that are in repair or missing. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changePieces(args, async (work) => {
    const written = await writeOffPieces(db, work);
    if (!written.ok) return { refused: written.error.kind };
    return { flash: written.value.shortages > 0 ? "hire-shortages-opened" : "hire-pieces-written-off" };
  });
}
