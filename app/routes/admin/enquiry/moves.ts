import { changeState } from "#app/features/enquiries/admin/change-state.server.ts";
import { ENQUIRY_STATES } from "#app/features/enquiries/enums.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/moves.ts";
import { changeEnquiry } from "./change-enquiry.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves the enquiry to another state. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  const result = { action: "moves", flash: "enquiry-moved" } as const;
  return changeEnquiry(args, result, ({ field, id, actorId, now }) => {
    const to = ENQUIRY_STATES.find((state) => state === field("to"));
    return to ? changeState(db, { id, to, actorId, now }) : notAllowed();
  });
}
