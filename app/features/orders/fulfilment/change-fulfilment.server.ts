import { eq, sql } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/order-admin.ts";
import type { Clock } from "#app/lib/clock.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { renderCustomerMail } from "../order-event-mails.server.tsx";
import { addressText, type OrderView } from "../orders.ts";
import { getOrder } from "../queries.server.ts";
import { type LockedOrder, lockOrder, transitionOrder } from "../transition-order.server.ts";
import { type Fulfilment, type FulfilmentStep, type Tracking, trackingLink } from "./fulfilment.ts";
import { getHold, HOLD_COLUMNS, toHold } from "./hold.server.ts";

interface Context {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
}

export type FulfilmentRefusal =
  | { readonly kind: "unknown-order" }
  /** Somebody else has done something to the order since the form was made. */
  | { readonly kind: "changed-meanwhile" }
  /** Not paid, or further on already, or not an order of this kind. */
  | { readonly kind: "not-allowed" }
  /** On hold, and no reason was given. */
  | { readonly kind: "on-hold" }
  | { readonly kind: "bad-link" };

/** How far the goods of an order are; null for no such order. */
export async function getFulfilment(db: Db, orderId: string): Promise<Fulfilment | null> {
  const [row] = await db
    .select({
      version: orders.version,
      readyAt: orders.readyAt,
      dispatchedAt: orders.dispatchedAt,
      completedAt: orders.completedAt,
      carrier: orders.carrier,
      trackingNumber: orders.trackingNumber,
      trackingUrl: orders.trackingUrl,
      ...HOLD_COLUMNS,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!row) return null;
  const { onHold, withdrawn, ...fulfilment } = row;
  return { ...fulfilment, hold: toHold({ onHold, withdrawn }) };
}

/** Moves a paid order on, and tells its customer. Pressed twice, or by two at once, it happens once. */
export async function changeFulfilment(
  context: Context,
  ask: {
    readonly orderId: string;
    readonly seen: number;
    readonly actorId: string;
    readonly step: FulfilmentStep;
    /** Why the goods of an order on hold leave nevertheless. */
    readonly reason?: string;
  },
): Promise<Result<null, FulfilmentRefusal>> {
  const { step, reason = "" } = ask;
  const order = await getOrder(context.db, ask.orderId);
  if (!order) return refuse({ kind: "unknown-order" });
  if (step.kind === "dispatched" && step.trackingUrl !== "" && trackingLink(step.trackingUrl) === null)
    return refuse({ kind: "bad-link" });
  const mail = await renderStep(context, order, step);
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const locked = await lockOrder(tx, ask.orderId);
    if (!locked) return refuse({ kind: "unknown-order" });
    if (locked.version !== ask.seen) return refuse({ kind: "changed-meanwhile" });
    if (!fits(locked, step)) return refuse({ kind: "not-allowed" });
    if (reason === "" && (await getHold(tx, locked.id))) return refuse({ kind: "on-hold" });
    const details = { ...(reason && { reason }) };
    const change = { now, actorId: ask.actorId, action: `order.${step.kind}`, details };
    if (step.kind === "ready") await markReady(tx, locked, change);
    else await transitionOrder(tx, locked, "completed", { ...change, set: columnsOf(step, now) });
    if (mail) await queueMail(tx, mail);
    return ok(null);
  });
}

function fits(order: LockedOrder, step: FulfilmentStep): boolean {
  if (order.kind !== "sale" || order.state !== "paid") return false;
  const collected = order.deliveryMethod === "collection";
  if (step.kind === "dispatched") return !collected;
  return collected && (step.kind === "collected" || order.readyAt === null);
}

interface StepChange {
  readonly now: Date;
  readonly actorId: string;
  readonly action: string;
  readonly details: Readonly<Record<string, string>>;
}

/** The goods lie ready to be collected; the order stays paid. */
async function markReady(
  tx: Tx,
  order: LockedOrder,
  { now, actorId, action, ...change }: StepChange,
): Promise<void> {
  await tx
    .update(orders)
    .set({ readyAt: now, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(eq(orders.id, order.id));
  const details = { number: order.number, ...change.details };
  await addAuditEntry(tx, { actorId, action, subjectType: "order", subjectId: order.id, details });
}

function columnsOf(step: Exclude<FulfilmentStep, { readonly kind: "ready" }>, now: Date) {
  if (step.kind === "collected") return { completedAt: now };
  return {
    dispatchedAt: now,
    completedAt: now,
    carrier: step.carrier || null,
    trackingNumber: step.trackingNumber || null,
    trackingUrl: trackingLink(step.trackingUrl),
  };
}

async function renderStep(
  context: Context,
  order: OrderView,
  step: FulfilmentStep,
): Promise<RenderedMail | null> {
  const { locale } = order;
  const params = { number: String(order.number), name: order.name };
  if (step.kind === "collected") return null;
  if (step.kind === "ready")
    return renderCustomerMail(context, order, {
      kind: "order-ready",
      withdrawable: true,
      subject: format(locale, messages.readySubject, params),
      paragraphs: [format(locale, messages.readyText, params), format(locale, messages.readyBring)],
    });
  return renderCustomerMail(context, order, {
    kind: "order-dispatched",
    withdrawable: true,
    subject: format(locale, messages.dispatchedSubject, params),
    paragraphs: [
      format(locale, messages.dispatchedText, {
        ...params,
        address: order.address ? addressText(order.address) : "",
      }),
      ...trackingParagraphs(locale, step),
    ],
  });
}

/** What a mail says of a parcel; nothing where nothing is known. */
export function trackingParagraphs(locale: Locale, tracking: Tracking): readonly string[] {
  const followed = [tracking.carrier, tracking.trackingNumber].filter(Boolean).join(", ");
  const link = trackingLink(tracking.trackingUrl);
  return [
    ...(followed ? [format(locale, messages.carriedBy, { carrier: followed })] : []),
    ...(link ? [format(locale, messages.follow, { link })] : []),
  ];
}
