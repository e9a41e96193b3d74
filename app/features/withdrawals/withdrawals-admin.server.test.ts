import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { findAnything } from "#app/features/admin-home/find.server.ts";
import { listDueOrders } from "#app/features/admin-home/today.server.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { actionMessages } from "#app/features/orders/components/trail-messages.ts";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { listOrders } from "#app/features/orders/list/list-orders.server.ts";
import { refundWithdrawal } from "#app/features/payments/refunds/refund-withdrawal.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { addMs, DAY_MS, SECOND_MS } from "#app/lib/time/clock.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { type Shop, shopOf } from "#tests/support/shop/purchase.ts";
import { buyGoods, getBought, positionOf, postWithdrawal } from "#tests/support/shop/withdrawal.ts";
import { getStatedItems, listWithdrawals } from "./admin-queries.server.ts";
import { withdrawalsList } from "./admin-query.ts";
import { exportWithdrawals } from "./export-withdrawals.server.ts";
import { markReceived } from "./mark-received.server.ts";
import { settleWithdrawal } from "./settle-withdrawal.server.ts";

const db = await useTestDb();
let shop: Shop;

beforeEach(() => {
  shop = shopOf(db);
});

/** Staff refund pieces of a line that have not left. */
async function refundPieces(orderId: string, position: number, quantity = 1) {
  const [{ version = 0 } = {}] = await db.select({ version: orders.version }).from(orders);
  const choice = { kind: "lines", lines: [{ position, quantity }], restock: [], delivery: false } as const;
  const ask = { id: newId(), orderId, version, actorId: "staff", reason: "", choice };
  shop.clock.move(SECOND_MS);
  expect(await requestRefund(shop, ask)).toMatchObject({ ok: true });
  shop.clock.move(SECOND_MS);
}

