import { cancelHire } from "#app/features/hires/cancel/cancel-hire.server.ts";
import { cancellationOf, isOverRefundLimit } from "#app/features/hires/cancel/cancellation.ts";
import { getHire } from "#app/features/hires/queries.server.ts";
import { refundLimitOf } from "#app/http/auth/refund-limit.server.ts";
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
    const limit = await refundLimitOf(args.context);
    const result = cancellationOf(hire, now, { free });
    if (isOverRefundLimit(hire, result, limit)) return refuse({ kind: "over-limit" });
    if (field("sure") === "")
      return refuse({ kind: "to-confirm", refund: result.refund, charge: result.charge });
    const { id, seen, actorId } = who;
    return cancelHire(app, {
      hire: { id },
      by: "staff",
      reason: field("reason"),
      seen,
      actorId,
      free,
      limit,
    });
  });
}
