import { undoMove } from "#app/features/enquiries/admin/undo-move.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/reversal.ts";
import { changeEnquiry } from "./change-enquiry.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes the last change of state back. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  const result = { action: "reversal", flash: "enquiry-move-undone" } as const;
  return changeEnquiry(args, result, ({ id, actorId, now }) => undoMove(db, { id, actorId, now }));
}
