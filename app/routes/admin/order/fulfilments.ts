import { changeFulfilment } from "#app/features/orders/change-fulfilment.server.ts";
import type { FulfilmentStep } from "#app/features/orders/fulfilment.ts";
import type { Route } from "./+types/fulfilments.ts";
import { appOf, changeOrder, notAllowed } from "./change-order.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Marks the goods as ready, collected or dispatched. */
export function action(args: Route.ActionArgs) {
  return changeOrder(args, "fulfilments", async ({ field, who }) => {
    const step = stepOf(field);
    return step ? changeFulfilment(appOf(args.context), { ...who, step }) : notAllowed();
  });
}

function stepOf(field: (name: string) => string): FulfilmentStep | null {
  const kind = field("step");
  if (kind === "ready" || kind === "collected") return { kind };
  if (kind !== "dispatched") return null;
  return {
    kind,
    carrier: field("carrier").slice(0, 80),
    trackingNumber: field("tracking").slice(0, 80),
    trackingUrl: field("link"),
  };
}
