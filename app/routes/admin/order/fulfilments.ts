import { fulfilmentAction } from "#app/http/actions/goods-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Marks the goods as ready, collected or dispatched, or corrects the tracking of dispatched ones. */
export const action = fulfilmentAction("orders");
