import { and, eq, ne } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { webhookDeliveries, webhookEndpoints } from "#app/db/schema/system/webhooks.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, refuse } from "#app/lib/result.ts";

interface Queued {
  readonly endpointId: string;
  readonly actorId: string;
  readonly now: Date;
}

/** Queues a test event for an enabled endpoint; false when there is none. */
export async function queueTest(db: Db, { endpointId, actorId, now }: Queued): Promise<boolean> {
  const queued = await inTransaction(db, async (tx) => {
    if (!(await isEnabled(tx, endpointId))) return refuse({ kind: "disabled" });
    const row = { id: newId(), endpointId, nextAttemptAt: now, createdAt: now };
    await tx.insert(webhookDeliveries).values({ ...row, event: "test" });
    await addAuditEntry(tx, { actorId, action: "webhook.tested", ...about(endpointId) });
    return ok(null);
  });
  return queued.ok;
}

/**
 * Sends a message of an enabled endpoint once more, with the same webhook-id and what is true now. False when it is not
 * there or waits already.
 */
export async function resendDelivery(
  db: Db,
  { id, endpointId, actorId, now }: Queued & { readonly id: string },
): Promise<boolean> {
  const queued = await inTransaction(db, async (tx) => {
    if (!(await isEnabled(tx, endpointId))) return refuse({ kind: "disabled" });
    const again = await tx
      .update(webhookDeliveries)
      .set({ state: "queued", attempts: 0, nextAttemptAt: now, leaseUntil: null })
      .where(
        and(
          eq(webhookDeliveries.id, id),
          eq(webhookDeliveries.endpointId, endpointId),
          ne(webhookDeliveries.state, "queued"),
        ),
      )
      .returning({ event: webhookDeliveries.event });
    const [delivery] = again;
    if (!delivery) return refuse({ kind: "not-found" });
    const details = { message: `msg_${id}`, event: delivery.event };
    await addAuditEntry(tx, { actorId, action: "webhook.resent", ...about(endpointId), details });
    return ok(null);
  });
  return queued.ok;
}

async function isEnabled(db: Db, id: string): Promise<boolean> {
  return (
    (await db.$count(
      webhookEndpoints,
      and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.enabled, true)),
    )) > 0
  );
}

const about = (id: string) => ({ subjectType: "webhook", subjectId: id }) as const;
