import { cancelHire } from "#app/features/hires/cancel/cancel-hire.server.ts";
import { cancellationOf } from "#app/features/hires/cancel/cancellation.ts";
import { getHire } from "#app/features/hires/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { refuse } from "#app/lib/result.ts";
import type { Route } from "./+types/cancellation.ts";
import { changeHire } from "./change-hire.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Cancels a hire. Asks first, with the sums. */
export function action(args: Route.ActionArgs) {
  return changeHire(args, "cancellation", async ({ field, who }) => {
    const app = args.context.get(appContext);
    const now = app.clock.now();
    const free = field("free") === "yes";
    const hire = await getHire(app.db, who.id, now);
    if (!hire) return refuse({ kind: "not-found" });
    if (field("sure") === "") {
      const { refund, charge } = cancellationOf(hire, now, { free });
      return refuse({ kind: "to-confirm", refund, charge });
    }
    const { id, seen, actorId } = who;
    return cancelHire(app, { hire: { id }, by: "staff", reason: field("reason"), seen, actorId, free });
  });
}
