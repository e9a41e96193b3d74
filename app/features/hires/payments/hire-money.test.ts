import { describe, expect, it } from "vitest";
import type { VatRow } from "#app/features/orders/totals.ts";
import { addCents, cents, roundHalfUp } from "#app/lib/money.ts";
import { splitDeposit } from "#tests/support/hire/price-terms.ts";
import { type HirePayment, moneyOf } from "./hire-money.ts";

const rowOf = (rate: number, net: number): VatRow => {
  const vat = roundHalfUp(BigInt(net) * BigInt(rate), 10_000);
  return { rate, net: cents(net), vat, gross: cents(net + vat) };
};

const paid = (kind: HirePayment["kind"], vatRows: readonly VatRow[]): HirePayment => ({
  charge: kind === "hire-charge" ? "other" : null,
  orderId: kind,
  number: 1,
  token: "",
  kind,
  state: "paid",
  provider: "sandbox",
  vatRows,
  total: addCents(...vatRows.map(({ gross }) => gross)),
  placedAt: new Date(0),
  expiresAt: new Date(0),
  paidAt: new Date(0),
  refunded: cents(0),
});

const hireOf = (vatRows: readonly VatRow[], deposit: number) => ({
  state: "reserved" as const,
  vatRows,
  deposit: cents(deposit),
  security: cents(0),
  total: addCents(...vatRows.map(({ gross }) => gross)),
});

describe("what is left to pay", () => {
  it("H13: deposit and balance add up per rate for every net from €100.00 to €120.00", () => {
    for (let net = 10_000; net <= 12_000; net += 1) {
      const rows = [rowOf(2_300, net), rowOf(1_350, 12_345)];
      const { deposit } = splitDeposit({ vatRows: rows }, 3_000);
      const { balance } = moneyOf(hireOf(rows, deposit.total), [paid("hire-deposit", deposit.vatRows)]);
      for (const [at, row] of rows.entries()) {
        const parts = [deposit.vatRows[at], balance.vatRows[at]];
        for (const key of ["gross", "net", "vat"] as const)
          expect(addCents(...parts.map((part) => part?.[key] ?? cents(0)))).toBe(row[key]);
      }
      expect(balance.open).toBe(balance.due);
    }
  });

  it("follows a further version: what was paid stays paid, and what is too much is said", () => {
    const before = [rowOf(2_300, 10_000)];
    const { deposit } = splitDeposit({ vatRows: before }, 10_000);
    const orders = [paid("hire-deposit", deposit.vatRows)];
    expect(moneyOf(hireOf([rowOf(2_300, 15_000)], 12_300), orders).balance.open).toBe(6_150);
    expect(moneyOf(hireOf([rowOf(2_300, 9_000)], 11_070), orders)).toMatchObject({
      balance: { open: 0 },
      overpaid: 1_230,
    });
    const refunded = orders.map((order) => ({ ...order, refunded: cents(1_230) }));
    expect(moneyOf(hireOf([rowOf(2_300, 9_000)], 11_070), refunded).overpaid).toBe(0);
  });

  it("shares a refund of a balance that carries a negative row over its positive rates", () => {
    const row = (rate: number, net: number, vat: number): VatRow => ({
      rate,
      net: cents(net),
      vat: cents(vat),
      gross: cents(net + vat),
    });
    const before = [row(2_300, 54_000, 12_420), row(900, 27_000, 2_430)];
    const { deposit } = splitDeposit({ vatRows: before }, 3_000);
    const dearer = [row(2_300, 60_000, 13_800)];
    const orders = [paid("hire-deposit", deposit.vatRows)];
    const { balance } = moneyOf(hireOf(dearer, deposit.total), orders);
    expect(balance.vatRows).toMatchObject([{ rate: 2_300 }, { rate: 900, gross: -8_829 }]);
    const settled = paid("hire-balance", balance.vatRows);
    const cheaper = hireOf([row(2_300, 33_000, 7_590)], deposit.total);
    const { overpaid } = moneyOf(cheaper, [...orders, settled]);
    expect(overpaid).toBe(33_210);
    const returned = (amount: number) =>
      moneyOf(cheaper, [...orders, { ...settled, refunded: cents(amount), returned: cents(amount) }]);
    expect(returned(33_210)).toMatchObject({ overpaid: 0, balance: { open: 0 } });
    expect(returned(33_210).balance.vatRows).toMatchObject([
      { rate: 2_300, gross: 0 },
      { rate: 900, gross: 0 },
    ]);
    expect(returned(settled.total).balance.open).toBe(settled.total - 33_210);
  });
});
