import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { storedDocument } from "#app/features/invoices/invoices.ts";
import type { OrderKind } from "#app/features/orders/orders.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { type RefundAsk, requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { sendFurther } from "#tests/support/hire/further-version.ts";
import { hiresOn, staffCancels } from "#tests/support/hire/hires.ts";
import { cancelHire } from "../cancel/cancel-hire.server.ts";
import type { HireView } from "../hires.ts";
import { refundableRows } from "../payments/hire-money.ts";
import { getHireMargin } from "../subhires/list-subhires.server.ts";

const db = await useTestDb();

/** A hire of two items, at 23 % and at 9 %, of which the deposit is paid. */
async function mixedHire() {
  const site = hiresOn(db);
  const [standard, reduced] = [await createHireItem(db), await createHireItem(db, { vatRate: 900 })];
  const lines = [standard, reduced].map(({ id }) => ({ kind: "item" as const, itemId: id, quantity: 2 }));
  const hire = await site.accepted({ lines });
  await site.payPart(hire.token, "deposit");
  const accept = async (change: Parameters<typeof sendFurther>[3]) => {
    site.clock.move(HOUR_MS);
    await sendFurther(site, db, hire, change);
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    return site.view(hire.token);
  };
  /** The form of a refund on the page of a payment as it is now. */
  const formOf = async ({ orders: paid }: HireView, of: OrderKind, amount: number): Promise<RefundAsk> => {
    const orderId = paid.find(({ kind }) => kind === of)?.orderId ?? "";
    const version = (await inTransaction(db, (tx) => lockOrder(tx, orderId)))?.version ?? 0;
    const choice = { kind: "amount", amount: cents(amount) } as const;
    return { id: newId(), orderId, version, actorId: null, reason: "", choice };
  };
  const giveBack = async (of: HireView, amount: number, id = newId()) => {
    site.clock.move(HOUR_MS);
    const ask = { ...(await formOf(of, "hire-balance", amount)), id };
    expect(await requestRefund(site.context, ask)).toMatchObject({ ok: true });
    return site.view(hire.token);
  };
  return { site, hire, accept, formOf, giveBack, standard, reduced };
}

describe("a hire whose balance carries a negative rate", () => {
  /** The second version has more at 23 % and nothing at 9 %, the third less than was paid. */
  async function withNegativeRow() {
    const mixed = await mixedHire();
    const { site, hire, accept, reduced } = mixed;
    const dearer = await accept({ quantity: 4, without: [reduced.id] });
    const rows = dearer.money.balance.vatRows.map(({ rate, gross }) => [rate, Math.sign(gross)]);
    expect(rows).toEqual([
      [2_300, 1],
      [900, -1],
    ]);
    await site.payPart(hire.token, "balance");
    const cheaper = await accept({ quantity: 2 });
    expect(cheaper.money.overpaid).toBeGreaterThan(0);
    return { ...mixed, cheaper };
  }

  it("can still be read after a refund", async () => {
    const { cheaper, giveBack } = await withNegativeRow();
    const { money } = await giveBack(cheaper, cheaper.money.overpaid);
    expect(money).toMatchObject({ overpaid: 0, balance: { open: 0 } });
  });

  it("can still be read after its cancellation", async () => {
    const { site, hire, cheaper } = await withNegativeRow();
    expect(await cancelHire(site.context, staffCancels(cheaper))).toMatchObject({ ok: true });
    expect(await site.view(hire.token)).toMatchObject({ state: "cancelled" });
  });
});

/** What all documents of a hire say together, by rate. */
async function documentsOf({ id }: Pick<HireView, "id">) {
  const issued = await db
    .select({ document: invoices.document })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.hireId, id));
  const sums = new Map<number, { rate: number; gross: number; net: number; vat: number }>();
  for (const { kind, vatRows } of issued.map(storedDocument))
    for (const row of vatRows) {
      const sign = kind === "credit-note" ? -1 : 1;
      const sum = sums.get(row.rate) ?? { rate: row.rate, gross: 0, net: 0, vat: 0 };
      for (const key of ["gross", "net", "vat"] as const) sum[key] += sign * row[key];
      sums.set(row.rate, sum);
    }
  return [...sums.values()].filter(({ gross, vat }) => gross !== 0 || vat !== 0);
}

