import type { CountChanged } from "#app/features/fleet/items/change-count.server.ts";
import { writeOffPieces } from "#app/features/fleet/pieces/write-off-pieces.server.ts";
import { piecesAction } from "./pieces-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Writes off counted pieces that are in repair or missing; goods of a custom line leave the list. */
export const action = piecesAction(
  "written-off",
  ({ shortages }: CountChanged) => (shortages > 0 ? "hire-shortages-opened" : "hire-pieces-written-off"),
  writeOffPieces,
);
