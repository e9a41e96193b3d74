import { asc, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { newId } from "#app/lib/ids.ts";
import { changeFulfilment } from "./change-fulfilment.server.ts";
import { piecesLeft } from "./fulfilment.ts";
import { STILL_HERE } from "./fulfilment-states.ts";
import { getFulfilment } from "./get-fulfilment.server.ts";
import { MAX_ORDERS_AT_ONCE, type ManyOrdersAnswer, type WhyNot } from "./many.ts";

/**
 * Marks the chosen orders as dispatched, each with everything that is left in one parcel, and tells which were left as
 * they are and why. Every order in a transaction of its own. Orders on hold are left: their reason is given one by one.
 */
export async function dispatchMany(
  context: SiteContext,
  { ids, actorId }: { readonly ids: readonly string[]; readonly actorId: string },
): Promise<ManyOrdersAnswer> {
  const chosen = await listChosen(context.db, ids);
  if (chosen.length === 0) return { kind: "none-chosen" };
  const batch = newId();
  const unchanged: { number: number; why: WhyNot }[] = [];
  for (const order of chosen) {
    const why = whyNot(order) ?? (await dispatchOne(context, { id: order.id, batch, actorId }));
    if (why) unchanged.push({ number: order.number, why });
  }
  return { kind: "dispatched", batch, changed: chosen.length - unchanged.length, unchanged };
}

type Chosen = Awaited<ReturnType<typeof listChosen>>[number];

function listChosen(db: Db, ids: readonly string[]) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      kind: orders.kind,
      state: orders.state,
      fulfilment: orders.fulfilment,
      deliveryMethod: orders.deliveryMethod,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids].slice(0, MAX_ORDERS_AT_ONCE)))
    .orderBy(asc(orders.number));
}

function whyNot({ kind, state, fulfilment, deliveryMethod }: Chosen): WhyNot | null {
  if (kind !== "sale" || state === "refunded" || !STILL_HERE.some((known) => known === fulfilment))
    return "gone";
  if (state !== "paid") return "not-paid";
  return deliveryMethod === "collection" ? "collection" : null;
}

interface One {
  readonly id: string;
  readonly batch: string;
  readonly actorId: string;
}

async function dispatchOne(context: SiteContext, { id, batch, actorId }: One): Promise<WhyNot | null> {
  const fulfilment = await getFulfilment(context.db, id);
  if (!fulfilment || piecesLeft(fulfilment.rest) === 0) return "gone";
  const unknown = { carrier: "", trackingNumber: "", trackingUrl: "" };
  const step = { kind: "dispatched", batch, ...unknown } as const;
  const done = await changeFulfilment(context, { orderId: id, version: fulfilment.version, actorId, step });
  if (done.ok) return null;
  return done.error.kind === "on-hold" ? "on-hold" : "changed";
}
