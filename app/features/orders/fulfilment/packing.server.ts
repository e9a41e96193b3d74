import { and, asc, count, desc, eq, gt, gte, inArray, or, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { STAFF_LOCALE } from "#app/features/settings/mail-context.server.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { lineIn } from "../orders.ts";
import type { Fulfilment } from "./fulfilment.ts";
import { STILL_HERE } from "./fulfilment-states.ts";
import { getFulfilment, PIECES_LEFT } from "./get-fulfilment.server.ts";
import { ON_HOLD } from "./hold.server.ts";
import type { ListedPacking, PackingOrder } from "./packing.ts";

/** Orders on one page of the list; the longest waiting first, so no one needs the others yet. */
const PACKING_PAGE_SIZE = 50;

/** Handed over no longer ago than this, an order can still be found here: its tracking may be corrected. */
const DONE_DAYS = 14;

/** Paid orders whose goods are still here, the longest waiting first; with a text also those handed over lately. */
export async function listPacking(
  db: Db,
  { search, now }: { readonly search: string; readonly now: Date },
): Promise<{ readonly orders: readonly ListedPacking[]; readonly total: number }> {
  const where = and(search === "" ? TO_PACK : inPackingReach(now), matches(search));
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: orders.id,
        number: orders.number,
        name: orders.name,
        deliveryMethod: orders.deliveryMethod,
        fulfilment: orders.fulfilment,
        paidAt: orders.paidAt,
        onHold: ON_HOLD,
        pieces: PIECES_LEFT,
      })
      .from(orders)
      .where(where)
      .orderBy(desc(ON_HOLD), asc(orders.paidAt), asc(orders.number))
      .limit(PACKING_PAGE_SIZE),
    db.select({ n: count() }).from(orders).where(where),
  ]);
  return { orders: rows, total: counted?.n ?? 0 };
}

/** The condition for orders with pieces that are still here and were not refunded. */
const TO_PACK = and(
  eq(orders.kind, "sale"),
  eq(orders.state, "paid"),
  inArray(orders.fulfilment, STILL_HERE),
  gt(PIECES_LEFT, 0),
);

function matches(search: string): SQL | undefined {
  if (search === "") return undefined;
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  return number === undefined ? holds(search, orders.name) : eq(orders.number, Number(number));
}

/** The condition for orders that have a page for those who pack. */
export function inPackingReach(now: Date): SQL | undefined {
  return and(
    eq(orders.kind, "sale"),
    or(
      eq(orders.state, "paid"),
      and(eq(orders.state, "completed"), gte(orders.completedAt, addMs(now, -DONE_DAYS * DAY_MS))),
    ),
  );
}

/**
 * An order as those who pack it see it: no price, no mail address, and the phone number only where a carrier needs it.
 * Null for one that is not paid or was handed over long ago.
 */
export async function getPacking(
  db: Db,
  id: string,
  now: Date,
): Promise<{ readonly order: PackingOrder; readonly fulfilment: Fulfilment } | null> {
  const [row] = await db
    .select({
      id: orders.id,
      number: orders.number,
      name: orders.name,
      company: orders.company,
      state: orders.state,
      fulfilment: orders.fulfilment,
      deliveryMethod: orders.deliveryMethod,
      address: orders.address,
      phone: orders.phone,
      notes: orders.notes,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .where(and(eq(orders.id, id), inPackingReach(now)));
  const fulfilment = row && (await getFulfilment(db, id));
  if (!fulfilment) return null;
  const lines = await db
    .select({
      name: orderLines.name,
      options: orderLines.options,
      nameEn: orderLines.nameEn,
      optionsEn: orderLines.optionsEn,
      sku: orderLines.sku,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  const phone = row.deliveryMethod === "delivery" ? row.phone : null;
  return { order: { ...row, phone, lines: lines.map((line) => lineIn(STAFF_LOCALE, line)) }, fulfilment };
}
