import { eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { settleRefundByHand } from "#app/features/payments/refunds/retry-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { sendFurther } from "#tests/support/hire/further-version.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { chargeHire } from "../payments/charge-hire.server.ts";
import { recordHirePayment } from "../payments/recorded/record-hire-payment.server.ts";
import { giveBackSecurity } from "./give-back-security.server.ts";
import { openSum } from "./open-money.ts";

const db = await useTestDb();
const actorId = "staff-1";

it("gives back what is held of the security deposit, once, when the equipment is back", async () => {
  const site = hiresOn(db);
  const hire = await site.accepted();
  await site.payPart(hire.token, "deposit");
  await db
    .update(hires)
    .set({ security: cents(75_000) })
    .where(eq(hires.id, hire.id));
  await site.payPart(hire.token, "security");
  const seen = () => site.view(hire.token);
  const giveBack = async (amount: number, refundId = newId(), limit: number | null = null) =>
    giveBackSecurity(site.context, {
      id: hire.id,
      version: (await seen()).version,
      refundId,
      amount: cents(amount),
      owed: openSum((await seen()).money),
      actorId,
      limit: limit === null ? null : cents(limit),
    });
  expect(await giveBack(75_000)).toMatchObject({ error: { kind: "not-allowed" } });
  await db.update(hires).set({ state: "checked" }).where(eq(hires.id, hire.id));
  const charged = await chargeHire(site.context, {
    id: hire.id,
    version: (await seen()).version,
    actorId,
    charge: "lost",
    text: "",
    net: cents(10_000),
    vatRate: 2_300,
    fromSecurity: true,
  });
  expect(charged.ok).toBe(true);
  expect((await seen()).money.securityHeld).toBe(62_700);
  expect(await giveBack(75_000)).toMatchObject({ error: { kind: "conflict" } });
  expect(await giveBack(62_700, newId(), 10_000)).toMatchObject({ error: { kind: "over-limit" } });
  const refundId = newId();
  expect(await giveBack(62_700, refundId)).toEqual({ ok: true, value: null });
  expect(await giveBack(62_700, refundId)).toEqual({ ok: true, value: null });
  expect((await seen()).money.securityHeld).toBe(0);
  expect(await giveBack(62_700)).toMatchObject({ error: { kind: "not-allowed" } });
});

it.each([
  { what: "nothing", net: 0, parts: [400_00, 1_200_00] },
  { what: "less than the first", net: 100_00, parts: [277_00, 1_200_00] },
  { what: "more than the first", net: 400_00, parts: [0, 1_108_00] },
])(
  "gives back two deposits, of which a charge took $what, each the way it was paid",
  async ({ net, parts }) => {
    const site = hiresOn(db);
    const { id: itemId } = await createHireItem(db, { replacementNet: cents(2_000_00) });
    const hire = await site.accepted({ lines: [{ kind: "item", itemId, quantity: 2 }] });
    await site.payPart(hire.token, "deposit");
    await site.payPart(hire.token, "security");
    await sendFurther(site, db, hire, { quantity: 8 });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    await site.payPart(hire.token, "security");
    await db.update(hires).set({ state: "checked" }).where(eq(hires.id, hire.id));
    const seen = () => site.view(hire.token);
    const { id } = hire;
    if (net > 0) {
      const charge = {
        charge: "lost",
        text: "",
        net: cents(net),
        vatRate: 2_300,
        fromSecurity: true,
      } as const;
      const { version } = await seen();
      expect(await chargeHire(site.context, { id, version, actorId, ...charge })).toMatchObject({ ok: true });
    }
    const { version, money } = await seen();
    const ask = {
      id,
      version,
      refundId: newId(),
      amount: money.securityHeld,
      owed: openSum(money),
      actorId,
      limit: null,
    };
    const most = cents(money.securityHeld - 1);
    expect(await giveBackSecurity(site.context, { ...ask, limit: most })).toMatchObject({
      error: { kind: "over-limit" },
    });
    const twice = [ask, { ...ask, refundId: newId() }].map((asked) => giveBackSecurity(site.context, asked));
    expect((await Promise.all(twice)).filter(({ ok }) => ok)).toHaveLength(1);
    const after = await seen();
    expect(after.money.securityHeld).toBe(0);
    const securities = after.orders.filter(({ kind }) => kind === "hire-security");
    expect(securities.map(({ refunded }) => refunded)).toEqual(parts);
  },
);

it("that came by transfer is told of as to come, and as paid once staff have transferred it", async () => {
  const site = hiresOn(db);
  const hire = await site.accepted({ locale: "ga" });
  await site.payPart(hire.token, "deposit");
  await db
    .update(hires)
    .set({ security: cents(650_00) })
    .where(eq(hires.id, hire.id));
  const seen = () => site.view(hire.token);
  const receivedOn = site.clock.now().toISOString().slice(0, 10);
  const money = { method: "transfer", receivedOn, reference: "AIB 4711" } as const;
  const { id } = hire;
  const { version: before } = await seen();
  const recorded = { id, version: before, part: "security", actorId, ...money } as const;
  expect(await recordHirePayment(site.context, recorded)).toMatchObject({ ok: true });
  await db.update(hires).set({ state: "checked" }).where(eq(hires.id, id));
  const { version, money: held } = await seen();
  const refundId = newId();
  const ask = { id, version, refundId, amount: cents(650_00), owed: openSum(held), actorId, limit: null };
  expect(await giveBackSecurity(site.context, ask)).toMatchObject({ ok: true });

  const mails = async () => {
    const rows = await db
      .select({ kind: outboxMails.kind, subject: outboxMails.subject, text: outboxMails.text })
      .from(outboxMails)
      .where(inArray(outboxMails.kind, ["order-refunded", "refund-paid"]));
    return rows.map(({ text, ...mail }) => ({ ...mail, text: text.replace(/\s+/g, " ") }));
  };
  const [due, ...none] = await mails();
  expect(none).toEqual([]);
  expect(due?.text).toContain("Aisíocfaimid €650.00.");
  expect(due?.text).toContain("Tiocfaidh sé chugat le haistriú bainc.");
  expect(due?.text).toContain("laistigh de chúig lá oibre ón tseiceáil");
  expect(due?.text).not.toContain("D’aisíocamar");

  const [{ orderId = "" } = {}] = await db
    .select({ orderId: orders.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId));
  expect(await settleRefundByHand(site.context, { orderId, refundId, actorId })).toMatchObject({ ok: true });
  const [, paid, ...more] = await mails();
  expect(more).toEqual([]);
  expect(paid).toMatchObject({ kind: "refund-paid", subject: expect.stringContaining(hire.number) });
  expect(paid?.text).toContain("D’íocamar leat an t-aisíoc €650.00 ar:");
});
