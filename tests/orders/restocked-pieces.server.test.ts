import { eq, sum } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { stockMovements } from "#app/db/schema/shop/inventory.ts";
import { undoCollection } from "#app/features/orders/fulfilment/undo-collection.server.ts";
import { listRefunds } from "#app/features/payments/refunds/list-refunds.server.ts";
import { restockLater } from "#app/features/payments/refunds/restock-later.server.ts";
import { sumBy } from "#app/lib/sums.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { goodsOf, stateOf } from "#tests/support/shop/delivered-order.ts";
import { BUYER } from "#tests/support/shop/purchase.ts";
import { buyLines, DELIVERED, parcelOf, piecesOf } from "#tests/support/shop/refunded-order.ts";
import { newShelf } from "#tests/support/shop/shelf-model.ts";

const db = await useTestDb();

const STOCK = 9;

/** How the order was sold. Then there are more. */
const SALES = ["from stock", "on backorder", "without stock"] as const;

/** States of goods of which all that is owed has left. */
const ALL_LEFT: readonly string[] = ["dispatched", "delivered", "collected"];

const step = fc.record({
  /** Picks a step among those that are possible. */
  which: fc.nat(59),
  /** Picks a refund and a quantity among those that are possible. */
  pick: fc.nat(11),
  restock: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Order {
  readonly pieces: number;
  readonly sold: (typeof SALES)[number];
  readonly isCollected: boolean;
}

/** One order whose staff refund, dispatch or hand over, undo and restock, beside the model of its shelf. */
async function newHistory({ pieces, sold, isCollected }: Order) {
  const isBackordered = sold === "on backorder";
  const line = { pieces, stock: isBackordered ? 1 : STOCK, isBackordered };
  const order = await buyLines(db, [line], isCollected ? BUYER : DELIVERED, {
    isOversold: sold === "without stock",
  });
  const taken = { "from stock": pieces, "on backorder": 1, "without stock": 0 }[sold];
  await order.setAvailable(STOCK);
  const shelf = newShelf(pieces, taken);
  const refundIds: string[] = [];
  const waiting: number[] = [];
  const upTo = (most: number, pick: number) => 1 + (pick % most);

  /** Asks for a refund; the last one is of the delivery as well. Gives the number that the model knows it by. */
  async function ask({ pick, restock }: Step, send: typeof order.refund): Promise<number> {
    const quantity = upTo(shelf.unrefunded(), pick);
    const isLast = quantity === shelf.unrefunded();
    refundIds.push(await send(piecesOf([{ position: 0, quantity }], restock ? [0] : [], isLast)));
    return shelf.ask(quantity, restock ? quantity : 0);
  }

  const nextWaiting = ({ pick }: Step) => waiting.splice(pick % waiting.length, 1)[0] ?? 0;
  const STEPS = {
    refund: async (one: Step) => shelf.take(await ask(one, order.refund)),
    ask: async (one: Step) => waiting.push(await ask(one, order.askRefund)),
    answer: async (one: Step) => {
      const refund = nextWaiting(one);
      await order.answer(refundIds[refund] ?? "");
      shelf.take(refund);
    },
    reject: async (one: Step) => {
      const refund = nextWaiting(one);
      await order.reject(refundIds[refund] ?? "");
      shelf.fail(refund);
    },
    restock: async ({ pick }: Step) => {
      const { orderId } = order;
      const open = await listOpen(orderId);
      const { refundId, toRestock } = open[pick % open.length] ?? { refundId: "", toRestock: 1 };
      const quantity = upTo(toRestock, pick);
      const back = { orderId, refundId, actorId: "staff-1", position: 0, quantity, toRestock };
      expect(await restockLater(db, back)).toEqual({ ok: true, value: null });
      shelf.restock(refundIds.indexOf(refundId), quantity);
    },
    /** Not possible for an order that is completed. */
    dispatch: async ({ pick }: Step) => {
      const quantity = upTo(shelf.here(), pick);
      if ((await order.go(parcelOf(quantity))).ok) shelf.dispatch(quantity);
    },
    /** The customer collects what was not refunded; where all of the order was, what is here. */
    collect: async () => {
      const { hold } = await goodsOf(db, order.orderId);
      const quantity = hold === "refunded" ? shelf.here() : shelf.left();
      if ((await order.go({ kind: "collected" })).ok) shelf.dispatch(quantity);
    },
    /** Not possible unless all has left. */
    deliver: async () => {
      await order.go({ kind: "delivered" });
    },
    /** Not possible for an order that took its stock when it was sold, or since. */
    takeStock: async () => {
      if ((await order.takeStock()).ok) shelf.takeStock();
    },
    /** Not possible for an order that was refunded in full since. */
    undo: async () => {
      const undone = isCollected ? undoCollection(order.shop, await order.staff()) : order.undo();
      if ((await undone).ok) shelf.undo();
    },
  };

  async function follow(one: Step): Promise<void> {
    const can: readonly (keyof typeof STEPS)[] = [
      ...(shelf.unrefunded() > 0 ? (["refund", "ask", "ask"] as const) : []),
      ...(waiting.length > 0 ? (["answer", "reject"] as const) : []),
      ...((await listOpen(order.orderId)).length > 0 ? (["restock"] as const) : []),
      ...(shelf.here() > 0 && !isCollected ? (["dispatch", "dispatch"] as const) : []),
      ...(shelf.here() > 0 && isCollected ? (["collect"] as const) : []),
      // Rare otherwise: the others are collected while a refund waits, which is refused then.
      ...(waiting.length > 0 && isCollected && shelf.left() > 0
        ? (["collect", "collect", "collect"] as const)
        : []),
      ...(waiting.length > 0 && shelf.left() === 0 ? (["reject", "reject"] as const) : []),
      ...(shelf.here() < pieces && !isCollected ? (["deliver"] as const) : []),
      ...(shelf.here() < pieces ? (["undo"] as const) : []),
      ...(sold === "without stock" ? (["takeStock"] as const) : []),
    ];
    await STEPS[can[one.which % can.length] ?? "undo"](one);
  }
  return { follow, shelf, taken, isWaiting: () => waiting.length > 0, ...order };
}

/** The refunds that were taken on, each with the pieces that went into stock and those that can be put there later. */
async function listRestocked(orderId: string) {
  const taken = (await listRefunds(db, orderId)).filter(({ takenAt }) => takenAt !== null);
  return taken.flatMap(({ id, lines }) =>
    lines.map(({ restocked, toRestock }) => ({ refundId: id, restocked, toRestock })),
  );
}

async function listOpen(orderId: string) {
  return (await listRestocked(orderId)).filter(({ toRestock }) => toRestock > 0);
}

it("stock is what is on the shelf, and what is left to be sent is owed, whatever order staff refund, dispatch, hand over, undo and restock in", async () => {
  const history = fc.array(step, { minLength: 6, maxLength: 10 });
  const sale = fc.record({
    pieces: fc.constantFrom(3, 2, 1),
    sold: fc.constantFrom(...SALES),
    isCollected: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(sale, history, async (order, steps) => {
      const { follow, shelf, taken, isWaiting, available, productAt, orderId } = await newHistory(order);
      for (const one of steps) {
        await follow(one);
        const { rest, state } = await goodsOf(db, orderId);
        expect(rest).toMatchObject([{ left: shelf.left() }]);
        if (ALL_LEFT.includes(state)) expect(shelf.left()).toBe(0);
        const isOver = shelf.left() === 0 && shelf.here() < order.pieces && !isWaiting();
        if (isOver && (await stateOf(db, orderId)) === "paid") expect(ALL_LEFT).toContain(state);
        expect(await available()).toBe(STOCK + taken + shelf.change());
        if (order.sold === "from stock") expect(shelf.change()).toBe(shelf.stocked() - order.pieces);
        const [ledger] = await db
          .select({ delta: sum(stockMovements.delta) })
          .from(stockMovements)
          .where(eq(stockMovements.productId, productAt(0)));
        expect(Number(ledger?.delta ?? 0)).toBe(shelf.change());
        expect(sumBy(await listRestocked(orderId), ({ restocked }) => restocked)).toBe(shelf.restocked());
      }
    }),
    { numRuns: 80, endOnFailure: true },
  );
}, 240_000);
