import { and, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { MailKind } from "#app/i18n/messages/admin/mail-kinds.ts";
import { newId } from "#app/lib/ids.ts";
import { type Cents, cents, subtractCents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { cancelHire } from "./cancel/cancel-hire.server.ts";
import type { HireView } from "./hires.ts";
import { chargeHire } from "./payments/charge-hire.server.ts";
import { remindBalances } from "./payments/remind-balances.server.ts";

const db = await useTestDb();
let actorId = "";
beforeEach(async () => {
  actorId = (await createUser(db)).id;
});

/** Subject and text of the latest mail of a kind about a hire or an order. */
async function mailOf(kind: MailKind, subjectId: string) {
  const [mail] = await db
    .select({ subject: outboxMails.subject, text: outboxMails.text })
    .from(outboxMails)
    .where(and(eq(outboxMails.kind, kind), eq(outboxMails.subjectId, subjectId)))
    .orderBy(desc(outboxMails.id))
    .limit(1);
  if (!mail) throw new Error(`No mail of the kind ${kind}`);
  return { subject: mail.subject, text: mail.text.replace(/\s+/g, " ") };
}

/** A hire in which everything has been paid, the security of €200.00 included. */
async function secured(site: ReturnType<typeof hiresOn>): Promise<HireView> {
  const { id, token } = await site.accepted();
  await db
    .update(hires)
    .set({ security: cents(200_00) })
    .where(eq(hires.id, id));
  for (const part of ["deposit", "balance", "security"] as const) await site.payPart(token, part);
  return site.view(token);
}

async function giveBack(site: ReturnType<typeof hiresOn>, orderId: string, amount: Cents): Promise<void> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  const ask = { id: newId(), orderId, version: row?.version ?? 0, actorId, reason: "" };
  expect(await requestRefund(site.context, { ...ask, choice: { kind: "amount", amount } })).toMatchObject({
    ok: true,
  });
}

describe("mails about money of a hire", () => {
  it("a refund names what was paid, and says nothing of goods to collect or to send back", async () => {
    const site = hiresOn(db);
    const hire = await secured(site);
    const orderOf = (kind: string) => hire.orders.find((order) => order.kind === kind)?.orderId ?? "";
    await giveBack(site, orderOf("hire-security"), cents(200_00));
    const security = await mailOf("order-refunded", orderOf("hire-security"));
    expect(security.subject).toBe(`Refund: Security deposit, hire ${hire.number}`);
    expect(security.text).toContain(
      `we have refunded €200.00. It was paid for: Security deposit, hire ${hire.number}.`,
    );
    await giveBack(site, orderOf("hire-balance"), cents(10_00));
    const balance = await mailOf("order-refunded", orderOf("hire-balance"));
    expect(balance.subject).toBe(`Refund: Balance, hire ${hire.number}, 14 June 2027 – 18 June 2027`);
    expect(balance.text).toMatch(/VAT \(23%\) \S+ Refunded −€10\.00/);
    for (const { text } of [security, balance]) {
      expect(text).not.toMatch(/Collection in Galway|Free|withdraw/i);
    }
    expect(security.text).toContain("Total, no VAT");
    expect(security.text).not.toContain("VAT (0%)");
  });

  it("a part refund says what was refunded in all, also of a security deposit", async () => {
    const site = hiresOn(db);
    const hire = await secured(site);
    const orderId = hire.orders.find((order) => order.kind === "hire-security")?.orderId ?? "";
    const refunded = async () => {
      const { text } = await mailOf("order-refunded", orderId);
      return /Total, no VAT €200\.00 (?:Refunded )?(−\S+)?/.exec(text)?.[1];
    };
    await giveBack(site, orderId, cents(50_00));
    expect(await refunded()).toBe("−€50.00");
    await giveBack(site, orderId, cents(30_00));
    expect(await refunded()).toBe("−€80.00");
    await giveBack(site, orderId, cents(120_00));
    expect(await refunded()).toBe("−€200.00");
  });

  it("a payment names what it pays for, and a security deposit says that it comes back", async () => {
    const site = hiresOn(db);
    const hire = await secured(site);
    const { text } = await mailOf("hire-paid", hire.id);
    expect(text).toContain(
      `we have received €200.00. It pays for: Security deposit, hire ${hire.number}. The security deposit is not part`,
    );
  });

  it.each([
    ["en", "Your invoice is INV-", "Balance · To pay by", "Security deposit · To pay by"],
    ["ga", "Is é INV-", "Iarmhéid · Spriocam íocaíochta:", "Éarlais slándála · Spriocam íocaíochta:"],
  ] as const)(
    "a deposit says what is left to be paid until when, and where to collect (%s)",
    async (...row) => {
      const [locale, invoice, balance, security] = row;
      const site = hiresOn(db);
      const { id, token } = await site.accepted({ locale });
      await db
        .update(hires)
        .set({ security: cents(200_00) })
        .where(eq(hires.id, id));
      await site.payPart(token, "deposit");
      const { money, orders: paid } = await site.view(token);
      const { text } = await mailOf("hire-reserved", id);
      expect(text).toContain(invoice);
      expect(text).toMatch(new RegExp(`/shop/orders/${paid[0]?.token}/pdf/INV-\\d{4}-\\d+\\.pdf`));
      expect(text).toMatch(new RegExp(`${balance} [^€]+, 09:00 ${formatMoney(money.balance.open)}`));
      expect(text).toMatch(new RegExp(`${security} [^€]+, 09:00 €200\\.00`));
      expect(text).toContain(locale === "en" ? "Collect from: " : "Le bailiú ó: ");
      await site.payPart(token, "balance");
      const later = await mailOf("hire-paid", id);
      expect(later.text).toMatch(/€200\.00/);
      await site.payPart(token, "security");
      const last = await mailOf("hire-paid", id);
      expect(last.text).toContain(locale === "en" ? "Your receipt is REC-" : "Is í REC-");
      expect(last.text).not.toContain(security);
    },
  );

  it("a charge that is taken from the security deposit says so, and what is left of it", async () => {
    const site = hiresOn(db);
    const hire = await secured(site);
    const ask = { id: hire.id, version: hire.version, charge: "damaged", text: "", actorId } as const;
    await chargeHire(site.context, { ...ask, net: cents(40_00), vatRate: 2_300, fromSecurity: true });
    const { subject, text } = await mailOf("hire-charge", hire.id);
    expect(subject).toBe(`Taken from your security deposit: hire ${hire.number}`);
    expect(text).toContain(
      `we have taken €49.20 from your security deposit. It pays for: Damaged equipment, hire ${hire.number}. €150.80 of the deposit is left.`,
    );
    expect(text).not.toContain("received");
  });

  it.each([
    ["en", "there is a charge of €12.30 for: Lost cable. You can pay it on the page of your hire until"],
    [
      "ga",
      "Tá muirear €12.30 ort as: Lost cable. Is féidir é a íoc ar leathanach d’ordaithe chíosa go dtí an",
    ],
  ] as const)("a charge that the customer is to pay is mailed to them (%s)", async (locale, words) => {
    const site = hiresOn(db);
    const hire = await secured(site);
    await db.update(hires).set({ locale }).where(eq(hires.id, hire.id));
    const ask = { id: hire.id, version: hire.version, charge: "lost", text: "Lost cable", actorId } as const;
    await chargeHire(site.context, { ...ask, net: cents(10_00), vatRate: 2_300, fromSecurity: false });
    const { text } = await mailOf("hire-charge", hire.id);
    expect(text).toContain(words);
    expect(text).toContain("2027, 10:00");
    expect(text).toContain(`/dry-hire/hire/${hire.token}`);
  });

  it("a cancellation says what it costs, and what of that is still to be paid", async () => {
    const site = hiresOn(db);
    const cancelled = async (parts: readonly ("deposit" | "balance")[]) => {
      const { token } = await site.accepted({ trade: true });
      for (const part of parts) await site.payPart(token, part);
      const hire = await site.view(token);
      const ask = {
        hire: { token },
        by: "customer",
        reason: "",
        actorId: null,
        version: hire.version,
      } as const;
      const done = await cancelHire(site.context, ask);
      if (!done.ok) throw new Error(done.error.kind);
      const mails = [await mailOf("hire-cancelled", hire.id), await mailOf("hire-cancelled-staff", hire.id)];
      return { ...done.value, hire, texts: mails.map(({ text }) => text) };
    };
    const whole = await cancelled(["deposit", "balance"]);
    expect(whole.texts[0]).toContain(
      `the cancellation costs ${formatMoney(whole.charge)}. What you have paid covers that. You have nothing more to pay. We pay back ${formatMoney(whole.refund)}.`,
    );
    site.clock.move(11 * DAY_MS);
    const { charge, due, hire, texts } = await cancelled(["deposit"]);
    expect(due).toBe(subtractCents(charge, hire.money.paid));
    expect(texts[0]).toContain(
      `the cancellation costs ${formatMoney(charge)}. ${formatMoney(due)} of it is still to be paid. You can pay it on the page of your hire until`,
    );
    expect(texts[1]).toContain(`${formatMoney(due)} of the cancellation charge is still to be paid`);
    const owed = (await site.view(hire.token)).money.charges;
    expect(owed).toMatchObject([{ total: due, charge: "cancellation" }]);
  });

  it.each([
    [
      "en",
      "Receipt of your withdrawal: hire",
      "We received your statement of withdrawal on 1 June 2027, 10:00. This is its content: I, Máire Ní Bhriain, withdraw from the contract for hire",
    ],
    [
      "ga",
      "Admháil ar do tharraingt siar: ordú cíosa",
      "Fuaireamar do ráiteas tarraingthe siar an 1 Meitheamh 2027, 10:00. Seo a bhfuil ann: Tarraingímse, Máire Ní Bhriain, siar ón gconradh le haghaidh ordú cíosa",
    ],
  ] as const)(
    "L1: a withdrawal is acknowledged with its content, date and time (%s)",
    async (locale, ...words) => {
      const site = hiresOn(db);
      const { id, token } = await site.accepted();
      await db.update(hires).set({ locale }).where(eq(hires.id, id));
      await site.payPart(token, "deposit");
      const hire = await site.view(token);
      const ask = {
        hire: { token },
        by: "withdrawal",
        reason: "",
        actorId: null,
        version: hire.version,
      } as const;
      expect(await cancelHire(site.context, ask)).toMatchObject({ ok: true });
      const [customer, staff] = [
        await mailOf("hire-cancelled", id),
        await mailOf("hire-cancelled-staff", id),
      ];
      expect(customer.subject).toBe(`${words[0]} ${hire.number}`);
      expect(customer.text).toContain(`${words[1]} ${hire.number}.`);
      expect(customer.text.indexOf("Máire Ní Bhriain")).toBeLessThan(
        customer.text.indexOf(words[1] ?? "none"),
      );
      expect(customer.text).toContain(formatMoney(hire.money.paid));
      expect(staff.text).toContain(
        `withdrew from the contract for hire ${hire.number} on 1 June 2027, 10:00. To be paid back:`,
      );
    },
  );

  it.each([
    ["collection", "you collect hire"],
    ["delivery", "we deliver hire"],
  ] as const)("the reminder of a balance knows a %s", async (transport, words) => {
    const site = hiresOn(db);
    const { id, token } = await site.accepted({ version: { transport, place: "Black Box, Galway" } });
    await site.payPart(token, "deposit");
    site.clock.move(10 * DAY_MS);
    await remindBalances(site.context);
    expect((await mailOf("hire-balance-due", id)).text).toContain(words);
  });
});
