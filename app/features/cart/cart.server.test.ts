import { describe, expect, it } from "vitest";
import { cartItems } from "#app/db/schema/cart.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { useTestDb } from "#tests/support/test-db.ts";
import { changeCartItem, removeCartItem } from "./change-cart-item.server.ts";
import { drainGuestCart } from "./drain-guest-cart.server.ts";
import { countCartPieces, listCartLines } from "./queries.server.ts";

const db = await useTestDb();

describe("handing a guest cart over", () => {
  it("adds quantities, makes new lines, and counts a key once", async () => {
    const user = await createUser(db);
    const [a, b] = [await createProduct(db), await createProduct(db)];
    const first = { key: "0123456789abcdef-1", items: [{ product_id: a.id, quantity: 2 }] };
    await drainGuestCart(db, user.id, first);
    await drainGuestCart(db, user.id, first);
    await drainGuestCart(db, user.id, {
      key: "0123456789abcdef-2",
      items: [
        { product_id: a.id, quantity: 1 },
        { product_id: b.id, quantity: 4 },
      ],
    });
    const lines = await listCartLines(db, user.id);
    expect(lines.map((line) => [line.productId, line.quantity])).toEqual([
      [a.id, 3],
      [b.id, 4],
    ]);
    expect(await countCartPieces(db, user.id)).toBe(7);
  });

  it("stops at counted stock and says which products it cut", async () => {
    const user = await createUser(db);
    const few = await createProduct(db, { stock: 3 });
    const single = await createProduct(db, { soldIndividually: true });
    const items = [few, single].map(({ id }) => ({ product_id: id, quantity: 9 }));
    const { capped } = await drainGuestCart(db, user.id, { key: "0123456789abcdef-3", items });
    expect([...capped].sort()).toEqual([few.id, single.id].sort());
    expect((await listCartLines(db, user.id)).map((line) => line.quantity)).toEqual([3, 1]);
  });

  it("passes over what is not sold", async () => {
    const user = await createUser(db);
    const draft = await createProduct(db, { status: "draft" });
    const gone = "01900000-0000-7000-8000-000000000000";
    const items = [draft.id, gone].map((id) => ({ product_id: id, quantity: 1 }));
    expect(await drainGuestCart(db, user.id, { key: "0123456789abcdef-4", items })).toEqual({ capped: [] });
    expect(await listCartLines(db, user.id)).toEqual([]);
  });
});

describe("a cart item", () => {
  it("of somebody else is not found", async () => {
    const [owner, other] = [await createUser(db), await createUser(db)];
    const { id: productId } = await createProduct(db);
    const [item] = await db
      .insert(cartItems)
      .values({ userId: owner.id, productId, quantity: 1 })
      .returning();
    const itemId = item?.id ?? "";
    expect(await changeCartItem(db, { userId: other.id, itemId }, 5)).toBe(false);
    expect(await removeCartItem(db, { userId: other.id, itemId })).toBe(false);
    expect(await changeCartItem(db, { userId: owner.id, itemId }, 5)).toBe(true);
    expect((await listCartLines(db, owner.id))[0]?.quantity).toBe(5);
    expect(await removeCartItem(db, { userId: owner.id, itemId })).toBe(true);
    expect(await listCartLines(db, owner.id)).toEqual([]);
  });
});
