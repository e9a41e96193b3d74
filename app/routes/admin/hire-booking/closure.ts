import { closeHire } from "#app/features/hires/closing/close-hire.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/closure.ts";
import { changeHire } from "./change-hire.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Closes a hire that was checked. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeHire(args, "closure", ({ who }) => closeHire(db, { ...who, now: clock.now() }));
}
