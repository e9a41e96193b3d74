import fc from "fast-check";
import { expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { splitDeposit } from "#tests/support/hire/price-terms.ts";
import { fullQuoteContent, quoteLine } from "#tests/support/hire/quote-content.ts";
import { priceQuote, type QuoteContent } from "./quote-content.ts";

const RATES = [2_300, 1_350, 900, 0];

/** Rounds a fraction half up, as the specification says it (section 4), in whole numbers alone. */
const half = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);

/**
 * Shares a sum in proportion: each part rounded down, then a cent to the greatest remainders, the first of equals. Equal
 * parts where nothing has a weight.
 */
function share(sum: bigint, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((a, b) => a + b, 0n);
  if (weights.length > 0 && all === 0n)
    return share(
      sum,
      weights.map(() => 1n),
    );
  const parts = weights.map((weight) => (sum * weight) / all);
  const left = Number(sum - parts.reduce((a, b) => a + b, 0n));
  const order = weights
    .map((weight, at) => ({ at, rest: (sum * weight) % all }))
    .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  for (const { at } of order.slice(0, left)) parts[at] = (parts[at] ?? 0n) + 1n;
  return parts;
}

/** The price of a quote, written a second time from the specification. */
function secondCalculation(content: QuoteContent, options: readonly string[]) {
  const lines = content.lines
    .filter(
      ({ kind, optional, id }) =>
        kind !== "heading" && kind !== "text" && (!optional || options.includes(id)),
    )
    .map((line) => ({
      rate: line.vatRate,
      net: half(
        BigInt(line.dayRateNet) *
          BigInt(line.quantity) *
          BigInt(line.factor) *
          BigInt(10_000 - line.discount),
        10_000_000n,
      ),
    }))
    .sort((a, b) => b.rate - a.rate || Number(b.net - a.net));
  const sum = lines.reduce((total, { net }) => total + net, 0n);
  const discount = half(sum * BigInt(content.orderDiscount), 10_000n);
  const off = share(
    discount,
    lines.map(({ net }) => net),
  );
  const nets = new Map<number, bigint>();
  const add = (rate: number, net: bigint) => nets.set(rate, (nets.get(rate) ?? 0n) + net);
  for (const [at, { rate, net }] of lines.entries()) add(rate, net - (off[at] ?? 0n));
  const hire = sum - discount;
  const missing = BigInt(content.minimumNet) - hire;
  const minimum = lines.length > 0 && missing > 0n ? missing : 0n;
  const rates = [...nets].sort(([a], [b]) => b - a);
  for (const [at, part] of share(
    minimum,
    rates.map(([, net]) => net),
  ).entries())
    add(rates[at]?.[0] ?? 0, part);
  const waiver = half((hire + minimum) * BigInt(content.waiver), 10_000n);
  const extras = BigInt(content.transportNet) + BigInt(content.crewNet) + BigInt(content.consumablesNet);
  if (waiver + extras > 0n) add(2_300, waiver + extras);
  const rows = [...nets]
    .sort(([a], [b]) => b - a)
    .map(([rate, net]) => ({ rate, net, vat: half(net * BigInt(rate), 10_000n) }));
  const net = rows.reduce((total, row) => total + row.net, 0n);
  const vat = rows.reduce((total, row) => total + row.vat, 0n);
  const total = net + vat;
  return {
    rows,
    discount,
    minimum,
    waiver,
    net,
    vat,
    total,
    deposit: half(total * BigInt(content.deposit), 10_000n),
  };
}

const aLine = fc.record({
  kind: fc.constantFrom("item" as const, "item" as const, "custom" as const, "heading" as const),
  quantity: fc.integer({ min: 1, max: 60 }),
  dayRateNet: fc.integer({ min: 0, max: 40_000 }).map(cents),
  vatRate: fc.constantFrom(...RATES),
  factor: fc.constantFrom(600, 1_000, 1_500, 2_000, 3_000, 3_600, 7_000),
  discount: fc.constantFrom(0, 0, 333, 1_250, 10_000),
  optional: fc.boolean(),
});

const aContent = fc
  .record({
    lines: fc.array(aLine, { maxLength: 12 }),
    orderDiscount: fc.constantFrom(0, 0, 500, 777, 10_000),
    waiver: fc.constantFrom(0, 1_000, 725),
    minimumNet: fc.constantFrom(0, 5_000, 50_001).map(cents),
    transportNet: fc.integer({ min: 0, max: 9_999 }).map(cents),
    crewNet: fc.constantFrom(0, 24_001).map(cents),
    consumablesNet: fc.constantFrom(0, 333).map(cents),
    deposit: fc.constantFrom(0, 3_000, 3_333, 10_000),
  })
  .map(({ lines, ...terms }) =>
    fullQuoteContent({
      ...terms,
      lines: lines.map((line, at) => quoteLine({ ...line, id: `line-${at}` })),
    }),
  );

it("H12: 1,000 random quotes cost what a second calculation says, by rate, and their deposit and balance are the whole", () => {
  fc.assert(
    fc.property(aContent, fc.infiniteStream(fc.boolean()), (content, ticks) => {
      const options = content.lines
        .filter(({ optional }) => optional && ticks.next().value)
        .map(({ id }) => id);
      const { price, deposit } = priceQuote(content, options);
      const other = secondCalculation(content, options);
      expect({
        rows: price.vatRows.map(({ rate, net, vat }) => ({ rate, net: BigInt(net), vat: BigInt(vat) })),
        discount: BigInt(price.orderDiscount),
        minimum: BigInt(price.minimum),
        waiver: BigInt(price.waiver),
        net: BigInt(price.net),
        vat: BigInt(price.vat),
        total: BigInt(price.total),
        deposit: BigInt(deposit),
      }).toEqual(other);
      const parts = splitDeposit(price, content.deposit);
      expect(parts.deposit.total).toBe(deposit);
      for (const [at, row] of price.vatRows.entries())
        for (const key of ["gross", "net", "vat"] as const)
          expect((parts.deposit.vatRows[at]?.[key] ?? 0) + (parts.balance.vatRows[at]?.[key] ?? 0)).toBe(
            row[key],
          );
    }),
    { numRuns: 1_000 },
  );
});
