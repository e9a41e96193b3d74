import { assignEnquiry } from "#app/features/enquiries/admin/assign-enquiry.server.ts";
import { enquiryAction } from "./enquiry-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Gives the enquiry to a staff member, or to none. */
export const action = enquiryAction(
  { action: "assignments", flash: "enquiry-assigned" },
  ({ field, id, actorId, db }) => assignEnquiry(db, { id, assigneeId: field("assignee") || null, actorId }),
);
