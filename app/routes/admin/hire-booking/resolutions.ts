import { resolveHireAttention } from "#app/features/hires/staff-work.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/resolutions.ts";
import { changeHire } from "./change-hire.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Ends what the hire needs a person for. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeHire(args, "resolutions", ({ who }) => resolveHireAttention(db, { ...who, now: clock.now() }));
}
