import { changeState } from "#app/features/enquiries/admin/change-state.server.ts";
import { findHeldFiles } from "#app/features/enquiries/attachments/held-files.server.ts";
import { ENQUIRY_STATES } from "#app/features/enquiries/enums.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { enquiryAction } from "./enquiry-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves the enquiry to another state. */
export const action = enquiryAction(
  { action: "moves", flash: "enquiry-moved" },
  async ({ field, id, actorId, app, now }) => {
    const to = ENQUIRY_STATES.find((state) => state === field("to"));
    if (!to) return notAllowed();
    const files = to === "new" ? await findHeldFiles(app, id) : undefined;
    return changeState(app.db, { id, to, actorId, files, now });
  },
);
