import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { users } from "#app/db/schema/identity.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { bankTransfers } from "#app/db/schema/shop/payments.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { reconcilePayments } from "#app/features/payments/reconcile-payments.server.ts";
import { recordTransfer } from "#app/features/payments/record-transfer.server.ts";
import { vatPeriodRange } from "#app/features/reports/vat-period.ts";
import { getVatReport } from "#app/features/reports/vat-report.server.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { irishDate, toIrishInput } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { claimsOn, WEEK } from "#tests/support/hire/claims.ts";
import { hiresOn, staffCancels } from "#tests/support/hire/hires.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { cancelHire } from "../cancel/cancel-hire.server.ts";
import { moveHire } from "../dates/move-hire.server.ts";
import { listAccountHires } from "../public/list-account-hires.server.ts";
import { startHirePayment } from "./hire-orders.server.ts";
import { lapseHires } from "./lapse-hires.server.ts";

const db = await useTestDb();
type Site = ReturnType<typeof hiresOn>;

beforeEach(async () => {
  const { trade } = await getSettings(db);
  const account = { ...trade, iban: "IE29AIBK93115212345678", accountName: "ItsShowTime" };
  await inTransaction(db, (tx) => changeSetting(tx, "trade", account));
});

/** A trade customer's hire of which a part waits for a transfer, and what staff type when it has arrived. */
async function awaitTransfer(site: Site, hire: { id: string; token: string }, part: "deposit" | "balance") {
  const started = await startHirePayment(site.context, { hireToken: hire.token, part, byTransfer: true });
  if (!started.ok) throw new Error(started.error.kind);
  const isPart = and(
    eq(orders.hireId, hire.id),
    eq(orders.kind, `hire-${part}`),
    eq(orders.state, "pending"),
  );
  const [order] = await db.select().from(orders).where(isPart);
  if (!order) throw new Error("No order");
  expect(started.value.url).toBe(`https://www.example.ie/shop/orders/${order.token}`);
  const arrived = site.clock.now().toISOString().slice(0, 10);
  const ask = { orderId: order.id, version: order.version, actorId: "staff-1" };
  return { order, ask: { ...ask, receivedOn: arrived, reference: "AIB 4711" } };
}

/** Until when the list of hires in the customer's account says that a transfer is awaited. */
async function awaitedInAccount(site: Site, number: string): Promise<Date | null | undefined> {
  const email = "maire@example.ie";
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const userId = known?.id ?? (await createUser(db, { email, emailVerified: true })).id;
  const { hires } = await listAccountHires(db, { userId, email, locale: "en", now: site.clock.now() });
  return hires.find((hire) => hire.number === number)?.transferUntil;
}

const mailsOf = async (site: Site, id: string, kind: string) =>
  (await site.mailsAbout(id)).filter((one) => one === kind).length;

