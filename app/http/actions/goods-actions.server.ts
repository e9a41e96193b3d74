import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { correctTracking } from "#app/features/orders/fulfilment/correct-tracking.server.ts";
import { stepIn, trackingIn } from "#app/features/orders/fulfilment/fulfilment-form.ts";
import { undoDispatch } from "#app/features/orders/fulfilment/undo-dispatch.server.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { isId } from "#app/lib/ids.ts";
import { orderAction } from "./order-actions.server.ts";

/** Marks the goods of an order as ready, collected or dispatched, or corrects the tracking of dispatched ones. */
export const fulfilmentAction = (list: "orders" | "packing") =>
  orderAction(
    "fulfilments",
    async ({ app, form, field, who }) => {
      if (field("step") === "tracking") {
        const parcelId = field("parcel");
        if (!isId(parcelId)) return notAllowed();
        const tell = field("tell") === "on";
        return correctTracking(app, { ...who, parcelId, tracking: trackingIn(field), tell });
      }
      const step = stepIn(field, [...new Set(form.keys())]);
      return step ? changeFulfilment(app, { ...who, step, reason: field("hold-reason") }) : notAllowed();
    },
    list,
  );

/** Takes the dispatch of a parcel back within ten minutes. */
export const dispatchReversalAction = (list: "orders" | "packing") =>
  orderAction(
    "dispatch-reversal",
    async ({ app, field, who }) => {
      const parcelId = field("parcel");
      return isId(parcelId) ? undoDispatch(app, { ...who, parcelId }) : notAllowed();
    },
    list,
  );
