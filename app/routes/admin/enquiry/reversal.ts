import { undoMove } from "#app/features/enquiries/admin/undo-move.server.ts";
import { enquiryAction } from "./enquiry-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes the last change of state back. */
export const action = enquiryAction(
  { action: "reversal", flash: "enquiry-move-undone" },
  ({ id, actorId, now, db }) => undoMove(db, { id, actorId, now }),
);
