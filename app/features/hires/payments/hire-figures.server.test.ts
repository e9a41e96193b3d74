import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import { priceHire } from "#app/features/hire-prices/hire-price.ts";
import { getPriceTerms, toLine } from "#app/features/hire-prices/price-items.server.ts";
import type { InvoiceDocument } from "#app/features/invoices/invoices.ts";
import { chosenOptions, priceQuote } from "#app/features/quotes/content/quote-content.ts";
import { quoteSums } from "#app/features/quotes/public/quote-sums.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { WEEK } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { newRandom } from "#tests/support/random.ts";

const db = await useTestDb();
const QUOTES = 60;
const RATES = [2_300, 2_300, 1_350, 900] as const;

/** The parts that add up, by rate. */
type Rows = readonly { rate: number; net: number; vat: number; gross: number }[];

function sumOf(tables: readonly Rows[]): Record<number, { net: number; vat: number; gross: number }> {
  const sums: Record<number, { net: number; vat: number; gross: number }> = {};
  for (const { rate, net, vat, gross } of tables.flat()) {
    const before = sums[rate] ?? { net: 0, vat: 0, gross: 0 };
    sums[rate] = { net: before.net + net, vat: before.vat + vat, gross: before.gross + gross };
  }
  return sums;
}

it(`H12: page, hire, payments and invoices of ${QUOTES} random quotes agree to the cent, by rate`, async () => {
  const site = hiresOn(db);
  const random = newRandom();
  const items: string[] = [];
  for (const vatRate of RATES)
    items.push(
      (await createHireItem(db, { owned: 9_000, dayRateNet: cents(100 + random(9_000)), vatRate })).id,
    );
  for (let at = 0; at < QUOTES; at += 1) {
    const lines = Array.from({ length: 1 + random(5) }, () => ({
      kind: "item" as const,
      itemId: items[random(items.length)] ?? "",
      quantity: 1 + random(9),
      discount: [0, 0, 333, 1_250][random(4)] ?? 0,
    }));
    const technician = { kind: "custom" as const, text: "Technician", quantity: 1, optional: true };
    const chosen = random(2) === 0;
    const draft = await site.quotes.draft({
      lines: [...lines, { ...technician, dayRateNet: cents(1 + random(30_000)), vatRate: 2_300, chosen }],
      version: {
        orderDiscount: [0, 777, 1_000][random(3)] ?? 0,
        waiver: random(2) === 0,
        transportNet: cents(random(9_999)),
        deposit: [3_000, 3_333, 5_000][random(3)] ?? 3_000,
      },
    });
    await site.quotes.send(draft.id);
    const [sent] = (await site.quotes.view(draft.id)).sent;
    if (!sent) throw new Error("Not sent");
    const options = chosenOptions(sent.content);
    const { price, deposit } = priceQuote(sent.content, options);
    expect(sent.total).toBe(price.total);
    const page = quoteSums(sent.content, options, "en");
    expect(page.rows.at(-1)?.value).toBe(formatMoney(price.total));
    expect(page.due.slice(0, 2).map(({ value }) => value)).toEqual(
      [deposit, cents(price.total - deposit)].map((amount) => formatMoney(amount)),
    );

    const accepted = await site.accept(draft.id, { options });
    if (!accepted.ok) throw new Error(accepted.error.kind);
    const { hireToken } = accepted.value;
    for (const part of ["deposit", "balance"] as const) {
      await site.payPart(hireToken, part);
    }
    const hire = await site.view(hireToken);
    expect(hire).toMatchObject({
      total: price.total,
      net: price.net,
      vat: price.vat,
      vatRows: price.vatRows,
    });
    expect(hire.money).toMatchObject({ paid: price.total, overpaid: 0, balance: { open: 0 } });
    const papers = await db
      .select({ document: invoices.document, total: invoices.total, paid: orders.total })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(orders.hireId, hire.id))
      .orderBy(asc(orders.number));
    expect(papers.map(({ total }) => total)).toEqual([deposit, price.total - deposit]);
    expect(papers.map(({ paid }) => paid)).toEqual(papers.map(({ total }) => total));
    const tables = papers.map(({ document }) => (document as InvoiceDocument).vatRows);
    expect(sumOf(tables)).toEqual(sumOf([price.vatRows]));
  }
});

it("H12: the price of the API is that of a quote of the same lines", async () => {
  const site = hiresOn(db);
  const random = newRandom();
  for (let at = 0; at < 20; at += 1) {
    const item = await createHireItem(db, { owned: 50, dayRateNet: cents(1 + random(9_000)) });
    const quantity = 1 + random(20);
    const waiver = random(2) === 0;
    const draft = await site.quotes.draft({
      lines: [{ kind: "item", itemId: item.id, quantity }],
      version: { waiver },
    });
    await site.quotes.send(draft.id);
    const [sent] = (await site.quotes.view(draft.id)).sent;
    const found = (await findHireItems(db, [item.id])).get(item.id);
    if (!sent || !found) throw new Error("Not sent");
    const terms = await getPriceTerms(db, WEEK.from);
    const asked = priceHire([toLine({ item: found, quantity })], WEEK, { ...terms, waiver });
    expect(asked).toEqual(priceQuote(sent.content, []).price);
  }
});
