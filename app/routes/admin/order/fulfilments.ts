import { changeFulfilment } from "#app/features/orders/change-fulfilment.server.ts";
import { correctTracking } from "#app/features/orders/correct-tracking.server.ts";
import type { FulfilmentStep, Tracking } from "#app/features/orders/fulfilment.ts";
import type { Route } from "./+types/fulfilments.ts";
import { appOf, changeOrder, notAllowed } from "./change-order.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Marks the goods as ready, collected or dispatched, or corrects the tracking of dispatched ones. */
export function action(args: Route.ActionArgs) {
  return changeOrder(args, "fulfilments", async ({ field, who }) => {
    const app = appOf(args.context);
    if (field("step") === "tracking")
      return correctTracking(app, { ...who, tracking: trackingIn(field), tell: field("tell") === "on" });
    const step = stepOf(field);
    return step ? changeFulfilment(app, { ...who, step, reason: field("hold-reason") }) : notAllowed();
  });
}

function stepOf(field: (name: string) => string): FulfilmentStep | null {
  const kind = field("step");
  if (kind === "ready" || kind === "collected") return { kind };
  return kind === "dispatched" ? { kind, ...trackingIn(field) } : null;
}

function trackingIn(field: (name: string) => string): Tracking {
  return {
    carrier: field("carrier").slice(0, 80),
    trackingNumber: field("tracking").slice(0, 80),
    trackingUrl: field("link"),
  };
}