describe("a hire that is paid by bank transfer", () => {
  it("is reserved when staff record the deposit: once, with one invoice and one mail", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted({ trade: true });
    const { order, ask } = await awaitTransfer(site, hire, "deposit");
    expect(order).toMatchObject({ provider: "invoice", total: hire.deposit });
    expect((await site.view(hire.token)).orders.filter(({ state }) => state === "pending")).toHaveLength(1);
    expect(await awaitedInAccount(site, hire.number)).toEqual(order.expiresAt);
    for (const wrong of [
      { reference: "" },
      { receivedOn: "2999-01-01" },
      { receivedOn: "soon" },
      { version: 99 },
    ])
      expect(await recordTransfer(site.context, { ...ask, ...wrong })).toMatchObject({ ok: false });
    expect((await site.view(hire.token)).state).toBe("awaiting-deposit");
    expect(await db.$count(bankTransfers)).toBe(0);

    const both = await Promise.all([1, 2].map(() => recordTransfer(site.context, ask)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    await reconcilePayments({ ...workContext(db, {}, site.clock), config: site.context.config });
    expect(await site.view(hire.token)).toMatchObject({ state: "reserved", attention: null });
    expect(await awaitedInAccount(site, hire.number)).toBeNull();
    const firm = and(eq(hireClaims.ownerId, hire.id), eq(hireClaims.state, "firm"));
    expect(await db.$count(hireClaims, firm)).toBe(1);
    expect(await mailsOf(site, hire.id, "hire-reserved")).toBe(1);
    expect(await db.select().from(invoices).where(eq(invoices.orderId, order.id))).toHaveLength(1);

    const rest = await awaitTransfer(site, hire, "balance");
    expect(await recordTransfer(site.context, rest.ask)).toMatchObject({ ok: true });
    expect((await site.view(hire.token)).money).toMatchObject({ paid: hire.total, balance: { open: 0 } });
    expect(await mailsOf(site, hire.id, "hire-paid")).toBe(1);
  });

  it("its invoice has the number of the order that the customer gave", async () => {
    const site = hiresOn(db);
    const draft = await site.quotes.draft({ trade: true });
    await site.quotes.send(draft.id, { now: site.clock.now() });
    const accepted = await site.accept(draft.id, { poNumber: "PO 4711/B" });
    if (!accepted.ok) throw new Error(accepted.error.kind);
    const hire = await site.view(accepted.value.hireToken);
    const { order, ask } = await awaitTransfer(site, hire, "deposit");
    expect(await recordTransfer(site.context, ask)).toMatchObject({ ok: true });
    const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, order.id));
    expect(invoice?.document).toMatchObject({ poNumber: "PO 4711/B" });
  });

  it("L14: its invoice has the days of the hire as it was moved while the transfer was awaited", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted({ trade: true });
    const { order, ask } = await awaitTransfer(site, hire, "deposit");
    const [from, to] = [hire.startsAt, hire.endsAt].map((at) => addMs(at, 7 * DAY_MS));
    const dates = { from: toIrishInput(from ?? null), to: toIrishInput(to ?? null) };
    const { version } = await site.view(hire.token);
    const move = { id: hire.id, version, ...dates, actorId: "staff-1", now: site.clock.now() };
    expect(await moveHire(site.context, move)).toMatchObject({ ok: true });
    expect(await recordTransfer(site.context, ask)).toMatchObject({ ok: true });
    const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, order.id));
    const days = [from, to].map((at) => formatDate("en", at ?? new Date(0)));
    const name = `Booking deposit, hire ${hire.number}, ${days.join(" – ")}`;
    expect(invoice?.document).toMatchObject({ lines: [{ name }] });
  });

  it("H20: that comes after the lapse reserves what is free, and otherwise needs attention", async () => {
    for (const taken of [0, 9]) {
      const site = hiresOn(db);
      const hire = await site.accepted({ trade: true });
      const { order, ask } = await awaitTransfer(site, hire, "deposit");
      site.clock.move(49 * HOUR_MS);
      await lapseHires(site.context);
      expect((await site.view(hire.token)).state).toBe("lapsed");
      if (taken > 0)
        await claimsOn(db).promise({ lines: [{ itemId: hire.itemId, quantity: taken }], period: WEEK });
      const [{ version } = { version: 0 }] = await db.select().from(orders).where(eq(orders.id, order.id));
      expect(await recordTransfer(site.context, { ...ask, version })).toMatchObject({ ok: true });
      expect(await site.view(hire.token)).toMatchObject(
        taken === 0
          ? { state: "reserved", attention: null }
          : { state: "lapsed", attention: "paid-after-lapse" },
      );
      expect(await mailsOf(site, hire.id, "hire-attention")).toBe(taken === 0 ? 0 : 1);
      const isReserved = and(eq(outboxMails.subjectId, hire.id), eq(outboxMails.kind, "hire-reserved"));
      const [mail] = await db.select().from(outboxMails).where(isReserved);
      expect(mail?.text.includes("Balance") ?? false).toBe(taken === 0);
    }
  });

  it("that comes after the cancellation is mailed without what would be left to pay", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted({ trade: true });
    const { order, ask } = await awaitTransfer(site, hire, "deposit");
    expect(await cancelHire(site.context, staffCancels(await site.view(hire.token)))).toMatchObject({
      ok: true,
    });
    const [{ version } = { version: 0 }] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(await recordTransfer(site.context, { ...ask, version })).toMatchObject({ ok: true });
    expect(await site.view(hire.token)).toMatchObject({ state: "cancelled", attention: "paid-after-cancel" });
    const isPaid = and(eq(outboxMails.subjectId, hire.id), eq(outboxMails.kind, "hire-paid"));
    const [mail] = await db.select().from(outboxMails).where(isPaid);
    expect(mail?.text).toContain(hire.number);
    expect(mail?.text).not.toMatch(/Balance|To be paid|pay by/i);
  });

  it.each([
    ["during the hire", -DAY_MS, { state: "reserved", attention: null }, "hire-reserved"],
    ["after the return", DAY_MS, { state: "lapsed", attention: "paid-after-lapse" }, "hire-late"],
  ] as const)("H20: that comes %s", async (_name, afterReturn, expected, mail) => {
    const site = hiresOn(db);
    const hire = await site.accepted({ trade: true });
    const { order, ask } = await awaitTransfer(site, hire, "deposit");
    site.clock.move(hire.endsAt.getTime() + afterReturn - site.clock.now().getTime());
    await lapseHires(site.context);
    const [{ version } = { version: 0 }] = await db.select().from(orders).where(eq(orders.id, order.id));
    const receivedOn = irishDate(site.clock.now());
    expect(await recordTransfer(site.context, { ...ask, version, receivedOn })).toMatchObject({ ok: true });
    expect(await site.view(hire.token)).toMatchObject(expected);
    expect(await site.mailsAbout(hire.id)).toContain(mail);
  });

  it.each([
    ["before the return", "2027-06-10", false],
    ["after it", "2027-06-21", true],
  ])("that is recorded after the return and arrived %s says so", async (_name, receivedOn, late) => {
    const site = hiresOn(db);
    const hire = await site.accepted({ trade: true });
    const { order, ask } = await awaitTransfer(site, hire, "deposit");
    site.clock.move(hire.endsAt.getTime() + 5 * DAY_MS - site.clock.now().getTime());
    await lapseHires(site.context);
    const [{ version } = { version: 0 }] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(await recordTransfer(site.context, { ...ask, version, receivedOn })).toMatchObject({ ok: true });
    const isMailed = and(eq(outboxMails.subjectId, hire.id), eq(outboxMails.kind, "hire-late"));
    const [mail] = await db.select().from(outboxMails).where(isMailed);
    const text = mail?.text.replace(/\s+/g, " ") ?? "";
    expect(text).toContain(
      "nothing was reserved. We will contact you within 24 hours to pay the money back.",
    );
    expect(text.includes("It arrived after")).toBe(late);
  });

  it.each([
    ["2027-06-03", "in time", false],
    ["2027-06-04", "late", true],
  ] as const)("that is recorded after the lapse and arrived on %s is %s", async (receivedOn, _name, late) => {
    const site = hiresOn(db);
    const [free, taken] = [await site.accepted({ trade: true }), await site.accepted({ trade: true })];
    const asks = [await awaitTransfer(site, free, "deposit"), await awaitTransfer(site, taken, "deposit")];
    expect(irishDate(free.depositDueAt ?? free.startsAt)).toBe("2027-06-03");
    site.clock.move(80 * HOUR_MS);
    await lapseHires(site.context);
    await claimsOn(db).promise({ lines: [{ itemId: taken.itemId, quantity: 9 }], period: WEEK });
    for (const { order, ask } of asks) {
      const [{ version } = { version: 0 }] = await db.select().from(orders).where(eq(orders.id, order.id));
      expect(await recordTransfer(site.context, { ...ask, version, receivedOn })).toMatchObject({ ok: true });
    }
    const isReserved = and(eq(auditLog.subjectId, free.id), eq(auditLog.action, "hire.reserved"));
    expect(await db.select().from(auditLog).where(isReserved)).toMatchObject([{ details: { late } }]);
    expect(await site.view(taken.token)).toMatchObject({ attention: "paid-after-lapse" });
    const isMailed = and(eq(outboxMails.subjectId, taken.id), eq(outboxMails.kind, "hire-late"));
    const [mail] = await db.select().from(outboxMails).where(isMailed);
    const text = mail?.text.replace(/\s+/g, " ") ?? "";
    expect(text).toMatch(/art of the equipment is no longer free/);
    expect(text.includes("after the time for the deposit was over")).toBe(late);
  });

  it("has the day on which it arrived on its invoice, and its VAT in the period of that day", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted({ trade: true });
    const { order, ask } = await awaitTransfer(site, hire, "deposit");
    const vatOf = async (number: number) => {
      const rows = await getVatReport(db, vatPeriodRange({ year: 2027, number }));
      return rows.reduce((sum, { vat }) => sum + vat, 0);
    };
    const before = [await vatOf(2), await vatOf(3)];
    expect(await recordTransfer(site.context, { ...ask, receivedOn: "2027-04-30" })).toMatchObject({
      ok: true,
    });
    const now = site.clock.now();
    const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, order.id));
    expect(invoice).toMatchObject({
      issuedAt: now,
      document: { issuedAt: now.toISOString(), suppliedAt: "2027-04-29T23:00:00.000Z" },
    });
    const vat = invoice?.vat ?? 0;
    expect(vat).toBeGreaterThan(0);
    expect([await vatOf(2), await vatOf(3)]).toEqual([(before[0] ?? 0) + vat, before[1]]);
    // What is given back lessens the VAT of the period in which its credit note is issued.
    expect(await cancelHire(site.context, staffCancels(await site.view(hire.token)))).toMatchObject({
      ok: true,
    });
    const isCredit = and(eq(invoices.orderId, order.id), eq(invoices.kind, "credit-note"));
    const [credit] = await db.select().from(invoices).where(isCredit);
    expect(credit?.vat).toBeGreaterThan(0);
    expect(await vatOf(3)).toBe((before[1] ?? 0) - (credit?.vat ?? 0));
  });

  it("is for trade customers and with an account that is named", async () => {
    const site = hiresOn(db);
    const providerOf = async (trade: boolean) => {
      const { id, token } = await site.accepted({ trade });
      await startHirePayment(site.context, { hireToken: token, part: "deposit", byTransfer: true });
      const open = and(eq(orders.hireId, id), eq(orders.state, "pending"));
      return (await db.select().from(orders).where(open)).map(({ provider }) => provider);
    };
    expect(await providerOf(false)).toEqual(["sandbox"]);
    expect(await providerOf(true)).toEqual(["invoice"]);
    const { trade } = await getSettings(db);
    await inTransaction(db, (tx) => changeSetting(tx, "trade", { ...trade, iban: "" }));
    expect(await providerOf(true)).toEqual(["sandbox"]);
  });
});
