import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { buyToDeliver } from "#tests/support/shop/delivered-order.ts";
import { type Shop, shopOf } from "#tests/support/shop/purchase.ts";
import { buyGoods, positionOf, postWithdrawal } from "#tests/support/shop/withdrawal.ts";
import { refundWithdrawal } from "./refund-withdrawal.server.ts";
import type { RefundChoice } from "./refunds.ts";

const db = await useTestDb();
let shop: Shop;

beforeEach(() => {
  shop = shopOf(db);
});

/** Staff give back a part of the one order, for its statement of withdrawal where there is one. */
async function refund(choice: RefundChoice) {
  const [{ id: orderId = "", version = 0 } = {}] = await db.select().from(orders);
  const [{ id: withdrawalId } = { id: "" }] = await db.select().from(withdrawals);
  const { id: actorId } = await createUser(db);
  shop.clock.move(SECOND_MS);
  const ask = { id: newId(), orderId, version, actorId, reason: "", choice, withdrawalId };
  expect(await refundWithdrawal(shop, ask)).toMatchObject({ ok: true });
}

const pieces = (lines: Readonly<Record<number, number>>, delivery = false): RefundChoice => ({
  kind: "lines",
  lines: Object.entries(lines).map(([position, quantity]) => ({ position: Number(position), quantity })),
  restock: [],
  delivery,
});

/** The last mail of a refund as text on one line, and as HTML. */
async function lastMail() {
  const [mail] = await db
    .select({ text: outboxMails.text, html: outboxMails.html })
    .from(outboxMails)
    .where(eq(outboxMails.kind, "order-refunded"))
    .orderBy(desc(outboxMails.id));
  return { text: mail?.text.replace(/\s+/g, " ") ?? "", html: mail?.html ?? "" };
}

/** A statement about so many hazers of an order of two, one cable and one in-ear monitor. */
async function stateHazers(quantity: number) {
  const bought = await buyGoods(shop);
  const hazer = positionOf(bought, "Hazer");
  await postWithdrawal(shop, bought, { [`line-${hazer}`]: String(quantity) });
  return hazer;
}

describe("the mail of a refund", () => {
  it.each([
    ["en", "It is for: 1 × Lantern, 2 × Cable", "We still send you the rest of your order: 2 × Lantern."],
    [
      "ga",
      "Baineann sé leis an méid seo: 1 × Lantern, 2 × Cable",
      "Seolfaimid an chuid eile de d’ordú chugat fós: 2 × Lantern.",
    ],
  ] as const)("names the goods, and what still comes (%s)", async (locale, goods, rest) => {
    const { number } = await buyToDeliver(shop, locale);
    await refund(pieces({ 0: 1, 1: 2 }));
    const { text, html } = await lastMail();
    // Directly after the sum that was refunded.
    expect(text).toContain(`${locale === "en" ? "of your order" : "de d’ordú"} ${number}. ${goods}.`);
    expect(text).toContain(rest);
    expect(html.replace(/<!-- -->|&nbsp;|\u00a0/g, " ")).toContain(goods);
    await refund(pieces({ 0: 2 }, true));
    const last = (await lastMail()).text;
    expect(last).toContain(`2 × Lantern, ${locale === "en" ? "the delivery" : "an seachadadh"}.`);
    expect(last).not.toContain(rest.slice(0, 20));
  });

  it("of a whole order names no goods twice, and of a sum none", async () => {
    await buyToDeliver(shop);
    await refund({ kind: "amount", amount: cents(5_00) });
    expect((await lastMail()).text).not.toContain("It is for");
    await refund({ kind: "whole", restock: [] });
    expect((await lastMail()).text).not.toContain("It is for");
  });

  it("says what still comes once a withdrawal from a part is settled, and not before", async () => {
    const hazer = await stateHazers(2);
    await refund(pieces({ [hazer]: 1 }));
    expect((await lastMail()).text).toContain("It is for: 1 × Hazer.");
    expect((await lastMail()).text).not.toContain("The rest of your order");
    await refund(pieces({ [hazer]: 1 }));
    expect((await lastMail()).text).toMatch(
      /The rest of your order is kept for you to collect: 1 × (Cable to length|In-ear monitor), 1 × /,
    );
  });
});
