import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Cents, cents, ZERO } from "#app/lib/money.ts";
import { wordsOf } from "#tests/support/http/html-text.ts";
import { HireParts } from "./hire-money.tsx";

const part = (due: Cents, paid: Cents, open: Cents) => ({ due, paid, open, vatRows: [], waiting: null });

it("the foot of the money says what is to be paid now, and no sum is in a column of others", () => {
  const money = {
    deposit: part(cents(38_192), cents(38_192), ZERO),
    balance: part(cents(89_113), ZERO, cents(89_113)),
    security: part(cents(201_000), ZERO, cents(201_000)),
    charges: [],
    unpaidCharges: [],
    paid: cents(38_192),
    refunded: ZERO,
    chargesHeld: ZERO,
    securityHeld: ZERO,
    overpaidRows: [],
    underpaidRows: [],
    overpaid: ZERO,
  };
  const html = renderToStaticMarkup(<HireParts money={money} />);
  const [foot = ""] = /<tfoot>[\s\S]*<\/tfoot>/.exec(html) ?? [];
  const words = wordsOf(foot).flatMap(({ text }) => text.trim() || []);
  expect(words).toEqual(["To pay now", "€2,901.13"]);
  expect(html).not.toContain("Total incl. VAT");
});
