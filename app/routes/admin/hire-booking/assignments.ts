import { assignHire } from "#app/features/hires/staff-work.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/assignments.ts";
import { changeHire } from "./change-hire.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Says who looks after the hire. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeHire(args, "assignments", ({ field, who }) =>
    assignHire(db, { ...who, assigneeId: field("assignee") || null, now: clock.now() }),
  );
}
