import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { correctTracking } from "#app/features/orders/fulfilment/correct-tracking.server.ts";
import type { FulfilmentStep } from "#app/features/orders/fulfilment/fulfilment.ts";
import { stepIn, trackingIn } from "#app/features/orders/fulfilment/fulfilment-form.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { isId } from "#app/lib/ids.ts";
import { ok } from "#app/lib/result.ts";
import { orderAction } from "#app/routes/admin/order/order-actions.server.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Marks the goods as ready, collected or dispatched, or corrects the tracking of dispatched ones. */
export const action = orderAction(
  "fulfilments",
  async ({ app, form, field, who }) => {
    if (field("step") === "tracking") {
      const parcelId = field("parcel");
      if (!isId(parcelId)) return notAllowed();
      const corrected = await correctTracking(app, {
        ...who,
        parcelId,
        tracking: trackingIn(field),
        tell: form.ticked("tell"),
      });
      return corrected.ok ? ok("tracking") : corrected;
    }
    const step = stepIn(field, [...new Set(form.keys())]);
    if (!step) return notAllowed();
    const moved = await changeFulfilment(app, { ...who, step, reason: field("hold-reason") });
    return moved.ok ? ok(step.kind) : moved;
  },
  flashOf,
);

/** Of the steps that end a person's work with the goods; the others show on the page. */
function flashOf(step: FulfilmentStep["kind"] | "tracking"): PlainFlash {
  return step === "dispatched" || step === "ready" || step === "collected"
    ? `order-${step}`
    : "order-changed";
}
