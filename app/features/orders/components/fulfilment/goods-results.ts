import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as fulfilment from "#app/i18n/messages/orders-admin/fulfilment.ts";

/** What is said of a step of an order's goods, and of any other change of the order. */
export const GOODS_RESULTS = {
  "order-assigned": orderAdmin.assigneeChanged,
  "order-changed": orderAdmin.done,
  "order-collected": fulfilment.results.collected,
  "order-dispatched": fulfilment.results.dispatched,
  "order-mailed-again": orderAdmin.mailedAgain,
  "order-ready": fulfilment.results.ready,
  "order-received-day": orderAdmin.receivedDaySaved,
} as const;
