import { describe, expect, it } from "vitest";
import { cartItems } from "#app/db/schema/shop/cart.ts";
import { optionsIn } from "#app/features/catalog/index/choices.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { addFromForm } from "./add-from-form.server.ts";
import { type CartLine, entryOf } from "./cart.ts";
import { cartLinkOf } from "./cart-link.ts";
import { getCartOffer } from "./cart-offer.server.ts";
import { changeCart } from "./change-cart.server.ts";
import { storeGuestCart } from "./guest/store-guest-cart.server.ts";
import { countCartPieces, getAccountCart, listCartLines } from "./queries.server.ts";

const db = await useTestDb();

describe("merging a guest cart", () => {
  it("adds quantities, makes new lines, and counts a key once", async () => {
    const user = await createUser(db);
    const [a, b] = [await createProduct(db), await createProduct(db)];
    const first = { key: "0123456789abcdef-1", items: [{ product_id: a.id, quantity: 2 }] };
    await storeGuestCart(db, user.id, first);
    await storeGuestCart(db, user.id, first);
    await storeGuestCart(db, user.id, {
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
    const { capped } = await storeGuestCart(db, user.id, { key: "0123456789abcdef-3", items });
    expect([...capped].sort()).toEqual([few.id, single.id].sort());
    expect((await listCartLines(db, user.id)).map((line) => line.quantity)).toEqual([3, 1]);
  });

  it("passes over what is not sold", async () => {
    const user = await createUser(db);
    const draft = await createProduct(db, { status: "draft" });
    const gone = "01900000-0000-7000-8000-000000000000";
    const items = [draft.id, gone].map((id) => ({ product_id: id, quantity: 1 }));
    expect(await storeGuestCart(db, user.id, { key: "0123456789abcdef-4", items })).toEqual({ capped: [] });
    expect(await listCartLines(db, user.id)).toEqual([]);
  });
});

describe("a variation that leaves its colour open", () => {
  const attributes = [
    { name: "Length", values: ["5 m", "10 m"], visible: true, variation: true },
    { name: "Colour", values: ["Black", "Red"], visible: true, variation: true },
  ];

  async function createCable(): Promise<string> {
    const parent = await createProduct(db, { kind: "variable", attributes });
    const { id } = await createProduct(db, { parentId: parent.id, options: { Length: "5 m" } });
    return id;
  }

  it("has a line for each colour, in the cart and on the saved list, and each is bought by itself", async () => {
    const user = await createUser(db);
    const id = await createCable();
    const of = (colour: string, quantity: number) => entryOf(id, quantity, { Colour: colour });
    const items = [of("Red", 1), of("Black", 2), of("Red", 3)];
    await storeGuestCart(db, user.id, { key: "0123456789abcdef-5", items });
    const result = async () => {
      const { lines, saved } = await getAccountCart(db, user.id);
      const tell = (list: readonly CartLine[]) =>
        list.map((line) => `${line.quantity} ${optionsIn("en", line, line.chosen)}`).sort();
      return [tell(lines), tell(saved)];
    };
    expect(await result()).toEqual([["2 5 m, Black", "4 5 m, Red"], []]);
    const [red] = (await listCartLines(db, user.id)).filter((line) => line.chosen.Colour === "Red");
    await changeCart(db, user.id, { kind: "save", key: red?.key ?? "", quantity: 4 });
    expect(await result()).toEqual([["2 5 m, Black"], ["4 5 m, Red"]]);
    await changeCart(db, user.id, { kind: "subtract", entries: [of("Black", 1), of("Red", 9)] });
    expect(await result()).toEqual([["1 5 m, Black"], ["4 5 m, Red"]]);
  });

  it("is kept without a colour, and without one it never had, but needs one", async () => {
    const user = await createUser(db);
    const id = await createCable();
    const items = [entryOf(id, 1), entryOf(id, 1, { Colour: "Pink", Shape: "round" })];
    await storeGuestCart(db, user.id, { key: "0123456789abcdef-6", items });
    const lines = await listCartLines(db, user.id);
    expect(lines.map((line) => [line.quantity, line.missing.map(({ name }) => name)])).toEqual([
      [2, ["Colour"]],
    ]);
    const asked = await addFromForm(db, user.id, entryOf(id, 1));
    expect(asked).toMatchObject({ ok: false, error: { kind: "choose" } });
    expect(asked.ok ? "" : asked.error.path).toMatch(/^\/shop\/product\/.*\?v=[\w-]+$/);
    expect((await addFromForm(db, user.id, entryOf(id, 1, { Colour: "Red" }))).ok).toBe(true);
  });

  it("comes by a link of staff in its colour, which is written in any case, and asks for one it lacks", async () => {
    const id = await createCable();
    const offer = await getCartOffer(db, `${id}~colour=red:2,${id}~Colour=Black,${id}~Colour=Pink,${id}`);
    expect(offer.lines.map((line) => [line.quantity, line.chosen])).toEqual([
      [2, { Colour: "Red" }],
      [1, { Colour: "Black" }],
    ]);
    expect(new Set(offer.lines.map((line) => line.key)).size).toBe(2);
    expect(offer.faults.map(({ kind }) => kind)).toEqual(["choose"]);
    expect((await getCartOffer(db, cartLinkOf(offer.lines))).lines).toEqual(offer.lines);
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
    const set = { kind: "set-quantity", key: itemId, quantity: 5 } as const;
    const remove = { kind: "remove", key: itemId } as const;
    const missing = { ok: false, error: { kind: "no-such-line" } };
    expect(await changeCart(db, other.id, set)).toEqual(missing);
    expect(await changeCart(db, other.id, remove)).toEqual(missing);
    expect((await changeCart(db, owner.id, set)).ok).toBe(true);
    expect((await listCartLines(db, owner.id))[0]?.quantity).toBe(5);
    expect((await changeCart(db, owner.id, remove)).ok).toBe(true);
    expect(await listCartLines(db, owner.id)).toEqual([]);
  });
});
