import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import { newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { openCheckout, postCheckout, type Shop, sessionOf, shopOf } from "#tests/support/shop/purchase.ts";
import { buyGoods, getBought, ME, positionOf, postWithdrawal } from "#tests/support/shop/withdrawal.ts";
import { listWithdrawals } from "./admin-queries.server.ts";
import { freezeStatement } from "./freeze-statement.server.ts";
import { markReceived } from "./mark-received.server.ts";
import { getOrderWithdrawal, getWithdrawalReceipt, listWithdrawable } from "./queries.server.ts";
import { readGuestStatement, readOrderStatement, type WithdrawalValues } from "./schema.ts";
import { withdrawAsGuest } from "./submit-withdrawal.server.ts";
import { nextSteps, type WithdrawableOrder } from "./withdrawals.ts";

const db = await useTestDb();
let shop: Shop;

beforeEach(() => {
  shop = shopOf(db);
});

const buy = () => buyGoods(shop);
const again = () => getBought(db);
const post = (order: WithdrawableOrder, values: WithdrawalValues, token?: string) =>
  postWithdrawal(shop, order, values, token);

const mailsOf = (kind: string) => db.select().from(outboxMails).where(eq(outboxMails.kind, kind));

describe("L1: withdrawing from an order's page", () => {
  it("L1: keeps the statement with date and time, sends the receipt and tells staff", async () => {
    const order = await buy();
    const at = positionOf(order, "Hazer");
    const token = newToken();
    expect(await post(order, { [`line-${at}`]: "1" }, token)).toEqual({ ok: true, value: null });
    const receipt = await getWithdrawalReceipt(db, token);
    expect(receipt?.statement).toBe(
      `I withdraw from my contract of sale with ItsShowTime, order ${order.number}, for these goods: 1 × Hazer.\nName: Áine Ní Bhriain. Email: aine@example.ie.`,
    );
    expect(receipt?.receivedAt).toEqual(shop.clock.now());
    const [mail] = await mailsOf("withdrawal-receipt");
    expect(mail?.recipient).toBe("aine@example.ie");
    expect(mail?.text).toContain("1 × Hazer");
    expect(mail?.text).toMatch(/\d{1,2} \w+ \d{4}, \d\d:\d\d/);
    const [staff] = await mailsOf("withdrawal-staff");
    expect(staff?.recipient).toBe("staff@example.ie");
    const log = await db.select().from(auditLog).where(eq(auditLog.action, "withdrawal.received"));
    expect(log).toHaveLength(1);
    const { withdrawals: open } = await listWithdrawals(db, { open: true, after: null });
    expect(open.map(({ refundDueAt }) => refundDueAt <= shop.clock.now())).toEqual([false]);
  });

  it.each([
    [
      false,
      "The goods have not left our store, so you have nothing to send back.",
      /bring the goods back|until we have/,
    ],
    [true, "Send or bring the goods back within 14 days.", /nothing to send back/],
  ])(
    "L1: asks for the goods only where something has left (%s), in the receipt and on its page",
    async (hasLeft, says, never) => {
      const order = await buy();
      const company = settingSchemas.company.parse({ name: "ItsShowTime", address: "Unit 5\nGalway" });
      await inTransaction(db, (tx) => changeSetting(tx, "company", company));
      const [{ version = 0 } = {}] = await db.select({ version: orders.version }).from(orders);
      const step = { kind: "collected" } as const;
      if (hasLeft) await changeFulfilment(shop, { orderId: order.id, version, actorId: "staff", step });
      const token = newToken();
      await post(await again(), { [`line-${positionOf(order, "Hazer")}`]: "1" }, token);
      const [mail] = await mailsOf("withdrawal-receipt");
      const text = mail?.text.replace(/\s+/g, " ");
      expect(text).toContain(says);
      expect(text).not.toMatch(never);
      expect(text?.includes("The address: Unit 5, Galway.")).toBe(hasLeft);
      expect(await getWithdrawalReceipt(db, token)).toMatchObject({ hasLeft });
      expect(nextSteps("en", { hasLeft, owed: null }, { due: "1 June 2027", store: "" })[0]).toContain(says);
    },
  );

  it("L1: counts once however often the form is posted, also at the same time", async () => {
    const order = await buy();
    const token = newToken();
    const values = { [`line-${positionOf(order, "Hazer")}`]: "2" };
    const answers = await Promise.all([post(order, values, token), post(order, values, token)]);
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect((await post(await again(), values, token)).ok).toBe(true);
    expect(await db.select().from(withdrawals)).toHaveLength(1);
    expect(await mailsOf("withdrawal-receipt")).toHaveLength(1);
  });

  it("L9, L25: freezes a variation's exception and environmental cost, its parent's where it has none", async () => {
    const parent = {
      kind: "variable",
      withdrawalException: "custom-made",
      environmentalCost: cents(85),
    } as const;
    const family = await createProduct(db, { ...parent, name: "Cable" });
    const variation = { parentId: family.id, kind: "variation" } as const;
    const plain = await createProduct(db, { ...variation, name: "Cable 10 m" });
    const sealed = await createProduct(db, {
      ...variation,
      name: "Cable 5 m",
      withdrawalException: "sealed-hygiene",
    });
    const items = [plain, sealed].map(({ id }) => ({ product_id: id, quantity: 1 }));
    sessionOf(await postCheckout(shop, await openCheckout(shop, items)));
    await db.update(products).set({ withdrawalException: null, environmentalCost: null });
    const lines = await db.select().from(orderLines).orderBy(orderLines.position);
    expect(lines.map((line) => [line.withdrawalException, line.environmentalCost])).toEqual([
      ["custom-made", 85],
      ["sealed-hygiene", 85],
    ]);
  });

  it("L9: refuses what was made to specification and what is gone, line by line, and nothing else", async () => {
    const order = await buy();
    const [cable, ears, hazer] = ["Cable to length", "In-ear monitor", "Hazer"].map((text) =>
      positionOf(order, text),
    );
    const refused = readOrderStatement(
      { ...ME, [`line-${cable}`]: "1", [`line-${ears}`]: "1", [`line-${hazer}`]: "3" },
      order,
    );
    expect(refused.ok ? [] : refused.error.map(({ field, kind }) => [field, kind])).toEqual([
      [`line-${hazer}`, "itemGone"],
      [`line-${cable}`, "itemRefused"],
      [`seal-${ears}`, "sealRequired"],
    ]);
    expect((await post(order, { [`line-${ears}`]: "1", [`seal-${ears}`]: "yes" })).ok).toBe(true);
    expect((await post(await again(), { [`line-${hazer}`]: "2" })).ok).toBe(true);
    expect(await post(order, { [`line-${hazer}`]: "1" })).toMatchObject({
      ok: false,
      error: { kind: "invalid", faults: [{ kind: "itemGone" }] },
    });
    const spent = await getOrderWithdrawal(db, order.token, shop.clock.now());
    expect(spent).toMatchObject({ possible: false, statements: [{ state: "open" }, { state: "open" }] });
  });

  it("L9: what the buyer was told before ordering holds, whatever the product says later", async () => {
    const order = await buy();
    await db.update(products).set({ withdrawalException: "custom-made" });
    const kept = (await again()).lines.map((line) => line.exception);
    expect(kept).toEqual(order.lines.map((line) => line.exception));
    expect(kept.filter((exception) => exception === null)).toHaveLength(1);
  });

  it("L9: is there from the order until the fourteenth day after receipt is over", async () => {
    const order = await buy();
    expect((await getOrderWithdrawal(db, order.token, shop.clock.now()))?.possible).toBe(true);
    shop.clock.move(400 * DAY_MS);
    expect((await getOrderWithdrawal(db, order.token, shop.clock.now()))?.possible).toBe(true);
    await markReceived(db, { orderId: order.id, receivedAt: shop.clock.now(), actorId: null });
    const { periodEndsAt } = await again();
    if (!periodEndsAt) throw new Error("The period has no end");
    shop.clock.move(periodEndsAt.getTime() - shop.clock.now().getTime() - 1);
    expect((await getOrderWithdrawal(db, order.token, shop.clock.now()))?.possible).toBe(true);
    shop.clock.move(1);
    expect((await getOrderWithdrawal(db, order.token, shop.clock.now()))?.possible).toBe(false);
    expect(await post(await again(), { [`line-${positionOf(order, "Hazer")}`]: "1" })).toMatchObject({
      ok: false,
      error: { kind: "period-over" },
    });
  });

  it("L9: is there a year longer where the confirmation never went out", async () => {
    const order = await buy();
    await db.update(outboxMails).set({ sentAt: null, state: "failed" });
    await markReceived(db, { orderId: order.id, receivedAt: shop.clock.now(), actorId: null });
    shop.clock.move(300 * DAY_MS);
    expect((await getOrderWithdrawal(db, order.token, shop.clock.now()))?.possible).toBe(true);
    shop.clock.move(100 * DAY_MS);
    expect((await getOrderWithdrawal(db, order.token, shop.clock.now()))?.possible).toBe(false);
  });

  it("L1: is with those orders of a list that can be withdrawn from", async () => {
    const order = await buy();
    const now = shop.clock.now();
    expect(await listWithdrawable(db, [order.id], now)).toEqual([order.token]);
    expect(await listWithdrawable(db, [], now)).toEqual([]);
    await db.update(orders).set({ state: "refunded" });
    expect(await listWithdrawable(db, [order.id], now)).toEqual([]);
  });

  it("L1: an order of a list can be withdrawn from as long as its own page says", async () => {
    const order = await buy();
    await markReceived(db, { orderId: order.id, receivedAt: shop.clock.now(), actorId: null });
    const answers = async () => [
      (await getOrderWithdrawal(db, order.token, shop.clock.now()))?.possible,
      await listWithdrawable(db, [order.id], shop.clock.now()),
    ];
    expect(await answers()).toEqual([true, [order.token]]);
    shop.clock.move(20 * DAY_MS);
    expect(await answers()).toEqual([false, []]);
  });

  it("L1: an order of a list that was made to measure, or that nothing is left of, cannot", async () => {
    const order = await buy();
    const listed = () => listWithdrawable(db, [order.id], shop.clock.now());
    await db.update(orderLines).set({ withdrawalException: "custom-made" });
    expect(await listed()).toEqual([]);
    await db.update(orderLines).set({ withdrawalException: null });
    expect(await listed()).toEqual([order.token]);
    const { lines } = await again();
    await post(
      await again(),
      Object.fromEntries(lines.map(({ position, left }) => [`line-${position}`, `${left}`])),
    );
    expect(await listed()).toEqual([]);
  });
});

describe("L1: withdrawing as a guest", () => {
  const guest = async (values: WithdrawalValues, token = newToken(), from = "192.0.2.1") => {
    const stated = readGuestStatement({ ...ME, ...values });
    if (!stated.ok) throw new Error("invalid");
    const { frozen } = await freezeStatement(db, "ga", stated.value);
    return withdrawAsGuest(shop, { ...stated.value, token, locale: "ga", frozen }, from);
  };

  it("L1: gives one answer to every statement and keeps them all; only the order's own address gets mail", async () => {
    const order = await buy();
    const reference = `#${order.number}`;
    expect(await guest({ reference, email: "AINE@example.ie" })).toEqual({ ok: true, value: null });
    expect(await guest({ reference, email: "other@example.ie" })).toEqual({ ok: true, value: null });
    expect(await guest({ reference: "999999" })).toEqual({ ok: true, value: null });
    expect((await mailsOf("withdrawal-receipt")).map((mail) => mail.recipient)).toEqual(["aine@example.ie"]);
    const kept = await db.select().from(withdrawals).orderBy(withdrawals.id);
    expect(kept.map((row) => row.orderId)).toEqual([order.id, null, null]);
    const pages = await Promise.all(kept.map(({ token }) => getWithdrawalReceipt(db, token)));
    expect(pages.map((page) => page?.hasLeft)).toEqual([null, null, null]);
    expect(kept[0]?.statement).toContain(
      "Tarraingím siar ó mo chonradh díolacháin leis an díoltóir ItsShowTime",
    );
    expect(await mailsOf("withdrawal-staff")).toHaveLength(3);
  });

  it("L1: promises no money of a sale at the counter, and says so to staff", async () => {
    const order = await buy();
    await db.update(orders).set({ atCounter: true });
    await guest({ reference: String(order.number) });
    const [receipt] = await mailsOf("withdrawal-receipt");
    expect(receipt?.text).toContain("Cheannaigh tú é seo ag ár gcuntar");
    expect(receipt?.text).not.toMatch(/Aisíocfaimid|Seol nó tabhair/);
    const [staff] = await mailsOf("withdrawal-staff");
    expect(staff?.text).toContain("The order was sold at the counter");
    expect(staff?.text).not.toContain("must be made");
    const { withdrawals: listed } = await listWithdrawals(db, { open: true, after: null });
    expect(listed).toMatchObject([{ order: { atCounter: true } }]);
  });

  it("L1: marks a second statement about the same order as a repetition", async () => {
    const { number } = await buy();
    await guest({ reference: String(number) });
    await guest({ reference: String(number) });
    const states = await db.select({ state: withdrawals.state }).from(withdrawals).orderBy(withdrawals.id);
    expect(states.map((row) => row.state)).toEqual(["open", "repeated"]);
  });

  it("L1: keeps no other text than the one that was read", async () => {
    const stated = readGuestStatement({ ...ME, reference: "1001" });
    if (!stated.ok) throw new Error("invalid");
    const { frozen } = await freezeStatement(db, "en", stated.value);
    const legalName = "ItsShowTime Events Limited";
    const company = settingSchemas.company.parse({ legalName });
    await inTransaction(db, (tx) => changeSetting(tx, "company", company));
    const confirm = (mark: string) =>
      withdrawAsGuest(shop, { ...stated.value, token: newToken(), locale: "en", frozen: mark }, "192.0.2.2");
    expect(await confirm(frozen)).toEqual({ ok: false, error: { kind: "text-changed" } });
    expect(await db.select().from(withdrawals)).toHaveLength(0);
    const again = await freezeStatement(db, "en", stated.value);
    expect((await confirm(again.frozen)).ok).toBe(true);
    const [kept] = await db.select().from(withdrawals);
    expect(kept?.statement).toBe(again.statement);
    expect(kept?.statement).toContain(legalName);
  });

  it("stops a program that floods from one network, without losing what came before", async () => {
    const from = (n: number) => guest({ reference: "1" }, newToken(), `2001:db8::${n}`);
    for (let n = 0; n < 30; n += 1) await from(n);
    expect(await from(30)).toMatchObject({ ok: false, error: { kind: "too-many" } });
    expect(await db.select().from(withdrawals)).toHaveLength(30);
    expect(await mailsOf("withdrawal-staff")).toHaveLength(30);
  });
});
