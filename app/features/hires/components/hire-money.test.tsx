import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Cents, cents, ZERO } from "#app/lib/money.ts";
import { wordsOf } from "#tests/support/http/html-text.ts";
import type { HirePayment } from "../payments/hire-money.ts";
import { moneyOf } from "../payments/hire-money.ts";
import { HireParts } from "./hire-money.tsx";

const part = (due: Cents, paid: Cents, open: Cents) => ({ due, paid, open, vatRows: [], waiting: null });

const wordsIn = (html: string) => wordsOf(html).flatMap(({ text }) => text.trim() || []);

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
  const html = renderToStaticMarkup(<HireParts hire={{ money, orders: [] }} />);
  const [foot = ""] = /<tfoot>[\s\S]*<\/tfoot>/.exec(html) ?? [];
  expect(wordsIn(foot)).toEqual(["To pay now", "€2,901.13"]);
  expect(html).not.toContain("Total incl. VAT");
});

it("shows what was taken from the security deposit and paid back, so that the payments add up", () => {
  const paidAt = new Date("2027-08-06T08:00:00Z");
  const order = { state: "paid", provider: "sandbox", charge: null, paidAt, refunded: ZERO, vatRows: [] };
  const sums = {
    state: "checked",
    total: ZERO,
    vatRows: [],
    deposit: ZERO,
    security: cents(212_000),
  } as const;
  const wordsAt = (refundsDue: Cents) => {
    const security = { kind: "hire-security", total: cents(212_000), refunded: cents(53_945), refundsDue };
    const lost = { kind: "hire-charge", charge: "lost", total: cents(158_055), provider: "security" };
    const orders = [
      { ...order, ...security, orderId: "1" },
      { ...order, ...lost, orderId: "2" },
    ] as unknown as readonly HirePayment[];
    const html = renderToStaticMarkup(<HireParts hire={{ money: moneyOf(sums, orders), orders }} />);
    return wordsIn(html.replace(/<\/?(thead|tfoot)>/g, "")).join(" ");
  };
  const paid = "Security deposit €2,120.00 €2,120.00 €0.00";
  const taken = "Taken from the security deposit for charges −€1,580.55";
  const lost = "Lost equipment €1,580.55 €1,580.55 €0.00";
  expect(wordsAt(ZERO)).toContain(`${paid} ${taken} Security deposit paid back −€539.45 ${lost}`);
  expect(wordsAt(cents(53_945))).toContain(`${taken} Security deposit on its way back −€539.45 ${lost}`);
});
