import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { getRefundable } from "#app/features/payments/refunds/list-refunds.server.ts";
import { recordRefund } from "#app/features/payments/refunds/record-refund.server.ts";
import { renderRefundMails } from "#app/features/payments/refunds/refund-mails.server.tsx";
import type { RefundChoice } from "#app/features/payments/refunds/refunds.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { sendRefund } from "#app/features/payments/refunds/send-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { addCents, cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { addedTo, booksOf, doEdit, editOf, paidOrder, payAdded } from "#tests/support/shop/order-edits.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";

const db = await useTestDb();

/**
 * An order of a lamp at €80 and of work at €30, at another rate of VAT, that was paid with €60.01 and with what another
 * order gave back; staff refund it.
 */
async function bought() {
  const shop = shopOf(db);
  const box = await createProduct(db, { name: "Case", price: cents(49_99), stock: 10 });
  const lamp = await createProduct(db, { name: "Lamp", price: cents(80_00), stock: 2 });
  const firstId = await paidOrder(shop, [{ product: box.id, quantity: "3" }]);
  const work = { name: "Assembly", quantity: "1", price: "30.00", vat: "1350" };
  const edit = await editOf(shop, firstId, { kept: { 0: "2" }, lines: [{ product: lamp.id }, work] });
  expect(await doEdit(shop, edit)).toBeNull();
  const [added] = await addedTo(db, firstId);
  const orderId = added?.id ?? "";
  await payAdded(shop, orderId);
  const order = async () => {
    const found = await getOrder(db, orderId);
    if (!found) throw new Error("Bug: no order.");
    return found;
  };
  // The provider cannot be reached: the parts wait to be taken on.
  const away = { ...shop, config: { ...shop.config, testPayments: false } };
  const ask = async (choice: RefundChoice, provider = shop) => {
    const version = (await getFulfilment(db, orderId))?.version ?? 0;
    const asked = { id: newId(), orderId, version, actorId: "staff", reason: "", choice };
    expect(await requestRefund(provider, asked)).toMatchObject({ ok: true });
  };
  return {
    orderIds: [firstId, orderId],
    order,
    ask,
    /** Asks for a refund, and gives the ids of its parts, one for each payment. */
    askParts: async (choice: RefundChoice) => {
      await ask(choice, away);
      const rows = await db
        .select()
        .from(refunds)
        .where(eq(refunds.orderId, orderId))
        .orderBy(asc(refunds.id));
      return rows.map(({ id, amount }) => ({ id, amount }));
    },
    answer: (refundId: string) => sendRefund(shop, refundId),
    reject: async (refundId: string) => {
      const report = { refundId, ref: null, amount: cents(1), order: await order() };
      const mails = await renderRefundMails(shop, report.order, { ...report, provider: "sandbox" });
      const refused = {
        ...report,
        state: "failed",
        failure: "refused",
        now: shop.clock.now(),
        mails,
      } as const;
      await inTransaction(db, (tx) => recordRefund(tx, refused));
    },
  };
}

const lineAt = (position: number): RefundChoice => ({
  kind: "lines",
  lines: [{ position, quantity: 1 }],
  restock: [],
  delivery: false,
});

it("a line is refunded again where the part of the first payment was refused, at its own rate and to the cent", async () => {
  const { orderIds, order, ask, askParts, answer, reject } = await bought();
  const [first, second] = await askParts(lineAt(0));
  expect([first?.amount, second?.amount]).toEqual([60_01, 19_99]);
  await reject(first?.id ?? "");
  await answer(second?.id ?? "");
  const left = await getRefundable(db, await order());
  expect(left).toMatchObject({ amount: 90_01, lines: [{ left: 1 }, { left: 1 }] });

  await ask(lineAt(0));
  expect(await getRefundable(db, await order())).toMatchObject({
    amount: 30_00,
    lines: [{ left: 0 }, { left: 1 }],
  });
  await ask(lineAt(1));
  expect((await order()).state).toBe("refunded");
  expect(await booksOf(db, orderIds)).toEqual({ documents: 99_98, money: 99_98 });

  const notes = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderIds[1] ?? ""))
    .orderBy(asc(invoices.sequence));
  const credited = notes.filter(({ kind }) => kind === "credit-note");
  expect(credited.map(({ total }) => total)).toEqual([19_99, 60_01, 30_00]);
  expect(credited.map(({ document }) => ratesOf(document))).toEqual([[2300], [2300], [1350]]);
  const vat = ({ kind }: (typeof notes)[number]) => kind === "invoice";
  expect(addCents(...credited.map((note) => note.vat))).toBe(notes.find(vat)?.vat);
  // What names no piece shows none, on the note and in the mail.
  expect(credited.map(({ document }) => (document as { lines: object[] }).lines.length)).toEqual([0, 1, 1]);
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.kind, "order-refunded"));
  expect(mails.filter(({ text }) => text.includes("0 ×"))).toEqual([]);
});

function ratesOf(document: object): readonly number[] {
  return (document as { vatRows: { rate: number }[] }).vatRows.map(({ rate }) => rate);
}
