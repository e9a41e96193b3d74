import { eq, inArray, lt } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { webhookDeliveries, webhookEndpoints } from "#app/db/schema/system/webhooks.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { claimDue, endLease, type Queue, retryTime } from "#app/features/jobs/lease.server.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import type { WebhookOutcome, WebhookSender } from "#app/integrations/webhooks/webhook-sender.server.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { readPayload } from "./read-payload.server.ts";
import { hasFailedForDays, WEBHOOK_ATTEMPTS, WEBHOOK_WAITS } from "./retries.ts";
import { webhookHeaders } from "./sign-webhook.server.ts";

/** Messages under way at the same time. Each is answered or given up before its lease ends. */
const AT_ONCE = 4;

const KEPT_DAYS = 30;

/** The receiver says that it is gone for good. */
const GONE = 410;

type Delivery = typeof webhookDeliveries.$inferSelect;
type Endpoint = typeof webhookEndpoints.$inferSelect;

export const WEBHOOK_QUEUE: Queue<typeof webhookDeliveries> = {
  table: webhookDeliveries,
  dueAt: webhookDeliveries.nextAttemptAt,
  open: eq(webhookDeliveries.state, "queued"),
  waits: WEBHOOK_WAITS,
};

/**
 * Sends every message that is due, and returns how many were tried. A message is sent at least once: a crash between
 * the receiver's answer and the mark in the database sends it again, with the same webhook-id.
 */
export async function deliverDueWebhooks(
  ctx: WorkContext,
  send: WebhookSender,
  stopped: () => boolean = () => false,
): Promise<number> {
  let tried = 0;
  while (!stopped()) {
    const claimed = await claimDeliveries(ctx);
    if (claimed.length === 0) break;
    await Promise.all(claimed.map((delivery) => deliver(ctx, send, delivery)));
    tried += claimed.length;
  }
  return tried;
}

/** Removes the log of messages after 30 days, and what was never sent as its endpoint stayed inactive. */
export async function removeOldDeliveries(db: Db, now: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, addMs(now, -KEPT_DAYS * DAY_MS)));
}

function claimDeliveries({ db, clock }: WorkContext): Promise<Delivery[]> {
  const now = clock.now();
  const enabled = db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.enabled, true));
  const where = inArray(webhookDeliveries.endpointId, enabled);
  return claimDue(db, WEBHOOK_QUEUE, { now, limit: AT_ONCE, where, set: { lastAttemptAt: now } });
}

async function deliver(ctx: WorkContext, send: WebhookSender, delivery: Delivery): Promise<void> {
  const { db, clock, log } = ctx;
  const [endpoint] = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, delivery.endpointId));
  const data = endpoint ? await readPayload(db, delivery) : null;
  if (!endpoint || !data) {
    await db.delete(webhookDeliveries).where(eq(webhookDeliveries.id, delivery.id));
    return;
  }
  const body = JSON.stringify({ type: delivery.event, timestamp: delivery.createdAt, data });
  const headers = webhookHeaders(endpoint.secret, { id: `msg_${delivery.id}`, at: clock.now(), body });
  const outcome = await send({ url: endpoint.url, headers, body });
  await markTried(ctx, delivery, outcome);
  if (outcome.delivered) await noteSuccess(db, endpoint);
  else await noteFailure(ctx, endpoint, outcome);
  const fields = { webhook: endpoint.id, event: delivery.event, attempt: delivery.attempts };
  if (!outcome.delivered) log.warn({ ...fields, status: outcome.status }, "Webhook not delivered");
}

async function markTried({ db, clock }: WorkContext, delivery: Delivery, outcome: WebhookOutcome) {
  const { delivered, status, error } = outcome;
  const isLast = delivery.attempts >= WEBHOOK_ATTEMPTS;
  await endLease(db, WEBHOOK_QUEUE, delivery, {
    statusCode: status,
    lastError: error,
    ...(delivered
      ? { state: "delivered" }
      : isLast
        ? { state: "failed" }
        : { nextAttemptAt: retryTime(WEBHOOK_QUEUE, delivery, clock.now()) }),
  });
}

async function noteSuccess(db: Db, { id, failingSince }: Endpoint): Promise<void> {
  if (failingSince === null) return;
  await db.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, id));
}

/** Disables an endpoint to which nothing could be delivered for days, or that says it is gone; staff are notified. */
async function noteFailure(
  { db, clock }: WorkContext,
  { id }: Endpoint,
  { status }: WebhookOutcome,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const [endpoint] = await tx
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, id))
      .for("update");
    if (!endpoint?.enabled) return;
    const failingSince = endpoint.failingSince ?? now;
    const isDisabled = status === GONE || hasFailedForDays(failingSince, now);
    await tx
      .update(webhookEndpoints)
      .set({
        failingSince,
        ...(isDisabled && { enabled: false, disabledAt: now, version: endpoint.version + 1 }),
      })
      .where(eq(webhookEndpoints.id, id));
    if (isDisabled) await addAuditEntry(tx, { actorId: null, action: "webhook.disabled", subjectId: id });
  });
}
