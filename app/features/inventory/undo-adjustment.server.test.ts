import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { adjustStock } from "./adjust-stock.server.ts";
import { listMovements } from "./list-movements.server.ts";
import { undoAdjustment } from "./undo-adjustment.server.ts";

const db = await useTestDb();
let productId = "";
beforeEach(async () => {
  productId = (await createProduct(db)).id;
});

const adjust = async (change: { by: number } | { to: number }) => {
  const done = await inTransaction(db, (tx) =>
    adjustStock(tx, { productId, change, reason: "damage", actorId: "ann" }),
  );
  return done.ok ? (done.value.line ?? "") : "";
};
const undo = (line: string, of = productId) =>
  inTransaction(db, (tx) => undoAdjustment(tx, { line, productId: of, actorId: "bob" }));
const levelNow = async () =>
  (await db.select().from(stockLevels).where(eq(stockLevels.productId, productId)))[0]?.available;

describe("taking a change of stock back", () => {
  it("is a counter entry that keeps what happened since, once", async () => {
    await adjust({ to: 10 });
    const line = await adjust({ by: -4 });
    await adjust({ by: -1 });
    expect(await undo(line)).toEqual({ ok: true, value: 9 });
    const ledger = await listMovements(db, productId);
    expect(ledger.map(({ delta, reason, undone }) => [delta, reason, undone])).toEqual([
      [4, "undo", false],
      [-1, "damage", false],
      [-4, "damage", true],
      [10, "damage", false],
    ]);
    expect(await undo(line)).toEqual({ ok: false, error: { kind: "undone-already" } });
    expect(await undo(ledger[0]?.id ?? "")).toEqual({ ok: false, error: { kind: "not-staff" } });
    expect(await levelNow()).toBe(9);
  });

  it("is refused below 0, for lines of orders and imports, of another product and of none", async () => {
    const line = await adjust({ to: 3 });
    await adjust({ by: -2 });
    expect(await undo(line)).toEqual({ ok: false, error: { kind: "below-zero" } });
    const imported = await db
      .insert(stockMovements)
      .values({ productId, delta: 1, reason: "import" })
      .returning({ id: stockMovements.id });
    expect(await undo(imported[0]?.id ?? "")).toEqual({ ok: false, error: { kind: "not-staff" } });
    const other = await createProduct(db);
    expect(await undo(line, other.id)).toEqual({ ok: false, error: { kind: "not-found" } });
    await db.update(products).set({ manageStock: false }).where(eq(products.id, productId));
    expect(await undo(line)).toEqual({ ok: false, error: { kind: "not-counted" } });
    expect(await levelNow()).toBe(1);
  });

  it("brings a product back on sale, and shows the lines of variations with their product", async () => {
    await adjust({ to: 2 });
    const gone = await adjust({ to: 0 });
    const status = async () =>
      (await db.select().from(products).where(eq(products.id, productId)))[0]?.stockStatus;
    expect(await status()).toBe("out_of_stock");
    await undo(gone);
    expect(await status()).toBe("in_stock");
    const parent = await createProduct(db, { kind: "variable" });
    await db
      .update(products)
      .set({ parentId: parent.id, kind: "variation" })
      .where(eq(products.id, productId));
    expect((await listMovements(db, parent.id)).map((line) => line.productId)).toContain(productId);
  });

  it("leaves a product not counted, and on sale, that was so before its first count", async () => {
    const now = async () => (await db.select().from(products).where(eq(products.id, productId)))[0];
    const first = await adjust({ by: 5 });
    const more = await adjust({ by: 2 });
    expect(await undo(more)).toEqual({ ok: true, value: 5 });
    expect(await now()).toMatchObject({ manageStock: true });
    expect(await undo(first)).toEqual({ ok: true, value: null });
    expect(await now()).toMatchObject({ manageStock: false, stockStatus: "in_stock" });
    expect(await levelNow()).toBe(0);
    const again = await adjust({ to: 3 });
    await adjust({ by: 4 });
    expect(await undo(again)).toEqual({ ok: true, value: 4 });
    expect(await now()).toMatchObject({ manageStock: true, stockStatus: "in_stock" });
  });
});
