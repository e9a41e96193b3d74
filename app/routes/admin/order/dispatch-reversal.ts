import { dispatchReversalAction } from "#app/http/actions/goods-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes a dispatch back within ten minutes. */
export const action = dispatchReversalAction("orders");
