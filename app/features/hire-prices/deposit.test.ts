import { describe, expect, it } from "vitest";
import { cents, subtractCents, withVat } from "#app/lib/money.ts";
import { E8_LINES, E9, SETTINGS, splitDeposit, TWO_DAYS } from "#tests/support/hire/price-terms.ts";
import { securityOf } from "./deposit.ts";
import { priceHire } from "./hire-price.ts";

it("E10 deposit and balance together are E9", () => {
  const { deposit, balance } = splitDeposit(priceHire(E8_LINES, TWO_DAYS, E9), SETTINGS.deposit);
  expect([deposit.total, deposit.vat]).toEqual([24_346, 4_553]);
  expect([balance.total, balance.vat]).toEqual([56_806, 10_622]);
});

it("asks a security up to the next ten euro, none of trade", () => {
  const security = (replacement: number, isTrade = false) =>
    securityOf([{ quantity: 2, replacementNet: cents(replacement) }], SETTINGS, { isTrade });
  expect([
    security(130_000),
    security(150_000),
    security(150_001),
    security(0),
    security(130_000, true),
  ]).toEqual([26_000, 30_000, 31_000, 0, 0]);
});

describe("H13 deposit and balance", () => {
  const rowOf = (net: number, rate: number) => {
    const gross = withVat(cents(net), rate);
    return { rate, net: cents(net), gross, vat: subtractCents(gross, cents(net)) };
  };

  it("H13 add up per rate for every net from €100.00 to €120.00", () => {
    for (let net = 10_000; net <= 12_000; net += 1) {
      const rows = [rowOf(net, 2300), rowOf(22_000 - net, 1350)];
      for (const vatRows of [rows.slice(0, 1), rows]) {
        const { deposit, balance } = splitDeposit({ vatRows }, 3_000);
        for (const [position, row] of vatRows.entries()) {
          const [first, second] = [deposit.vatRows[position], balance.vatRows[position]];
          expect((first?.gross ?? 0) + (second?.gross ?? 0)).toBe(row.gross);
          expect((first?.net ?? 0) + (second?.net ?? 0)).toBe(row.net);
          expect((first?.vat ?? 0) + (second?.vat ?? 0)).toBe(row.vat);
          expect((second?.net ?? 0) + (second?.vat ?? 0)).toBe(second?.gross);
        }
      }
    }
  });

  it("H13 a deposit of everything leaves a balance of nothing at each rate", () => {
    for (let net = 10_000; net <= 12_000; net += 1) {
      const { balance } = splitDeposit({ vatRows: [rowOf(net, 2300)] }, 10_000);
      expect(balance.vatRows).toEqual([{ rate: 2300, gross: 0, net: 0, vat: 0 }]);
    }
  });
});
