import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { sendFurther } from "#tests/support/hire/further-version.ts";
import { hiresOn, staffCancels } from "#tests/support/hire/hires.ts";
import { cancelHire } from "../cancel/cancel-hire.server.ts";
import type { HireView } from "../hires.ts";

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
  const giveBack = async ({ orders }: HireView, amount: number) => {
    site.clock.move(HOUR_MS);
    const orderId = orders.find(({ kind }) => kind === "hire-balance")?.orderId ?? "";
    const version = (await inTransaction(db, (tx) => lockOrder(tx, orderId)))?.version ?? 0;
    const choice = { kind: "amount", amount: cents(amount) } as const;
    const ask = { id: newId(), orderId, version, actorId: null, reason: "", choice };
    expect(await requestRefund(site.context, ask)).toMatchObject({ ok: true });
    return site.view(hire.token);
  };
  return { site, hire, accept, giveBack, standard, reduced };
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
