import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { listComments } from "#app/features/comments/list-comments.server.ts";
import { customerOf } from "#app/features/customers/get-customer.server.ts";
import { listNames } from "#app/features/identity/users/list-users.server.ts";
import { listStaff } from "#app/features/identity/users/staff.server.ts";
import type { OrderWork } from "./order-work.ts";
import type { OrderView } from "./orders.ts";

/**
 * What the page of an order shows beside the order: its customer, who looks after it, what happened and what staff wrote.
 */
export async function getOrderWork(
  db: Db,
  order: Pick<OrderView, "id" | "userId" | "email">,
  viewer: { readonly id: string; readonly now: Date },
): Promise<OrderWork> {
  const [row, customerId, staff, comments, entries] = await Promise.all([
    db
      .select({ assigneeId: orders.assigneeId, priceList: orders.priceList })
      .from(orders)
      .where(eq(orders.id, order.id)),
    customerOf(db, order),
    listStaff(db, "orders"),
    listComments(db, "order", [order.id], viewer),
    listAuditEntries(db, { subjectType: "order", subjectId: order.id }),
  ]);
  const history = entries.filter(({ action }) => !action.startsWith("comment."));
  const people = history.flatMap(({ actorId, details }) =>
    [actorId ?? [], details["assigneeId"] ?? []].flat(),
  );
  const names = await listNames(
    db,
    people.filter((id): id is string => typeof id === "string"),
  );
  const { assigneeId = null, priceList = null } = row[0] ?? {};
  return { assigneeId, priceList, customerId, staff, comments, history, names, viewerId: viewer.id };
}