describe("H13: giving back what a cheaper version left over", () => {
  /** Paid whole at two rates; then nothing at 23 % is hired any more. */
  async function cheaperHire() {
    const mixed = await mixedHire();
    await mixed.site.payPart(mixed.hire.token, "balance");
    const cheaper = await mixed.accept({ without: [mixed.standard.id] });
    expect(cheaper.vatRows).toMatchObject([{ rate: 900, gross: cheaper.total }]);
    return { ...mixed, cheaper };
  }

  it("credits the rates that are hired no more, over the payments that carried them", async () => {
    const { cheaper, giveBack } = await cheaperHire();
    const refundId = newId();
    const { money, orders: paid } = await giveBack(cheaper, cheaper.money.overpaid, refundId);
    expect(money).toMatchObject({ overpaid: 0, refunded: cheaper.money.overpaid, balance: { open: 0 } });
    expect(money.balance.vatRows.every(({ gross, vat }) => gross === 0 && vat === 0)).toBe(true);
    expect(paid.map(({ refunded }) => refunded > 0)).toEqual([true, true]);
    expect(await documentsOf(cheaper)).toEqual(cheaper.vatRows);
    // The same form once more gives back nothing more.
    const again = await giveBack(cheaper, cheaper.money.overpaid, refundId);
    expect(again.money.refunded).toBe(cheaper.money.overpaid);
  });

  it("in two sums comes to the same", async () => {
    const { cheaper, giveBack } = await cheaperHire();
    const first = await giveBack(cheaper, 100_01);
    expect(first.money.overpaid).toBe(cheaper.money.overpaid - 100_01);
    const { money } = await giveBack(first, first.money.overpaid);
    expect(money).toMatchObject({ overpaid: 0, balance: { open: 0 } });
    expect(await documentsOf(cheaper)).toEqual(cheaper.vatRows);
  });

  it.each(["hire-balance", "hire-deposit"] as const)(
    "is a conflict on the page of a %s from before the same difference was given back",
    async (kind) => {
      const { site, cheaper, formOf, giveBack } = await cheaperHire();
      // Nothing of the dropped rate is left in the balance: the deposit alone carries the rest.
      const balance = cheaper.orders.find((order) => order.kind === "hire-balance");
      const own = balance && refundableRows(balance).find(({ rate }) => rate === 2_300)?.gross;
      const { money } = await giveBack(cheaper, own ?? 0);
      const page = (of: OrderKind) => formOf(cheaper, of, money.overpaid);
      const [first, second] = [await page("hire-balance"), await page(kind)];
      expect(await requestRefund(site.context, first)).toMatchObject({ ok: true });
      expect(await requestRefund(site.context, second)).toEqual({ ok: false, error: { kind: "conflict" } });
      // The same form once more gives back nothing more.
      expect(await requestRefund(site.context, first)).toMatchObject({ ok: true });
      expect((await site.view(cheaper.token)).money).toMatchObject({
        overpaid: 0,
        refunded: cheaper.money.overpaid,
      });
    },
  );

  it("is a conflict on a page of the deposit from before the balance gave all of it back", async () => {
    const { site, cheaper, formOf } = await cheaperHire();
    const second = await formOf(cheaper, "hire-deposit", 100_00);
    expect(await requestRefund(site.context, await formOf(cheaper, "hire-balance", 100_00))).toMatchObject({
      ok: true,
    });
    expect(await requestRefund(site.context, second)).toEqual({ ok: false, error: { kind: "conflict" } });
  });

  it("asks again where the sum that was confirmed is that of a part", async () => {
    const { site, cheaper, formOf } = await cheaperHire();
    const amount = cheaper.money.overpaid;
    const balance = cheaper.orders.find(({ kind }) => kind === "hire-balance");
    const part = balance && refundableRows(balance).find(({ rate }) => rate === 2_300)?.gross;
    const form = { ...(await formOf(cheaper, "hire-balance", amount)), confirmed: part ?? null };
    const question = { ok: false, error: { kind: "to-confirm", amount } };
    expect(await requestRefund(site.context, form)).toEqual(question);
    expect(await requestRefund(site.context, { ...form, confirmed: null })).toEqual(question);
    expect((await site.view(cheaper.token)).money.refunded).toBe(0);
    expect(await requestRefund(site.context, { ...form, confirmed: amount })).toMatchObject({ ok: true });
    expect((await site.view(cheaper.token)).money).toMatchObject({ overpaid: 0, refunded: amount });
  });

  it("is asked for again at those rates once a further version hires them again", async () => {
    const { site, cheaper, giveBack, accept, standard } = await cheaperHire();
    await giveBack(cheaper, cheaper.money.overpaid);
    const dearer = await accept({ with: standard.id });
    expect(dearer.money.balance.vatRows.filter(({ gross }) => gross !== 0)).toMatchObject([{ rate: 2_300 }]);
    await site.payPart(cheaper.token, "balance");
    expect(await documentsOf(cheaper)).toEqual(dearer.vatRows);
  });

  it("goes before the charge of a cancellation, which keeps the rates that are hired", async () => {
    const { site, cheaper } = await cheaperHire();
    site.clock.move(cheaper.startsAt.getTime() - site.clock.now().getTime() - 2 * DAY_MS);
    await db.update(hires).set({ withdrawUntil: null }).where(eq(hires.id, cheaper.id));
    const hire = await site.view(cheaper.token);
    expect(await cancelHire(site.context, staffCancels(hire))).toMatchObject({
      ok: true,
      value: { share: 7_500 },
    });
    const documents = await documentsOf(cheaper);
    expect(documents.map(({ rate }) => rate)).toEqual([900]);
    expect(await getHireMargin(db, cheaper.id, site.clock.now())).toMatchObject({ net: documents[0]?.net });
  });

  /** Paid whole at two rates; then nothing at 23 % and more at 9 %, for less in sum. */
  async function shiftedHire() {
    const mixed = await mixedHire();
    await mixed.site.payPart(mixed.hire.token, "balance");
    const shifted = await mixed.accept({ without: [mixed.standard.id], quantity: 3 });
    expect(shifted.money.overpaid).toBeGreaterThan(0);
    return { ...mixed, shifted };
  }

  it("charges what is hired more of another rate with it", async () => {
    const { shifted, giveBack } = await shiftedHire();
    const { money } = await giveBack(shifted, shifted.money.overpaid);
    expect(money).toMatchObject({ overpaid: 0, refunded: shifted.money.overpaid, balance: { open: 0 } });
    expect(money.balance.vatRows.every(({ gross, vat }) => gross === 0 && vat === 0)).toBe(true);
    expect(await documentsOf(shifted)).toEqual(shifted.vatRows);
  });

  it("charges it with the last of several sums, and asks for later versions at their rates", async () => {
    const { site, shifted, giveBack, accept, standard } = await shiftedHire();
    const first = await giveBack(shifted, 20_01);
    await giveBack(first, first.money.overpaid);
    expect(await documentsOf(shifted)).toEqual(shifted.vatRows);
    const dearer = await accept({ with: standard.id, quantity: 3 });
    await site.payPart(shifted.token, "balance");
    expect(await documentsOf(shifted)).toEqual(dearer.vatRows);
  });

  it("leaves nothing on the documents where all of the hire is given back afterwards", async () => {
    const { site, shifted, giveBack } = await shiftedHire();
    const settled = await giveBack(shifted, shifted.money.overpaid);
    expect(await cancelHire(site.context, { ...staffCancels(settled), free: true })).toMatchObject({
      ok: true,
      value: { refund: settled.total },
    });
    expect(await documentsOf(shifted)).toEqual([]);
  });

  it("credits a concession beyond it, given in one sum with it, at the rates that are hired", async () => {
    const { shifted, site, formOf, giveBack } = await shiftedHire();
    const more = await formOf(shifted, "hire-balance", shifted.money.overpaid + 10_00);
    expect(await requestRefund(site.context, more)).toMatchObject({ ok: true });
    const { money } = await site.view(shifted.token);
    expect(money).toMatchObject({ overpaid: 0, balance: { open: 0 } });
    expect(await documentsOf(shifted)).toMatchObject([{ rate: 900, gross: shifted.total - 10_00 }]);
    expect((await giveBack(await site.view(shifted.token), 1_00)).money.overpaid).toBe(0);
  });

  it("adds up in sum, not by rate, where a concession was given before the version", async () => {
    const mixed = await mixedHire();
    await mixed.site.payPart(mixed.hire.token, "balance");
    await mixed.giveBack(await mixed.site.view(mixed.hire.token), 60_00);
    const shifted = await mixed.accept({ without: [mixed.standard.id], quantity: 3 });
    const { money } = await mixed.giveBack(shifted, shifted.money.overpaid);
    expect(money).toMatchObject({ overpaid: 0, balance: { open: 0 } });
    const documents = await documentsOf(shifted);
    expect(documents.reduce((sum, { gross }) => sum + gross, 0)).toBe(shifted.total);
    expect(documents.map(({ rate }) => rate)).toEqual([2_300, 900]);
  });
});
