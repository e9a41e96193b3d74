import { cancelHire } from "#app/features/hires/cancel/cancel-hire.server.ts";
import { isOverCancelLimit } from "#app/features/hires/cancel/cancel-limit.server.ts";
import { cancellationOf } from "#app/features/hires/cancel/cancellation.ts";
import { getHire } from "#app/features/hires/queries.server.ts";
import { refundLimitOf } from "#app/http/auth/refund-limit.server.ts";
import { refuse } from "#app/lib/result.ts";
import { hireAction } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Cancels a hire. Asks first, with the sums. */
export const action = hireAction(
  "cancellation",
  async ({ app, db, who, now, context, confirmed, form, field }) => {
    const free = form.ticked("free");
    const hire = await getHire(db, who.id, now);
    if (!hire) return refuse({ kind: "not-found" });
    const limit = await refundLimitOf(context);
    if (await isOverCancelLimit(db, { hire, limit, actorId: who.actorId, free, now }))
      return refuse({ kind: "over-limit" });
    const result = cancellationOf(hire, now, { free });
    if (!confirmed) return refuse({ kind: "to-confirm", refund: result.refund, charge: result.charge });
    const { id, version, actorId } = who;
    return cancelHire(app, {
      hire: { id },
      by: "staff",
      reason: field("reason"),
      version,
      actorId,
      free,
      limit,
    });
  },
);
