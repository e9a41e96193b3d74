import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { dropQueuedMailOf } from "#app/features/mail/drop-queued-mail.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { OrderView } from "../orders.ts";
import { getOrder } from "../queries.server.ts";
import { type LockedOrder, lockOrder, transitionOrder } from "../transition-order.server.ts";
import { addCollected } from "./collected-pieces.server.ts";
import { addParcel, type ParcelRefusal, type PlannedParcel, planParcel } from "./dispatch-parcel.server.ts";
import {
  type Fulfilment,
  type FulfilmentStep,
  goneOf,
  type Hold,
  type Pieces,
  trackingLink,
  undoUntil,
} from "./fulfilment.ts";
import { renderDispatchedMail, renderReadyMail } from "./fulfilment-mails.server.ts";
import type { FulfilmentState } from "./fulfilment-states.ts";
import { getFulfilment } from "./get-fulfilment.server.ts";
import { getOrderHold } from "./hold.server.ts";
import { readyMailOf } from "./ready-mail.ts";
import { type ResendRefusal, resendRefunded } from "./resend-refunded.server.ts";
import { TYPED_RECEPTION, transitionFulfilment } from "./transition-fulfilment.server.ts";

export type FulfilmentRefusal =
  | { readonly kind: "not-found" }
  /** Somebody else has done something to the order since the form was made. */
  | { readonly kind: "conflict" }
  /** Not paid, or further on already, or not an order of this kind. */
  | { readonly kind: "not-allowed" }
  /** No reason was given, and the order is on hold, or pieces that were refunded are to leave. */
  | { readonly kind: "on-hold" }
  | ParcelRefusal
  | ResendRefusal
  | { readonly kind: "bad-link" };

interface FulfilmentAsk {
  readonly orderId: string;
  /** The version of the order that the form showed. */
  readonly version: number;
  readonly actorId: string;
  readonly step: FulfilmentStep;
  /** Why the goods of an order on hold, or refunded pieces, leave nevertheless. */
  readonly reason?: string;
}

/**
 * Moves the goods of an order on, and tells its customer. Pressed twice, or by two at once, it happens once: the second
 * sees another version. Its mail waits as long as the step can be taken back.
 */
export async function changeFulfilment(
  context: SiteContext,
  ask: FulfilmentAsk,
): Promise<Result<null, FulfilmentRefusal>> {
  const [order, fulfilment] = await Promise.all([
    getOrder(context.db, ask.orderId),
    getFulfilment(context.db, ask.orderId),
  ]);
  if (!order || !fulfilment) return refuse({ kind: "not-found" });
  const planned = planStep(ask, fulfilment);
  if (!planned.ok) return planned;
  const parcel = planned.value;
  const mail = await renderStep(context, order, ask.step, parcel);
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const locked = await lockOrder(tx, ask.orderId);
    if (!locked) return refuse({ kind: "not-found" });
    if (locked.version !== ask.version) return refuse({ kind: "conflict" });
    if (!fits(locked, ask.step)) return refuse({ kind: "not-allowed" });
    const hold = leaves(ask.step) ? await getOrderHold(tx, locked.id) : null;
    if (!ask.reason && (parcel?.overRest || hold)) return refuse({ kind: "on-hold" });
    const change = { now, actorId: ask.actorId, reason: ask.reason ?? "" };
    const { orderId, actorId, step } = ask;
    const pieces = leavingRefunded(fulfilment.rest, { step, parcel, hold });
    const resent = pieces ? await resendRefunded(tx, { orderId, actorId, pieces }) : ok(null);
    if (!resent.ok) return resent;
    if (step.kind === "collected")
      await addCollected(tx, orderId, hold === "refunded" ? "all" : "unrefunded");
    if (parcel) await addParcel(tx, locked, parcel, { ...change, mail });
    else if (!(await moveOn(tx, locked, ask.step, change))) return refuse({ kind: "not-allowed" });
    else if (mail) await queueMail(tx, mail, { notBefore: undoUntil(now) });
    return ok(null);
  });
}

