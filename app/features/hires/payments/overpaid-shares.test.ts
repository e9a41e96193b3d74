import fc from "fast-check";
import { expect, it } from "vitest";
import type { VatRow } from "#app/features/orders/totals.ts";
import { addCents, type Cents, cents, withVat } from "#app/lib/money.ts";
import { splitDeposit } from "#tests/support/hire/price-terms.ts";
import { type HirePayment, moneyOf, sumOf, withoutRows } from "./hire-money.ts";
import { overpaidShares } from "./overpaid-shares.ts";

const RATES = [2_300, 1_350, 900];

const tableOf = (nets: readonly number[]): readonly VatRow[] =>
  nets.flatMap((amount, at) => {
    const [rate, net] = [RATES[at] ?? 0, cents(amount)];
    const gross = withVat(net, rate);
    return amount === 0 ? [] : [{ rate, net, gross, vat: cents(gross - net) }];
  });

const paid = (kind: HirePayment["kind"], vatRows: readonly VatRow[]): HirePayment => ({
  orderId: kind,
  number: 1,
  token: "",
  kind,
  charge: null,
  state: "paid",
  provider: "sandbox",
  vatRows,
  total: sumOf(vatRows),
  refunded: cents(0),
  placedAt: new Date(0),
  expiresAt: new Date(0),
  paidAt: new Date(0),
});

const hireOf = (vatRows: readonly VatRow[], deposit: Cents) => ({
  state: "reserved" as const,
  vatRows,
  deposit,
  security: cents(0),
  total: sumOf(vatRows),
});

const nets = fc.tuple(...RATES.map(() => fc.constantFrom(0, 1, 4_999, 30_001, 123_457)));

it("H13: leaves the price of any cheaper version at every rate once all of it was given back", () => {
  fc.assert(
    fc.property(
      nets,
      nets,
      fc.integer({ min: 1, max: 9_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (a, b, share, part) => {
        const [first, second] = [tableOf(a), tableOf(b)];
        fc.pre(sumOf(first) - 10 > sumOf(second) && sumOf(second) > 0);
        const { deposit } = splitDeposit({ vatRows: first }, share);
        const hire = hireOf(first, deposit.total);
        const one = paid("hire-deposit", deposit.vatRows);
        const orders = [one, paid("hire-balance", moneyOf(hire, [one]).balance.vatRows)];
        const cheaper = hireOf(second, deposit.total);
        let now: readonly HirePayment[] = orders;
        const over = moneyOf(cheaper, now).overpaid;
        for (const amount of [cents(Math.floor((over - 2) * part)), over]) {
          const money = moneyOf(cheaper, now);
          const asked = amount < money.overpaid ? amount : money.overpaid;
          const shares = overpaidShares({ orders: now, money }, asked, "hire-balance");
          expect(addCents(...shares.map((given) => given.amount))).toBe(asked);
          expect(shares.every((given) => given.amount > 0)).toBe(true);
          now = now.map((order) => {
            const given = shares.find(({ orderId }) => orderId === order.orderId);
            if (!given) return order;
            const refunded = addCents(order.refunded, given.amount);
            const returnedRows = [...(order.returnedRows ?? []), ...given.vatRows];
            return { ...order, refunded, returned: refunded, returnedRows };
          });
        }
        const left = now.reduce<readonly VatRow[]>(
          (rows, order) =>
            withoutRows(withoutRows(rows, order.vatRows.map(negative)), order.returnedRows ?? []),
          [],
        );
        expect(
          left.filter(({ gross, vat }) => gross !== 0 || vat !== 0).toSorted((x, y) => y.rate - x.rate),
        ).toEqual(second);
      },
    ),
  );
});

function negative({ rate, gross, net, vat }: VatRow): VatRow {
  return { rate, gross: cents(-gross), net: cents(-net), vat: cents(-vat) };
}
