import { putPiecesBack } from "#app/features/fleet/pieces/put-pieces-back.server.ts";
import { piecesAction } from "./pieces-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Puts counted pieces that were repaired or found back on the shelf; goods of a custom line leave the list. */
export const action = piecesAction("back", () => "hire-pieces-back", putPiecesBack);
