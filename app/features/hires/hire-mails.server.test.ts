import { and, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import type { MailKind } from "#app/i18n/messages/admin/mail-kinds.ts";
import { newId } from "#app/lib/ids.ts";
import { type Cents, cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import type { HireView } from "./hires.ts";

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
  const ask = { id: newId(), orderId, seen: row?.version ?? 0, actorId, reason: "" };
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
    expect(balance.subject).toBe(`Refund: Balance, hire ${hire.number}`);
    expect(balance.text).toContain("VAT (23%)");
    for (const { text } of [security, balance]) {
      expect(text).not.toMatch(/Collection in Galway|Free|withdraw/i);
    }
    expect(security.text).toContain("Total, no VAT");
    expect(security.text).not.toContain("VAT (0%)");
  });
});
