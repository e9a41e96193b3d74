import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { addFromForm } from "./add-from-form.server.ts";
import { addOffer } from "./add-offer.server.ts";
import { getCartOffer } from "./cart-offer.server.ts";
import { changeCart } from "./change-cart.server.ts";
import { getAccountCart } from "./queries.server.ts";

const db = await useTestDb();

async function cartOf(userId: string) {
  const { lines, saved, gone } = await getAccountCart(db, userId);
  const plain = (list: typeof lines) => list.map((line) => [line.productId, line.quantity]);
  return { lines: plain(lines), saved: plain(saved), gone };
}

describe("saving for later in an account", () => {
  it("moves a row aside and back, once each", async () => {
    const [user, stranger] = [await createUser(db), await createUser(db)];
    const { id } = await createProduct(db);
    await addFromForm(db, user.id, { product_id: id, quantity: 3 });
    const row = (await getAccountCart(db, user.id)).lines[0]?.key ?? "";
    const save = { kind: "save", key: row, quantity: 4 } as const;
    expect((await changeCart(db, stranger.id, save)).ok).toBe(false);
    expect((await changeCart(db, user.id, save)).ok).toBe(true);
    expect((await changeCart(db, user.id, save)).ok).toBe(false);
    expect(await cartOf(user.id)).toEqual({ lines: [], saved: [[id, 4]], gone: 0 });
    const savedRow = (await getAccountCart(db, user.id)).saved[0]?.key ?? "";
    const back = { kind: "restore", key: savedRow } as const;
    expect((await changeCart(db, stranger.id, back)).ok).toBe(false);
    expect((await changeCart(db, user.id, back)).ok).toBe(true);
    expect((await changeCart(db, user.id, back)).ok).toBe(false);
    expect(await cartOf(user.id)).toEqual({ lines: [[id, 4]], saved: [], gone: 0 });
  });

  it("takes a browser's list any number of times", async () => {
    const user = await createUser(db);
    const { id } = await createProduct(db);
    const nobody = "01900000-0000-7000-8000-000000000000";
    const items = [id, nobody].map((product_id) => ({ product_id, quantity: 2 }));
    for (let n = 0; n < 3; n += 1) await changeCart(db, user.id, { kind: "merge-saved", entries: items });
    expect((await cartOf(user.id)).saved).toEqual([[id, 2]]);
  });

  it("counts what is gone from sale, and forgets it on request", async () => {
    const user = await createUser(db);
    const { id } = await createProduct(db);
    await addFromForm(db, user.id, { product_id: id, quantity: 1 });
    await changeCart(db, user.id, { kind: "merge-saved", entries: [{ product_id: id, quantity: 1 }] });
    await db.update(products).set({ status: "draft" }).where(eq(products.id, id));
    expect(await cartOf(user.id)).toEqual({ lines: [], saved: [], gone: 2 });
    await changeCart(db, user.id, { kind: "forget-gone" });
    expect(await cartOf(user.id)).toEqual({ lines: [], saved: [], gone: 0 });
  });
});

describe("a quantity or product that a form should not send", () => {
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("%s", async (quantity) => {
    const [user, { id }] = [await createUser(db), await createProduct(db)];
    expect(await addFromForm(db, user.id, { product_id: id, quantity })).toMatchObject({
      error: { kind: "quantity" },
    });
    expect((await cartOf(user.id)).lines).toEqual([]);
  });

  it("too many, and what is gone", async () => {
    const [user, { id }] = [await createUser(db), await createProduct(db, { stock: 3 })];
    expect(await addFromForm(db, user.id, { product_id: id, quantity: 1e9 })).toMatchObject({
      error: { kind: "capped" },
    });
    expect((await cartOf(user.id)).lines).toEqual([[id, 3]]);
    const gone = "01900000-0000-7000-8000-000000000000";
    expect(await addFromForm(db, user.id, { product_id: gone, quantity: 1 })).toMatchObject({
      error: { kind: "gone" },
    });
  });
});

describe("a link of staff", () => {
  it("brings what can be had, and says what cannot", async () => {
    const few = await createProduct(db, { sku: "Link-Few", stock: 2 });
    await createProduct(db, { sku: "LINK-OUT", stock: 0 });
    await createProduct(db, { sku: "LINK-DRAFT", status: "draft" });
    await createProduct(db, { sku: "LINK-ASK", price: null });
    const bare = await createProduct(db);
    const text = `link-few:9,LINK-OUT,LINK-DRAFT:2,LINK-ASK,LINK-NONE,LINK-FEW-2:0,${bare.id}:2`;
    const offer = await getCartOffer(db, text);
    expect(offer.lines.map((line) => [line.productId, line.quantity])).toEqual([
      [few.id, 2],
      [bare.id, 2],
    ]);
    expect(offer.faults.map(({ kind }) => kind).sort()).toEqual([
      ...["lowered", "missing", "missing", "on-request", "sold-out", "unread"],
    ]);
    const user = await createUser(db);
    expect((await addOffer(db, user.id, text)).ok).toBe(true);
    expect((await cartOf(user.id)).lines).toHaveLength(2);
    expect(await addOffer(db, user.id, "nothing")).toMatchObject({ error: { kind: "gone" } });
  });

  it("of any text is answered", async () => {
    for (const text of ["'", "%00", "\u0000", ":::::", "a".repeat(9000), "\ud800"])
      expect((await getCartOffer(db, text)).lines).toEqual([]);
  });
});
