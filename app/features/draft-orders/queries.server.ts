import { asc, eq, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import type { DraftView, OrdersDraft } from "./drafts.ts";

const parents = alias(orders, "parents");

export async function getDraft(db: Db, id: string): Promise<DraftView | null> {
  const [row] = await db.select().from(draftOrders).where(eq(draftOrders.id, id));
  return row ?? null;
}

/** The draft behind the token of a payment link, whatever its state. */
export async function getDraftByToken(db: Db, token: string): Promise<DraftView | null> {
  const [row] = await db.select().from(draftOrders).where(eq(draftOrders.token, token));
  return row ?? null;
}

/** Locks a draft until the transaction ends, so that changes of it happen one after another. Null: no such draft. */
export async function lockDraft(tx: Tx, id: string): Promise<DraftView | null> {
  const [row] = await tx.select().from(draftOrders).where(eq(draftOrders.id, id)).for("update");
  return row ?? null;
}

/** The order that was placed of a draft, as the draft's page names it; null while there is none. */
export async function getPlacedOrder(db: Db, draftId: string) {
  const [row] = await db
    .select({ id: orders.id, number: orders.number, state: orders.state, paidAt: orders.paidAt })
    .from(orders)
    .where(eq(orders.draftId, draftId));
  return row ?? null;
}

/** The draft that an order was placed of, and drafts that add to it, oldest first. */
export async function listDraftsOfOrder(
  db: Db,
  { id, draftId }: { readonly id: string; readonly draftId: string | null },
): Promise<readonly OrdersDraft[]> {
  return db
    .select({
      id: draftOrders.id,
      number: draftOrders.number,
      author: users.name,
      order: { id: orders.id, number: orders.number },
      parent: { id: parents.id, number: parents.number },
    })
    .from(draftOrders)
    .leftJoin(orders, eq(orders.draftId, draftOrders.id))
    .leftJoin(parents, eq(parents.id, draftOrders.parentOrderId))
    .leftJoin(users, eq(users.id, draftOrders.createdBy))
    .where(or(eq(draftOrders.parentOrderId, id), draftId === null ? undefined : eq(draftOrders.id, draftId)))
    .orderBy(asc(draftOrders.number));
}
