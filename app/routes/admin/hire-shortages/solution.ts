import { solveByStaff } from "#app/features/hires/shortages/change-shortage.server.ts";
import { changeShortage } from "#app/http/actions/shortage-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/solution.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Solves a shortage for which staff have found pieces elsewhere. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeShortage(args, ({ field, who }) =>
    solveByStaff(db, { ...who, note: field("note"), now: clock.now() }),
  );
}
