import { expect, it } from "vitest";
import { priceQuote } from "#app/features/quotes/content/quote-content.ts";
import { cents, ZERO } from "#app/lib/money.ts";
import { fullQuoteContent } from "#tests/support/hire/quote-content.ts";
import { type HireExtras, sumRows } from "./hire-sums.ts";

const NOTHING: HireExtras = {
  discount: ZERO,
  minimumNet: ZERO,
  transport: ZERO,
  crew: ZERO,
  consumables: ZERO,
};

it("leads from the lines of a hire to its net total, with a row for the transport", () => {
  const content = fullQuoteContent({ transportNet: cents(8_000) });
  const { price } = priceQuote(content, []);
  const { net, lines, transport, crew, consumables, orderDiscount } = price;
  const extras = { discount: orderDiscount, transport, crew, consumables };
  const hire = { net, lines: lines.map((line) => ({ net: line.net })) };
  const rows = sumRows(hire, { ...extras, minimumNet: content.minimumNet });
  const text = new Map(rows.map(([label, amount]) => [label.en, Number(amount)]));
  expect(text.get("Transport")).toBe(8_000);
  expect(text.get("Damage waiver")).toBe(price.waiver);
  expect(text.get("Minimum hire") ?? 0).toBe(price.minimum);
  const sum = [...text.values(), ...hire.lines.map((line) => Number(line.net))].reduce((a, b) => a + b, 0);
  expect(sum).toBe(net);
});

it("leaves out what was not agreed", () => {
  expect(sumRows({ net: cents(100), lines: [{ net: cents(100) }] }, NOTHING)).toEqual([]);
});
