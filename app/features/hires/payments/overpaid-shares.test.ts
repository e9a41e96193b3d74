import fc from "fast-check";
import { expect, it } from "vitest";
import type { VatRow } from "#app/features/orders/totals.ts";
import { addCents, type Cents, cents, vatIncluded, withVat } from "#app/lib/money.ts";
import { splitDeposit } from "#tests/support/hire/price-terms.ts";
import { type HirePayment, moneyOf, sumOfVatRows, withoutRows } from "./hire-money.ts";
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
  total: sumOfVatRows(vatRows),
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
  total: sumOfVatRows(vatRows),
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
        fc.pre(sumOfVatRows(first) - 10 > sumOfVatRows(second) && sumOfVatRows(second) > 0);
        const { deposit } = splitDeposit({ vatRows: first }, share);
        const hire = hireOf(first, deposit.total);
        const one = paid("hire-deposit", deposit.vatRows);
        const orders = [one, paid("hire-balance", moneyOf(hire, [one]).balance.vatRows)];
        const cheaper = hireOf(second, deposit.total);
        const over = moneyOf(cheaper, orders).overpaid;
        const sums = [cents(Math.floor((over - 2) * part)), over];
        expect(documentsOf(giveBack(cheaper, orders, sums))).toEqual(second);
      },
    ),
  );
});

it("H13: charges the other rate with a last refund of a cent, too, as far as it goes", () => {
  const cheaper = hireOf([rowOf(900, 200_00)], cents(100_00));
  const documentsAfter = (share: number) => {
    const orders = [
      paid("hire-deposit", [rowOf(2_300, share), rowOf(900, 50_00)]),
      paid("hire-balance", [rowOf(2_300, 150_00 - share), rowOf(900, 100_00)]),
    ];
    const given = giveBack(cheaper, orders, [cents(99_99), cents(1)]);
    return documentsOf(given).map(({ rate, gross }) => [rate, gross]);
  };
  expect(documentsAfter(50_01)).toEqual([[900, 200_00]]);
  // A cent is no two refunds: the cent of the other payment stays.
  expect(documentsAfter(50_00)).toEqual([
    [2_300, 1],
    [900, 199_99],
  ]);
});

/** The payments of a hire after these sums of what was too much were given back, each at most what is left of it. */
function giveBack(
  hire: ReturnType<typeof hireOf>,
  orders: readonly HirePayment[],
  sums: readonly Cents[],
): readonly HirePayment[] {
  let now = orders;
  for (const amount of sums) {
    const money = moneyOf(hire, now);
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
  return now;
}

/** The VAT table of all documents of a hire together. */
function documentsOf(orders: readonly HirePayment[]): readonly VatRow[] {
  const left = orders.reduce<readonly VatRow[]>(
    (rows, order) => withoutRows(withoutRows(rows, order.vatRows.map(negative)), order.returnedRows ?? []),
    [],
  );
  const rows = left.filter(({ gross, vat }) => gross !== 0 || vat !== 0);
  return rows.toSorted((x, y) => y.rate - x.rate);
}

function rowOf(rate: number, sum: number): VatRow {
  const gross = cents(sum);
  const vat = vatIncluded(gross, rate);
  return { rate, gross, vat, net: cents(gross - vat) };
}

function negative({ rate, gross, net, vat }: VatRow): VatRow {
  return { rate, gross: cents(-gross), net: cents(-net), vat: cents(-vat) };
}
