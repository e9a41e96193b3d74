import { changeState } from "#app/features/enquiries/admin/change-state.server.ts";
import { ENQUIRY_STATES } from "#app/features/enquiries/enums.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { enquiryAction } from "./enquiry-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves the enquiry to another state. */
export const action = enquiryAction(
  { action: "moves", flash: "enquiry-moved" },
  ({ field, id, actorId, now, db }) => {
    const to = ENQUIRY_STATES.find((state) => state === field("to"));
    return to ? changeState(db, { id, to, actorId, now }) : notAllowed();
  },
);
