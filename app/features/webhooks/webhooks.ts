import { adminPath } from "#app/i18n/admin-path.ts";
import { listQuery, textField } from "#app/lib/list-query.ts";
import type { DELIVERED_EVENTS, DELIVERY_STATES, WEBHOOK_EVENTS } from "./enums.ts";

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
export type DeliveredEvent = (typeof DELIVERED_EVENTS)[number];
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Endpoints at most: each doubles what a change writes down. */
export const MAX_ENDPOINTS = 10;

/** An endpoint as its list shows it. The secret is shown once, when the endpoint is made. */
export interface EndpointView {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly enabled: boolean;
  readonly failingSince: Date | null;
  /** The instant at which the site disabled it; null where staff did, and while it is enabled. */
  readonly disabledAt: Date | null;
  readonly version: number;
}

/** The log of an endpoint; its page is a path below. */
export const deliveryLog = listQuery(adminPath("/admin/settings/webhooks"), {
  /** The time and the id of the last delivery already shown; empty from the first on. */
  after: textField,
});

export interface DeliveryView {
  readonly id: string;
  readonly event: DeliveredEvent;
  readonly subjectId: string | null;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly statusCode: number | null;
  readonly lastError: string | null;
  readonly nextAttemptAt: Date;
  readonly createdAt: Date;
}

/** The form of an endpoint, as it was sent. */
export interface EndpointValues {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly enabled: boolean;
}
