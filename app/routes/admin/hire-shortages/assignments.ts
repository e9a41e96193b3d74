import { assignShortageTo } from "#app/features/hires/shortages/change-shortage.server.ts";
import { changeShortage } from "#app/http/actions/shortage-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/assignments.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Says who sees to a shortage. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeShortage(args, ({ field, who: { id, actorId } }) =>
    assignShortageTo(db, { id, actorId, assigneeId: field("assignee") || null }),
  );
}
