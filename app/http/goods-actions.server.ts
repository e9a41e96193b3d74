import type { RouterContextProvider } from "react-router";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { correctTracking } from "#app/features/orders/fulfilment/correct-tracking.server.ts";
import { stepIn, trackingIn } from "#app/features/orders/fulfilment/fulfilment-form.ts";
import { undoDispatch } from "#app/features/orders/fulfilment/undo-dispatch.server.ts";
import { appOf, changeOrder, notAllowed } from "./order-actions.server.ts";

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly id: string };
}

/** Marks the goods of an order as ready, collected or dispatched, or corrects the tracking of dispatched ones. */
export function moveGoods(args: ActionArgs, list: "orders" | "packing") {
  const app = appOf(args.context);
  return changeOrder(
    args,
    "fulfilments",
    async ({ field, who }) => {
      if (field("step") === "tracking")
        return correctTracking(app, { ...who, tracking: trackingIn(field), tell: field("tell") === "on" });
      const step = stepIn(field);
      return step ? changeFulfilment(app, { ...who, step, reason: field("hold-reason") }) : notAllowed();
    },
    list,
  );
}

/** Takes a dispatch back within ten minutes. */
export function reverseDispatch(args: ActionArgs, list: "orders" | "packing") {
  return changeOrder(args, "dispatch-reversal", ({ who }) => undoDispatch(appOf(args.context), who), list);
}
