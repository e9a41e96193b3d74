import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { userRoles, users } from "#app/db/schema/identity.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { assignMany, unassignMany } from "#app/features/identity/users/assign-many.server.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { paidOrder } from "#tests/support/shop/order-edits.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";
import { assignableOrders } from "./assignable-orders.server.ts";

const db = await useTestDb();
const shop = shopOf(db);
const order = () => paidOrder(shop, [{ name: "Assembly", quantity: "1", price: "30.00", vat: "2300" }]);

async function staff(): Promise<string> {
  const { id } = await createUser(db);
  await db.insert(userRoles).values({ userId: id, role: "sales" });
  return id;
}

const assigneesOf = async (ids: readonly string[]) => {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id)?.assigneeId ?? null);
};

const assign = (id: string, assigneeId: string | null) =>
  db.update(orders).set({ assigneeId }).where(eq(orders.id, id));

describe("assigning many orders", () => {
  it("changes the chosen ones, says what was so already, and is undone except for what changed since", async () => {
    const [one, two] = [await staff(), await staff()];
    const ids = [await order(), await order(), await order()];
    const [first = "", second = "", third = ""] = ids;
    await assign(second, two);
    await assign(third, one);
    const done = await assignMany(db, assignableOrders(one), {
      ids: [...ids, first, newId()],
      assigneeId: one,
    });
    expect(done).toMatchObject({ ok: true, value: { unchanged: 1, assigneeId: one } });
    expect(await assigneesOf(ids)).toEqual([one, one, one]);
    const entries = and(eq(auditLog.action, "order.assigned"), inArray(auditLog.subjectId, ids));
    expect(await db.$count(auditLog, entries)).toBe(2);

    await assign(first, two);
    const before = new Map([
      [first, null],
      [second, two],
    ]);
    const back = { before, assigneeId: one };
    expect(await unassignMany(db, assignableOrders(one), back)).toEqual({ undone: 1, left: 1 });
    expect(await assigneesOf(ids)).toEqual([two, two, one]);
    expect(await unassignMany(db, assignableOrders(one), back)).toEqual({ undone: 0, left: 2 });
  });

  it("refuses a locked colleague for what they do not have, and gives none back to them", async () => {
    const [member, locked] = [await staff(), await staff()];
    const [held, free] = [await order(), await order()];
    await assign(held, locked);
    await db.update(users).set({ lockedAt: new Date() }).where(eq(users.id, locked));
    const give = (ids: string[]) => assignMany(db, assignableOrders(member), { ids, assigneeId: locked });
    expect(await give([held, free])).toMatchObject({ error: { kind: "not-staff" } });
    expect(await give([held])).toMatchObject({ value: { changed: [], unchanged: 1 } });
    await assign(free, member);
    const back = { before: new Map([[free, locked]]), assigneeId: member };
    expect(await unassignMany(db, assignableOrders(member), back)).toEqual({ undone: 0, left: 1 });
    expect(await assigneesOf([held, free])).toEqual([locked, member]);
  });

  it("refuses someone who is no staff and a form without an order, and gives none back to a person who has left", async () => {
    const [member, customer] = [await staff(), (await createUser(db)).id];
    const id = await order();
    expect(await assignMany(db, assignableOrders(member), { ids: [id], assigneeId: customer })).toMatchObject(
      {
        error: { kind: "not-staff" },
      },
    );
    expect(await assignMany(db, assignableOrders(member), { ids: [], assigneeId: member })).toMatchObject({
      error: { kind: "none-chosen" },
    });
    await assign(id, member);
    const before = new Map([[id, customer]]);
    expect(await unassignMany(db, assignableOrders(member), { before, assigneeId: member })).toEqual({
      undone: 0,
      left: 1,
    });
    expect(await assigneesOf([id])).toEqual([member]);
  });
});
