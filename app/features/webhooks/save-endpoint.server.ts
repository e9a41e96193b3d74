import { and, eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { webhookEndpoints } from "#app/db/schema/system/webhooks.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import {
  PUBLIC_RECEIVERS,
  type WebhookUrlFault,
  webhookUrlFault,
} from "#app/integrations/webhooks/webhook-sender.server.ts";
import type { VersionedRefusal } from "#app/lib/forms/versioned-form.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { newWebhookSecret } from "./sign-webhook.server.ts";
import { type EndpointValues, MAX_ENDPOINTS } from "./webhooks.ts";

type EndpointFault =
  | { readonly field: "url"; readonly kind: WebhookUrlFault | "too-long" }
  | { readonly field: "events"; readonly kind: "none" };

interface Saving {
  readonly values: EndpointValues;
  readonly actorId: string;
  /** Hosts outside the public internet that the configuration allows. */
  readonly privateHosts: readonly string[];
}

interface Faults {
  readonly kind: "faults";
  readonly faults: readonly EndpointFault[];
}

const MAX_URL_LENGTH = 500;

/** Adds an endpoint and gives its secret, which is shown this once. */
export async function addEndpoint(
  db: Db,
  saving: Saving,
): Promise<Result<{ readonly id: string; readonly secret: string }, Faults | { readonly kind: "full" }>> {
  const { values, actorId } = saving;
  const faults = faultsIn(saving);
  if (faults.length > 0) return refuse({ kind: "faults", faults });
  return inTransaction(db, async (tx) => {
    if ((await tx.$count(webhookEndpoints)) >= MAX_ENDPOINTS) return refuse({ kind: "full" });
    const id = newId();
    const secret = newWebhookSecret();
    await tx.insert(webhookEndpoints).values({ id, secret, url: values.url, events: values.events });
    await addAuditEntry(tx, { actorId, action: "webhook.created", ...about(id), details: detailsOf(values) });
    return ok({ id, secret });
  });
}

interface Change extends Saving {
  readonly id: string;
  /** The version that the form was made from. */
  readonly version: number;
}

/** Changes an endpoint. One that is enabled again begins as if nothing had failed. */
export async function changeEndpoint(
  db: Db,
  change: Change,
): Promise<Result<null, VersionedRefusal<EndpointFault>>> {
  const { id, version, values, actorId } = change;
  return inTransaction(db, async (tx) => {
    const [stored] = await tx
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, id))
      .for("update");
    if (!stored) return refuse({ kind: "not-found" });
    if (stored.version !== version) return refuse({ kind: "conflict", version: stored.version });
    const faults = faultsIn(change);
    if (faults.length > 0) return refuse({ kind: "faults", faults });
    const isEnabledAgain = values.enabled && !stored.enabled;
    await tx
      .update(webhookEndpoints)
      .set({
        url: values.url,
        events: values.events,
        enabled: values.enabled,
        ...(isEnabledAgain && { failingSince: null, disabledAt: null }),
        ...nextVersion(webhookEndpoints),
      })
      .where(eq(webhookEndpoints.id, id));
    // So that staff are told again when it is disabled again.
    if (isEnabledAgain) await tx.delete(notifications).where(isAbout(id));
    await addAuditEntry(tx, { actorId, action: "webhook.changed", ...about(id), details: detailsOf(values) });
    return ok(null);
  });
}

/** Deletes an endpoint with its log; false when there is none. */
export async function deleteEndpoint(db: Db, id: string, actorId: string): Promise<boolean> {
  const deleted = await inTransaction(db, async (tx) => {
    const gone = await tx
      .delete(webhookEndpoints)
      .where(eq(webhookEndpoints.id, id))
      .returning({ id: webhookEndpoints.id });
    if (gone.length === 0) return refuse({ kind: "not-found" });
    await tx.delete(notifications).where(isAbout(id));
    await addAuditEntry(tx, { actorId, action: "webhook.deleted", ...about(id) });
    return ok(null);
  });
  return deleted.ok;
}

function isAbout(id: string) {
  return and(eq(notifications.kind, "webhook"), eq(notifications.subjectId, id));
}

const about = (id: string) => ({ subjectType: "webhook", subjectId: id }) as const;

/** The address may hold a key of its receiver, so the log names the host alone. */
function detailsOf({ url, events, enabled }: EndpointValues) {
  return { host: new URL(url).host, events, active: enabled };
}

function faultsIn({ values, privateHosts }: Saving): readonly EndpointFault[] {
  const fault =
    values.url.length > MAX_URL_LENGTH
      ? "too-long"
      : webhookUrlFault(values.url, { ...PUBLIC_RECEIVERS, privateHosts });
  const faults: EndpointFault[] = [];
  if (fault) faults.push({ field: "url", kind: fault });
  if (values.events.length === 0) faults.push({ field: "events", kind: "none" });
  return faults;
}
