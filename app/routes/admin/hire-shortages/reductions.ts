import { reduceShortage } from "#app/features/hires/shortages/reduce-shortage.server.ts";
import { changeShortage } from "#app/http/actions/shortage-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/reductions.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Begins a version of the quote with fewer pieces, and opens it. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeShortage(
    args,
    ({ who }) => reduceShortage(db, { ...who, now: clock.now() }),
    ({ quoteId }) => ({ path: adminPath(`/admin/hire/quotes/${quoteId}`), flash: "quote-version-begun" }),
  );
}