describe("the back office of withdrawals", () => {
  it("L9: lists open statements with the day their refund is due, and says when one is late", async () => {
    const order = await buyGoods(shop);
    await postWithdrawal(shop, order, { [`line-${positionOf(order, "Hazer")}`]: "1" });
    const { withdrawals: listed } = await listWithdrawals(db, { open: true, after: null });
    expect(listed).toMatchObject([{ order: { number: order.number, business: false }, state: "open" }]);
    const actorId = (await createUser(db)).id;
    const file = await exportWithdrawals(db, { open: true, search: "" }, actorId);
    expect(file.split("\r\n")).toHaveLength(3);
    const [{ refundDueAt } = { refundDueAt: new Date(0) }] = listed;
    // The page and the mails name the last day on which a refund is in time.
    expect(file).toContain(`,${irishDate(addMs(refundDueAt, -1))},open,,${order.number},`);
    const found = async (search: string) =>
      (await listWithdrawals(db, { open: true, search, after: null })).withdrawals.length;
    expect([await found(String(order.number)), await found("nobody%")]).toEqual([1, 0]);
    shop.clock.move(15 * DAY_MS);
    const { withdrawals: open } = await listWithdrawals(db, { open: true, after: null });
    expect(open.map(({ refundDueAt }) => refundDueAt <= shop.clock.now())).toEqual([true]);
  });

  it("back-office 1: the palette finds a statement, settled or not, and leads to the list that has it", async () => {
    const order = await buyGoods(shop);
    await postWithdrawal(shop, order, { [`line-${positionOf(order, "Hazer")}`]: "1" });
    const find = async () =>
      (await findAnything(db, { typed: "áine ní bhriain", roles: ["sales"], now: shop.clock.now() }))
        .filter(({ kind }) => kind === "withdrawal")
        .map(({ href }) => href);
    const list = `/admin/withdrawals?search=${order.number}`;
    expect(await find()).toEqual([list]);
    await db.update(withdrawals).set({ state: "refunded", settledAt: shop.clock.now() });
    const [href = ""] = await find();
    const query = withdrawalsList.parse(new URL(href, "https://shop.test").searchParams);
    expect(query).toMatchObject({ open: false, search: String(order.number) });
    expect((await listWithdrawals(db, query)).withdrawals).toMatchObject([{ state: "refunded" }]);
  });

  it("goes on with the second page from where the first ends, for open and for settled statements", async () => {
    const order = await buyGoods(shop);
    const actorId = (await createUser(db)).id;
    for (let n = 0; n < 2; n += 1) {
      await postWithdrawal(shop, await getBought(db), { [`line-${positionOf(order, "Hazer")}`]: "1" });
      shop.clock.move(DAY_MS);
    }
    const stated = (await db.select().from(withdrawals).orderBy(withdrawals.receivedAt)).map(({ id }) => id);
    expect(stated).toHaveLength(2);
    const pages = async (open: boolean) => {
      const first = await listWithdrawals(db, { open, after: null, limit: 1 });
      const second = await listWithdrawals(db, { open, after: first.next, limit: 1 });
      expect(second.next).toBeNull();
      return [first, second].map((page) => page.withdrawals.map(({ id }) => id));
    };
    expect(await pages(true)).toEqual([stated.slice(0, 1), stated.slice(1)]);
    for (const id of stated) {
      const outcome = { kind: "refused", note: "A business" } as const;
      await settleWithdrawal(db, { id, actorId, now: shop.clock.now(), outcome });
    }
    const latest = stated.toReversed();
    expect(await pages(false)).toEqual([latest.slice(0, 1), latest.slice(1)]);
  });

  it("is settled once, refused only with a reason, and a refused statement gives its goods back", async () => {
    const order = await buyGoods(shop);
    const actorId = (await createUser(db)).id;
    const at = positionOf(order, "Hazer");
    await postWithdrawal(shop, order, { [`line-${at}`]: "2" });
    const id = (await db.select().from(withdrawals))[0]?.id ?? "";
    const settle = (outcome: Parameters<typeof settleWithdrawal>[1]["outcome"]) =>
      settleWithdrawal(db, { id, actorId, now: shop.clock.now(), outcome });
    expect(await settle({ kind: "refused", note: "" })).toMatchObject({ error: { kind: "reason-required" } });
    expect(await settle({ kind: "link", orderNumber: 7 })).toMatchObject({
      error: { kind: "no-such-order" },
    });
    expect((await settle({ kind: "refused", note: "Bought for a business" })).ok).toBe(true);
    expect(await settle({ kind: "refunded" })).toMatchObject({ error: { kind: "conflict" } });
    expect((await getBought(db)).lines[at]?.left).toBe(2);
    expect(await db.select().from(orderLines)).toHaveLength(3);
  });

  it("is not linked to a payment of a hire, which its refund would not cancel", async () => {
    const order = await buyGoods(shop);
    await postWithdrawal(shop, order, { [`line-${positionOf(order, "Hazer")}`]: "1" });
    await db.update(withdrawals).set({ orderId: null });
    await hiresOn(db).accepted();
    const [deposit] = await db.select().from(orders).where(eq(orders.kind, "hire-deposit"));
    const id = (await db.select().from(withdrawals))[0]?.id ?? "";
    const outcome = { kind: "link", orderNumber: deposit?.number ?? 0 } as const;
    const actorId = (await createUser(db)).id;
    const answer = await settleWithdrawal(db, { id, actorId, now: shop.clock.now(), outcome });
    expect(answer).toMatchObject({ error: { kind: "order-of-hire" } });
    expect(await db.select().from(withdrawals)).toMatchObject([{ orderId: null, state: "open" }]);
  });

  it("keeps the order on hold: its goods leave only with a reason, which the history keeps", async () => {
    const order = await buyGoods(shop);
    const actorId = (await createUser(db)).id;
    expect((await getFulfilment(db, order.id))?.hold).toBeNull();
    await postWithdrawal(shop, order, { [`line-${positionOf(order, "Hazer")}`]: "1" });
    const facts = await getFulfilment(db, order.id);
    expect(facts?.hold).toBe("withdrawn");
    expect((await listOrders(db, { search: "", state: null })).orders).toMatchObject([{ onHold: true }]);
    expect(await listDueOrders(db)).toMatchObject([{ onHold: true }]);
    const [row] = await db.select().from(orders);
    const step =
      row?.deliveryMethod === "collection"
        ? ({ kind: "collected" } as const)
        : ({ kind: "dispatched", carrier: "An Post", trackingNumber: "", trackingUrl: "" } as const);
    const ask = { orderId: order.id, version: facts?.version ?? 0, actorId, step };
    expect(await changeFulfilment(shop, ask)).toMatchObject({ error: { kind: "on-hold" } });
    expect(await changeFulfilment(shop, { ...ask, reason: "The other items" })).toMatchObject({ ok: true });
    const [last] = await listAuditEntries(db, { subjectType: "order", subjectId: order.id });
    expect(last?.details).toMatchObject({ reason: "The other items" });
  });

  it("lets go of the order once it is refused", async () => {
    const order = await buyGoods(shop);
    const actorId = (await createUser(db)).id;
    await postWithdrawal(shop, order, { [`line-${positionOf(order, "Hazer")}`]: "1" });
    const id = (await db.select().from(withdrawals))[0]?.id ?? "";
    const outcome = { kind: "refused", note: "A business" } as const;
    await settleWithdrawal(db, { id, actorId, now: shop.clock.now(), outcome });
    expect((await getFulfilment(db, order.id))?.hold).toBeNull();
  });

  it("lets go of the rest of the order once what it names was refunded, not once it is only said to be", async () => {
    const order = await buyGoods(shop);
    const at = positionOf(order, "Hazer");
    const actorId = (await createUser(db)).id;
    const hold = async () => (await getFulfilment(db, order.id))?.hold;
    await postWithdrawal(shop, order, { [`line-${at}`]: "1" });
    const id = (await db.select().from(withdrawals))[0]?.id ?? "";
    await settleWithdrawal(db, { id, actorId, now: shop.clock.now(), outcome: { kind: "refunded" } });
    expect(await hold()).toBe("withdrawn");
    await refundPieces(order.id, at);
    expect(await hold()).toBeNull();
    expect((await listOrders(db, { search: "", state: null })).orders).toMatchObject([{ onHold: false }]);
    await postWithdrawal(shop, order, { [`line-${at}`]: "1" });
    expect(await hold()).toBe("withdrawn");
    const [latest] = (await db.select().from(withdrawals)).filter((one) => one.state === "open");
    const settled = { id: latest?.id ?? "", actorId, now: shop.clock.now() };
    await settleWithdrawal(db, { ...settled, outcome: { kind: "refunded" } });
    expect(await hold()).toBe("withdrawn");
    await refundPieces(order.id, at);
    expect(await hold()).toBeNull();
  });

  it("is said in words in the order's history", async () => {
    const order = await buyGoods(shop);
    const actorId = (await createUser(db)).id;
    await postWithdrawal(shop, order, { [`line-${positionOf(order, "Hazer")}`]: "1" });
    const id = (await db.select().from(withdrawals))[0]?.id ?? "";
    for (const outcome of [{ kind: "link", orderNumber: order.number }, { kind: "refunded" }] as const)
      await settleWithdrawal(db, { id, actorId, now: shop.clock.now(), outcome });
    const history = await listAuditEntries(db, { subjectType: "order", subjectId: order.id });
    const actions = history.map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(["withdrawal.received", "withdrawal.linked", "withdrawal.refunded"]),
    );
    for (const action of [...actions, "withdrawal.refused", "order.kept-longer"])
      expect([action, actionMessages(action)]).toEqual([action, expect.anything()]);
  });

  it("L9: a statement linked to its order gets the end of the period, and opens the refund with its goods", async () => {
    const order = await buyGoods(shop);
    const actorId = (await createUser(db)).id;
    await markReceived(db, { orderId: order.id, receivedAt: shop.clock.now(), actorId });
    const at = positionOf(order, "Hazer");
    await postWithdrawal(shop, await getBought(db), { [`line-${at}`]: "1" });
    const [stated] = await db.select().from(withdrawals);
    await db.update(withdrawals).set({ orderId: null, periodEndsAt: null });
    const id = stated?.id ?? "";
    const outcome = { kind: "link" as const, orderNumber: order.number };
    await settleWithdrawal(db, { id, actorId, now: shop.clock.now(), outcome });
    const [linked] = await db.select().from(withdrawals);
    expect(linked).toMatchObject({ orderId: order.id, periodEndsAt: (await getBought(db)).periodEndsAt });
    const whole = { id: order.id, lines: order.lines.map(({ ordered }) => ({ quantity: ordered })) };
    expect(await getStatedItems(db, { id, order: whole })).toMatchObject({
      quantities: { [at]: 1 },
      whole: false,
    });
    expect(await getStatedItems(db, { id: "nonsense", order: whole })).toBeNull();
  });

  it("L9: offers no piece that was refunded, and counts one that was stated and refunded once", async () => {
    const order = await buyGoods(shop);
    const at = positionOf(order, "Hazer");
    const left = async () => (await getBought(db)).lines[at]?.left;
    await refundPieces(order.id, at);
    expect(await left()).toBe(1);
    expect((await getBought(db)).lines.map(({ left }) => left)).toEqual(
      order.lines.map((line) => line.left - (line.position === at ? 1 : 0)),
    );
    expect(await postWithdrawal(shop, order, { [`line-${at}`]: "2" })).toMatchObject({
      error: { kind: "invalid" },
    });
    expect((await postWithdrawal(shop, await getBought(db), { [`line-${at}`]: "1" })).ok).toBe(true);
    expect(await left()).toBe(0);
    await refundPieces(order.id, at);
    expect(await left()).toBe(0);
  });

  it("L9: a refund of what was stated leaves the other pieces to be withdrawn from", async () => {
    const order = await buyGoods(shop);
    const at = positionOf(order, "Hazer");
    expect((await postWithdrawal(shop, order, { [`line-${at}`]: "1" })).ok).toBe(true);
    await refundPieces(order.id, at);
    expect((await getBought(db)).lines[at]).toMatchObject({ stated: 1, left: 1 });
  });

  it("L9: is settled by the refund made from it, once that has all pieces; by hand only after a question", async () => {
    const order = await buyGoods(shop);
    const actorId = (await createUser(db)).id;
    const at = positionOf(order, "Hazer");
    await postWithdrawal(shop, order, { [`line-${at}`]: "2" });
    const [{ id } = { id: "" }] = await db.select().from(withdrawals);
    const stateOf = async () => (await db.select().from(withdrawals))[0]?.state;
    const byHand = {
      id,
      actorId,
      now: shop.clock.now(),
      outcome: { kind: "refunded", confirmed: false },
    } as const;
    expect(await settleWithdrawal(db, byHand)).toMatchObject({ error: { kind: "to-confirm" } });
    const refund = async (quantity: number) => {
      const [{ version = 0 } = {}] = await db.select({ version: orders.version }).from(orders);
      const choice = {
        kind: "lines",
        lines: [{ position: at, quantity }],
        restock: [],
        delivery: false,
      } as const;
      const ask = { id: newId(), orderId: order.id, version, actorId, reason: "", choice, withdrawalId: id };
      return refundWithdrawal(shop, ask);
    };
    expect(await refund(1)).toMatchObject({ value: { isSettled: false } });
    expect(await stateOf()).toBe("open");
    expect(await refund(1)).toMatchObject({ value: { isSettled: true } });
    expect(await stateOf()).toBe("refunded");
    await db.update(withdrawals).set({ state: "open", settledAt: null, settledBy: null });
    expect(await settleWithdrawal(db, byHand)).toMatchObject({ ok: true });
  });
});
