import { changeSafetyLink } from "#app/features/hires/safety/change-safety-link.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { refuse } from "#app/lib/result.ts";
import type { Route } from "./+types/safety-links.ts";
import { changeHire } from "./change-hire.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Makes another link of the safety pack, or revokes the one that there is. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeHire(args, "safety-links", async ({ field, who: { id, actorId } }) => {
    const to = field("to");
    if (to !== "new" && to !== "none") return refuse({ kind: "not-allowed" });
    return changeSafetyLink(db, { id, shown: field("shown"), to, actorId, now: clock.now() });
  });
}