/** The parcel that the step sends; null for a step without one. Seen from an older version, nothing is planned. */
function planStep(
  { step, version }: FulfilmentAsk,
  fulfilment: Fulfilment,
): Result<PlannedParcel | null, FulfilmentRefusal> {
  if (step.kind !== "dispatched") return ok(null);
  if (step.trackingUrl !== "" && trackingLink(step.trackingUrl) === null) return refuse({ kind: "bad-link" });
  if (version !== fulfilment.version) return refuse({ kind: "conflict" });
  return planParcel(step, fulfilment);
}

/** True for steps by which the goods leave the store, or are promised to do so. */
const leaves = ({ kind }: FulfilmentStep): boolean =>
  kind === "dispatched" || kind === "collected" || kind === "ready";

interface Leaving {
  readonly step: FulfilmentStep;
  readonly parcel: PlannedParcel | null;
  readonly hold: Hold | null;
}

/** What leaves where refunded pieces are among it; null where none are. An order that was refunded is collected whole. */
function leavingRefunded(
  rest: Fulfilment["rest"],
  { step, parcel, hold }: Leaving,
): readonly Pieces[] | null {
  if (parcel) return parcel.overRest ? parcel.lines : null;
  if (step.kind !== "collected" || hold !== "refunded") return null;
  return rest.map(({ position, ordered, ...line }) => ({ position, quantity: ordered - goneOf(line) }));
}

/** What a paid order may do; refunded goods may still be given away. */
function fits(order: LockedOrder, { kind }: FulfilmentStep): boolean {
  if (order.kind !== "sale") return false;
  if (kind === "delivered" || kind === "undelivered") return true;
  const isHere = order.state === "paid" || order.state === "refunded";
  const collected = order.deliveryMethod === "collection";
  if (kind === "dispatched") return isHere && !collected;
  if (kind === "packing" || kind === "unpacked") return order.state === "paid";
  return isHere && collected;
}

const REACHED = {
  packing: "packing",
  unpacked: "unfulfilled",
  ready: "ready",
  collected: "collected",
  delivered: "delivered",
  undelivered: "dispatched",
} as const satisfies Record<string, FulfilmentState>;

/** A step that sends no parcel. False where the goods cannot take it. */
async function moveOn(
  tx: Tx,
  order: LockedOrder,
  { kind }: FulfilmentStep,
  { now, actorId, reason }: { readonly now: Date; readonly actorId: string; readonly reason: string },
): Promise<boolean> {
  if (kind === "dispatched") throw new Error("Bug: a dispatch needs a parcel.");
  if (kind === "unpacked" && order.fulfilment !== "packing") return false;
  if (kind === "ready" && order.fulfilment === "collected") return false;
  if (kind === "undelivered" && order.fulfilment !== "delivered") return false;
  const set = {
    ...(kind === "ready" && { readyAt: now }),
    ...(kind === "collected" && { completedAt: now }),
    ...(kind === "delivered" && { receivedAt: order.receivedAt ?? now }),
    ...(kind === "undelivered" && { receivedAt: TYPED_RECEPTION }),
  };
  if (!(await transitionFulfilment(tx, order.id, REACHED[kind], { now, set }))) return false;
  if (kind === "collected") {
    if (order.state === "paid") await transitionOrder(tx, order, "completed", { now, action: null });
    await dropQueuedMailOf(tx, readyMailOf(order.id), now);
  }
  const about = { subjectType: "order", subjectId: order.id } as const;
  const details = { number: order.number, ...(reason !== "" && { reason }) };
  await addAuditEntry(tx, { actorId, action: `order.${kind}`, ...about, details });
  return true;
}

function renderStep(
  context: SiteContext,
  order: OrderView,
  step: FulfilmentStep,
  parcel: PlannedParcel | null,
): Promise<RenderedMail | null> {
  if (parcel) return renderDispatchedMail(context, order, parcel);
  return step.kind === "ready" ? renderReadyMail(context, order) : Promise.resolve(null);
}
