import { putPiecesBack } from "#app/features/fleet/pieces/put-pieces-back.server.ts";
import { piecesAction } from "./pieces-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Puts counted pieces that were repaired or found back on the shelf. */
export const action = piecesAction(() => "hire-pieces-back", putPiecesBack);
