/** Values of the columns of webhooks. A new value needs a migration of its CHECK constraint and of the triggers. */

/** What an endpoint can be told of. */
export const WEBHOOK_EVENTS = [
  "order.placed",
  "order.paid",
  "order.dispatched",
  "order.cancelled",
  "order.refunded",
  "product.created",
  "product.updated",
  "product.deleted",
] as const;

/** What a delivery tells: an event, or that somebody tries the endpoint. */
export const DELIVERED_EVENTS = [...WEBHOOK_EVENTS, "test"] as const;

export const DELIVERY_STATES = ["queued", "delivered", "failed"] as const;
