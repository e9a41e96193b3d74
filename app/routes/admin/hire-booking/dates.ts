import { moveHire } from "#app/features/hires/move-hire.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/dates.ts";
import { changeHire } from "./change-hire.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves a hire to other dates. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeHire(args, "dates", ({ field, who }) =>
    moveHire(db, { ...who, from: field("from"), to: field("to"), now: clock.now() }),
  );
}
