import { tryShortage } from "#app/features/hires/shortages/change-shortage.server.ts";
import { changeShortage } from "#app/http/actions/shortage-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/attempts.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Covers a shortage with our own gear, as far as it has become free. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeShortage(args, ({ who: { id, actorId } }) =>
    tryShortage(db, { id, actorId, now: clock.now() }),
  );
}
