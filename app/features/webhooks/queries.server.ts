import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { webhookDeliveries, webhookEndpoints } from "#app/db/schema/system/webhooks.ts";
import { isId } from "#app/lib/ids.ts";
import { pageOf } from "#app/lib/list-query.ts";
import type { DeliveryView, EndpointView } from "./webhooks.ts";

/** Messages on one page of the log. */
const PAGE = 50;

const endpointColumns = {
  id: webhookEndpoints.id,
  url: webhookEndpoints.url,
  events: webhookEndpoints.events,
  enabled: webhookEndpoints.enabled,
  failingSince: webhookEndpoints.failingSince,
  disabledAt: webhookEndpoints.disabledAt,
  version: webhookEndpoints.version,
};

/** Every endpoint, oldest first, without its secret. */
export function listEndpoints(db: Db): Promise<readonly EndpointView[]> {
  return db.select(endpointColumns).from(webhookEndpoints).orderBy(asc(webhookEndpoints.createdAt));
}

/** One endpoint without its secret; null for an unknown id. */
export async function getEndpoint(db: Db, id: string): Promise<EndpointView | null> {
  if (!isId(id)) return null;
  const [row] = await db.select(endpointColumns).from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  return row ?? null;
}

/** The log of an endpoint, newest first, from a cursor on where one is given. */
export async function listWebhookDeliveries(
  db: Db,
  endpointId: string,
  after: string,
): Promise<{ readonly deliveries: readonly DeliveryView[]; readonly next: string | null }> {
  const [at = "", id] = after.split("_");
  const older =
    isId(id) && !Number.isNaN(Date.parse(at))
      ? sql`(${webhookDeliveries.createdAt}, ${webhookDeliveries.id}) < (${at}::timestamptz, ${id}::uuid)`
      : undefined;
  const rows = await db
    .select({
      id: webhookDeliveries.id,
      event: webhookDeliveries.event,
      subjectId: webhookDeliveries.subjectId,
      state: webhookDeliveries.state,
      attempts: webhookDeliveries.attempts,
      statusCode: webhookDeliveries.statusCode,
      lastError: webhookDeliveries.lastError,
      nextAttemptAt: webhookDeliveries.nextAttemptAt,
      createdAt: webhookDeliveries.createdAt,
    })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), older))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(PAGE + 1);
  const { shown, next } = pageOf(rows, PAGE, (last) => `${last.createdAt.toISOString()}_${last.id}`);
  return { deliveries: shown, next };
}
