import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, enumCheck, idColumn, instant, partOf, updatedAt } from "#app/db/columns.ts";
import { DELIVERED_EVENTS, DELIVERY_STATES, type WEBHOOK_EVENTS } from "#app/features/webhooks/enums.ts";

/** Addresses of other systems that are told of orders and products. */
export const webhookEndpoints = pgTable("webhook_endpoints", {
  id: idColumn(),
  url: text("url").notNull(),
  events: jsonb("events").$type<readonly (typeof WEBHOOK_EVENTS)[number][]>().notNull(),
  /** Signs what is sent: "whsec_" and 32 bytes in Base64, as Standard Webhooks writes secrets. */
  secret: text("secret").notNull(),
  enabled: boolean("active").notNull().default(true),
  /** Since when nothing could be delivered; null while the last delivery arrived. */
  failingSince: instant("failing_since"),
  /** The instant at which the site disabled it after days of failure; null where staff did, and while it is enabled. */
  disabledAt: instant("disabled_at"),
  /** Counts every change; a form made from an older one is refused. */
  version: integer("version").notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/**
 * What an endpoint is to be told, written by triggers in the transaction of the change, and sent by the worker. It
 * names rows and holds nothing of theirs: the body is made when it is sent.
 */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    /** Part of the webhook-id header, the same for every try. */
    id: idColumn(),
    endpointId: partOf("endpoint_id", () => webhookEndpoints.id),
    event: text("event", { enum: DELIVERED_EVENTS }).notNull(),
    /** The order or product; null for a test. */
    subjectId: uuid("subject_id"),
    /** The parcel or refund of an order. */
    detailId: uuid("detail_id"),
    state: text("state", { enum: DELIVERY_STATES }).notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    leaseUntil: instant("lease_until"),
    lastAttemptAt: instant("last_attempt_at"),
    /** The HTTP status of the last response; null where there was none. */
    statusCode: integer("status_code"),
    /** Why the last try failed, for people. */
    lastError: text("last_error"),
    /** The instant of the event. */
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck("webhook_deliveries_event", t.event, DELIVERED_EVENTS),
    enumCheck("webhook_deliveries_state", t.state, DELIVERY_STATES),
    index("webhook_deliveries_due").on(t.nextAttemptAt).where(sql`${t.state} = 'queued'`),
    index("webhook_deliveries_endpoint").on(t.endpointId, t.createdAt),
    index("webhook_deliveries_subject").on(t.subjectId, t.event),
    index("webhook_deliveries_created").on(t.createdAt),
  ],
);
