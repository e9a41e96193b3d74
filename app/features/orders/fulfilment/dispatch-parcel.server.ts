import type { Tx } from "#app/db/client.server.ts";
import { parcelLines, parcels } from "#app/db/schema/shop/parcels.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { type LockedOrder, transitionOrder } from "../transition-order.server.ts";
import {
  type Fulfilment,
  type FulfilmentStep,
  type LineRest,
  type Pieces,
  piecesLeft,
  restOf,
  type Tracking,
  trackingLink,
  undoUntil,
} from "./fulfilment.ts";
import { transitionFulfilment } from "./transition-fulfilment.server.ts";

/** A parcel that is about to leave. */
export interface PlannedParcel {
  readonly number: number;
  readonly tracking: Tracking;
  readonly lines: readonly Pieces[];
  /** What is left of each line once it has left. */
  readonly rest: readonly LineRest[];
  /** True when the parcel holds pieces that were refunded. */
  readonly overRest: boolean;
  readonly batch: string | null;
}

type Dispatch = Extract<FulfilmentStep, { readonly kind: "dispatched" }>;

export type ParcelRefusal =
  /** A parcel without a piece in it. */
  | { readonly kind: "no-pieces" }
  /** No whole number, or more pieces than were ordered and have not left; `position` is that of the first such line. */
  | { readonly kind: "too-many-pieces"; readonly position: number };

/** What a dispatch puts into a parcel: never more than was ordered and has not left. */
export function planParcel(
  step: Dispatch,
  { parcels: sent, rest }: Pick<Fulfilment, "parcels" | "rest">,
): Result<PlannedParcel, ParcelRefusal> {
  const wanted = step.lines ?? rest.map(({ position, left }) => ({ position, quantity: left }));
  const lineAt = (position: number) => rest.find((line) => line.position === position);
  const wrong = wanted.find(({ position, quantity }, at) => {
    const line = lineAt(position);
    const isRepeated = wanted.findIndex((other) => other.position === position) < at;
    const most = line && !isRepeated ? line.ordered - line.dispatched : 0;
    return !Number.isInteger(quantity) || quantity < 0 || quantity > most;
  });
  if (wrong) return refuse({ kind: "too-many-pieces", position: wrong.position });
  const lines = wanted.filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) return refuse({ kind: "no-pieces" });
  const inside = (position: number) => lines.find((line) => line.position === position)?.quantity ?? 0;
  const { carrier, trackingNumber, trackingUrl } = step;
  return ok({
    number: Math.max(0, ...sent.map(({ number }) => number)) + 1,
    tracking: { carrier, trackingNumber, trackingUrl },
    lines,
    rest: rest.map((line) => restOf({ ...line, dispatched: line.dispatched + inside(line.position) })),
    overRest: lines.some(({ position, quantity }) => quantity > (lineAt(position)?.left ?? 0)),
    batch: step.batch ?? null,
  });
}

interface Sending {
  readonly now: Date;
  readonly actorId: string;
  readonly reason: string;
  /** Waits until the dispatch cannot be taken back any more. */
  readonly mail: RenderedMail | null;
}

/** Writes a parcel down and moves its order on: with nothing left the order is dispatched, and completed if it is paid. */
export async function addParcel(
  tx: Tx,
  order: LockedOrder,
  parcel: PlannedParcel,
  { now, actorId, reason, mail }: Sending,
): Promise<void> {
  const id = newId();
  const mailId = mail && (await queueMail(tx, mail, { notBefore: undoUntil(now) }));
  const { carrier, trackingNumber, trackingUrl } = parcel.tracking;
  await tx.insert(parcels).values({
    id,
    orderId: order.id,
    number: parcel.number,
    batch: parcel.batch,
    mailId,
    dispatchedAt: now,
    carrier: carrier || null,
    trackingNumber: trackingNumber || null,
    trackingUrl: trackingLink(trackingUrl),
  });
  await tx.insert(parcelLines).values(parcel.lines.map((line) => ({ parcelId: id, ...line })));
  const left = piecesLeft(parcel.rest);
  await settleDispatch(tx, order, left, now);
  await addAuditEntry(tx, {
    actorId,
    action: left === 0 ? "order.dispatched" : "order.partly-dispatched",
    subjectId: order.id,
    details: {
      number: order.number,
      parcel: parcel.number,
      pieces: sumQuantities(parcel.lines),
      left,
      ...(reason !== "" && { reason }),
    },
  });
}

/** An order of which something has left: dispatched once nothing is left, partly until then. */
export async function settleDispatch(tx: Tx, order: LockedOrder, left: number, now: Date): Promise<void> {
  if (left > 0) {
    await transitionFulfilment(tx, order.id, "partly-dispatched", { now });
    return;
  }
  await transitionFulfilment(tx, order.id, "dispatched", { now, set: { dispatchedAt: now } });
  if (order.state === "paid")
    await transitionOrder(tx, order, "completed", { now, action: null, set: { completedAt: now } });
}
