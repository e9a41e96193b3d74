import { assignEnquiry } from "#app/features/enquiries/admin/assign-enquiry.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/assignments.ts";
import { changeEnquiry } from "./change-enquiry.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Gives the enquiry to a staff member, or to none. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  const result = { action: "assignments", flash: "enquiry-assigned" } as const;
  return changeEnquiry(args, result, ({ field, id, actorId }) =>
    assignEnquiry(db, { id, assigneeId: field("assignee") || null, actorId }),
  );
}
