import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { newId } from "#app/lib/ids.ts";
import { type Cents, cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import {
  BUYER,
  openCheckout,
  payOrder,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";
import { recordRefund } from "./record-refund.server.ts";
import { renderRefundMails } from "./refund-mails.server.tsx";
import type { RefundChoice } from "./refunds.ts";
import { requestRefund } from "./request-refund.server.ts";

const db = await useTestDb();

/** A lamp for €100.00, to be collected, that was paid. */
async function paid(locale: Locale = "en") {
  const shop = shopOf(db);
  const { id } = await createProduct(db, { name: "Lamp", nameGa: "Lampa", price: cents(100_00) });
  const token = await openCheckout(shop, [{ product_id: id, quantity: 1 }], { locale });
  await payOrder(shop, sessionOf(await postCheckout(shop, token, BUYER)));
  const [row] = await db.select().from(orders);
  const orderId = row?.id ?? "";
  const giveBack = async (choice: RefundChoice, reason = "") => {
    const [{ version = 0 } = {}] = await db.select().from(orders).where(eq(orders.id, orderId));
    const ask = { id: newId(), orderId, version, actorId: "staff", reason, choice };
    expect(await requestRefund(shop, ask)).toMatchObject({ ok: true });
  };
  return { shop, orderId, giveBack, part: (amount: Cents) => giveBack({ kind: "amount", amount }) };
}

/** The texts of the customer's mails about refunds, oldest first, each on one line. */
async function mailTexts(): Promise<readonly string[]> {
  const mails = await db
    .select({ text: outboxMails.text })
    .from(outboxMails)
    .where(eq(outboxMails.kind, "order-refunded"))
    .orderBy(asc(outboxMails.id));
  return mails.map(({ text }) => text.replace(/\s+/g, " "));
}

describe("the mail of a refund", () => {
  it("of a part says below the total what was refunded in all", async () => {
    const order = await paid();
    await order.part(cents(12_50));
    await order.part(cents(7_25));
    const [first, second] = await mailTexts();
    expect(first).toContain("we have refunded €12.50");
    expect(first).toMatch(/€100\.00 VAT \(23%\) €18\.70 Refunded −€12\.50 Net payment €87\.50 /);
    expect(second).toContain("we have refunded €7.25");
    expect(second).toMatch(/€100\.00 VAT \(23%\) €18\.70 Refunded −€19\.75/);
  });

  it("of a part says it in Irish", async () => {
    const order = await paid("ga");
    await order.part(cents(12_50));
    expect((await mailTexts())[0]).toMatch(/CBL \(23%\) €18\.70 Aisíoctha −€12\.50/);
  });

  it.each([
    ["en", "Your credit note is", "Reason"],
    ["ga", "do nóta creidmheasa.", "Cúis"],
  ] as const)("repeats the reason that is on the credit note (%s)", async (locale, note, label) => {
    const order = await paid(locale);
    const choice = { kind: "amount", amount: cents(12_50) } as const;
    await order.giveBack(choice, "Dent <b>& scratch</b>");
    await order.giveBack(choice);
    const [given, without] = await mailTexts();
    expect(given).toContain(`${label}: Dent <b>& scratch</b>`);
    expect(without).toContain(note);
    expect(without).not.toContain(`${label}:`);
    const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.kind, "order-refunded"));
    expect(mail?.html).toContain("Dent &lt;b&gt;&amp; scratch&lt;/b&gt;");
    expect(mail?.html).not.toContain("<b>& scratch");
  });

  it("of everything, at once or with a last part, says that nothing is left, and offers no withdrawal", async () => {
    const order = await paid();
    await order.part(cents(40_00));
    await order.giveBack({ kind: "whole", restock: [] });
    const [part, whole] = await mailTexts();
    expect(part).toContain("Withdraw from contract here");
    expect(whole).not.toContain("Withdraw from contract here");
    expect(whole).toContain("we have refunded €60.00");
    expect(whole).toMatch(/Refunded −€100\.00 Net payment €0\.00/);
  });

  it("of refunds made at the provider counts those that arrive with it", async () => {
    const { shop, orderId } = await paid();
    const order = await getOrder(db, orderId);
    if (!order) throw new Error("No order");
    const report = {
      order,
      refundId: null,
      state: "succeeded",
      failure: null,
      now: shop.clock.now(),
    } as const;
    const first = { ref: "re_1", amount: cents(10_00) };
    const second = { ref: "re_2", amount: cents(5_00) };
    const reports = [
      { ...report, ...first, mails: await renderRefundMails(shop, order, first) },
      { ...report, ...second, mails: await renderRefundMails(shop, order, { ...second, earlier: [first] }) },
    ];
    await inTransaction(db, async (tx) => {
      for (const each of reports) await recordRefund(tx, each);
    });
    expect((await mailTexts()).map((text) => /Refunded −\S+/.exec(text)?.[0])).toEqual([
      "Refunded −€10.00",
      "Refunded −€15.00",
    ]);
  });
});
