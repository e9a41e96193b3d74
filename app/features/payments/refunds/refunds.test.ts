import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineTotalOf } from "#app/features/orders/totals.ts";
import { owedOf } from "#app/features/withdrawals/owed-pieces.ts";
import { addCents, allocate, type Cents, cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import {
  isClaimed,
  partsOf,
  planRefund,
  type RefundChoice,
  type RefundView,
  refundableOf,
} from "./refunds.ts";

const line = fc.record({
  unitPrice: fc.integer({ min: 1, max: 2_000_000 }).map(cents),
  quantity: fc.integer({ min: 1, max: 9 }),
  /** No more than the price of one piece. */
  discount: fc.constantFrom(cents(0), cents(1)),
});
const step = fc.oneof(
  fc.record({
    kind: fc.constant("lines" as const),
    picks: fc.array(fc.tuple(fc.nat(5), fc.nat(9)), { maxLength: 4 }),
    delivery: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("amount" as const),
    amount: fc.integer({ min: 1, max: 500_000 }).map(cents),
  }),
);

const NOW = new Date("2026-11-21T12:00:00Z");

function choiceOf(raw: Step): RefundChoice {
  if (raw.kind === "amount") return raw;
  const lines = [...new Map(raw.picks).entries()].map(([position, quantity]) => ({ position, quantity }));
  return { kind: "lines", lines, restock: [], delivery: raw.delivery };
}
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

describe("refunds", () => {
  it("of any kind, one after another, give back exactly what was paid", () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 50_000 }).map(cents),
        fc.array(step, { maxLength: 4 }),
        (lines, delivery, steps) => {
          const total = addCents(delivery, ...lines.map(lineTotalOf));
          const done: RefundView[] = [];
          for (const choice of [...steps.map(choiceOf), { kind: "whole", restock: [] } as const]) {
            const left = refundableOf({ lines, delivery }, total, done);
            const plan = planRefund(left, choice);
            if (!plan.ok) continue;
            const { amount, deliveryAmount } = plan.value;
            const parts = addCents(deliveryAmount, ...plan.value.lines.map((l) => l.amount));
            expect(amount).toBeGreaterThan(0);
            expect(amount).toBeLessThanOrEqual(left.amount);
            if (choice.kind === "lines") expect(parts).toBe(amount);
            else expect(parts).toBeLessThanOrEqual(amount);
            done.push(viewOf(amount, deliveryAmount, plan.value.lines));
          }
          expect(addCents(...done.map((refund) => refund.amount))).toBe(total);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("of a discounted line give back what was paid for it, piece by piece", () => {
    const order = { lines: [{ unitPrice: cents(1000), quantity: 3, discount: cents(1000) }], delivery: ZERO };
    const done: RefundView[] = [];
    for (const amount of [667, 666, 667]) {
      const left = refundableOf(order, cents(2000), done);
      const one = {
        kind: "lines",
        lines: [{ position: 0, quantity: 1 }],
        restock: [],
        delivery: false,
      } as const;
      const plan = planRefund(left, one);
      expect(plan.ok && plan.value.amount).toBe(amount);
      if (plan.ok) done.push(viewOf(plan.value.amount, ZERO, plan.value.lines));
    }
    expect(refundableOf(order, cents(2000), done).amount).toBe(0);
  });

  it("of lines come to what was paid for them, whichever of them the provider refuses", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }).map(cents),
        fc.integer({ min: 2, max: 9 }),
        fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 4 }), isRefused: fc.boolean() })),
        (discount, quantity, asked) => {
          const order = { lines: [{ unitPrice: cents(1000), quantity, discount }], delivery: cents(500) };
          const paid = lineTotalOf({ unitPrice: cents(1000), quantity, discount });
          let done: RefundView[] = [];
          const ask = (pieces: number) => {
            const lines = [{ position: 0, quantity: pieces }];
            const left = refundableOf(order, addCents(paid, order.delivery), done);
            const plan = planRefund(left, { kind: "lines", lines, restock: [], delivery: false });
            if (plan.ok) done.push(viewOf(plan.value.amount, ZERO, plan.value.lines));
            return plan.ok;
          };
          const outcomes = asked.filter(({ pieces }) => ask(pieces)).map(({ isRefused }) => isRefused);
          done = done.filter((_, at) => !outcomes[at]);
          const last = quantity - sumBy(done, ({ lines }) => lines[0]?.quantity ?? 0);
          const stated = { quantities: { 0: last }, whole: false };
          const owed = owedOf({ lines: order.lines, totals: { delivery: ZERO } } as never, stated, done);
          const before = addCents(...done.map(({ amount }) => amount));
          ask(last);
          // What a statement of withdrawal claims is what its refund comes to.
          expect(addCents(before, owed.lines[0]?.amount ?? ZERO)).toBe(paid);
          expect(addCents(...done.map(({ amount }) => amount))).toBe(paid);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("that the provider never took on claim nothing", () => {
    const order = { lines: [{ unitPrice: cents(500), quantity: 2 }], delivery: ZERO };
    const dead: RefundView = { ...viewOf(cents(500), ZERO, []), state: "failed", takenAt: null };
    expect(refundableOf(order, cents(1000), [dead]).amount).toBe(1000);
    expect(refundableOf(order, cents(1000), [{ ...dead, takenAt: NOW }]).amount).toBe(500);
  });
});

function viewOf(
  amount: Cents,
  deliveryAmount: Cents,
  lines: readonly { position: number; quantity: number; amount: Cents; restocked: number }[],
): RefundView {
  return {
    id: "",
    paymentId: "",
    provider: "sandbox",
    kind: "order",
    amount,
    deliveryAmount,
    applied: addCents(),
    reason: "",
    state: "succeeded",
    providerRef: null,
    failure: null,
    takenAt: NOW,
    createdAt: NOW,
    lines: lines.map((line) => ({ ...line, toRestock: line.quantity - line.restocked })),
  };
}

/** What the provider makes of the parts of a refund, one for each payment; it may answer after refunds that follow. */
const outcome = fc.record({ refused: fc.constantFrom("none", "first", "all"), isLate: fc.boolean() });
const paidOrder = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  delivery: fc.integer({ min: 0, max: 5_000 }).map(cents),
  /** How the total was paid, as weights. */
  payments: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
});

/** An order that was paid by several payments, and its refunds. */
function newOrder({ lines, delivery, payments }: typeof paidOrder extends fc.Arbitrary<infer T> ? T : never) {
  const order = { lines, delivery };
  const total = addCents(delivery, ...lines.map(lineTotalOf));
  const paid = allocate(total, payments.map(cents));
  const done: RefundView[] = [];
  const left = () => refundableOf(order, total, done);
  const claimedOf = (paymentId: string) =>
    done.filter((refund) => refund.paymentId === paymentId && isClaimed(refund)).map(({ amount }) => amount);
  const sources = () =>
    paid.map((amount, at) => {
      const paymentId = `payment-${at}`;
      return { paymentId, left: subtractCents(amount, addCents(...claimedOf(paymentId))) };
    });
  /** Asks for a refund; gives the places of its parts, none where it is not possible. */
  const ask = (choice: RefundChoice): readonly number[] => {
    const plan = planRefund(left(), choice);
    if (!plan.ok) return [];
    const parts = partsOf(plan.value, sources());
    expect(addCents(...parts.map((part) => part.plan.amount))).toBe(plan.value.amount);
    return parts.map(({ paymentId, plan: { amount, deliveryAmount, lines: own } }) => {
      const before = sources().find((source) => source.paymentId === paymentId)?.left ?? ZERO;
      expect(amount).toBeLessThanOrEqual(before);
      if (choice.kind === "lines") expect(addCents(deliveryAmount, ...own.map((l) => l.amount))).toBe(amount);
      return done.push({ ...viewOf(amount, deliveryAmount, own), paymentId }) - 1;
    });
  };
  const refuse = (at: number) => {
    const refund = done[at];
    if (refund) done[at] = { ...refund, state: "failed", takenAt: null };
  };
  const claimed = () => done.filter(isClaimed);
  return { total, left, ask, refuse, claimed };
}

describe("a refund that comes from several payments", () => {
  it("can be asked for again by line, to the cent, where its first part is refused", () => {
    const asked = fc.array(fc.record({ picks: fc.array(fc.tuple(fc.nat(3), fc.nat(9))), outcome }));
    fc.assert(
      fc.property(paidOrder, asked, fc.boolean(), (of, asks, delivery) => {
        const { total, left, ask, refuse, claimed } = newOrder(of);
        const late: number[] = [];
        for (const { picks, outcome: how } of asks) {
          const parts = ask(choiceOf({ kind: "lines", picks, delivery }));
          const refused = { none: [], first: parts.slice(0, 1), all: parts }[how.refused];
          if (how.isLate) late.push(...refused);
          else for (const at of refused) refuse(at);
        }
        for (const at of late) refuse(at);
        const rest = left();
        const lines = rest.lines.map(({ position, left: quantity }) => ({ position, quantity }));
        ask({ kind: "lines", lines, restock: [], delivery: true });
        expect(addCents(...claimed().map(({ amount }) => amount))).toBe(total);
        for (const [position, { quantity, ...one }] of of.lines.entries()) {
          const own = claimed().flatMap((refund) => refund.lines.filter((l) => l.position === position));
          expect(addCents(...own.map(({ amount }) => amount))).toBe(lineTotalOf({ ...one, quantity }));
          expect(sumBy(own, (l) => l.quantity)).toBe(quantity);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("gives back exactly what was paid, whatever was asked for and whichever parts were refused", () => {
    const asked = fc.array(fc.record({ step, refused: fc.array(fc.nat(2)) }), { maxLength: 5 });
    fc.assert(
      fc.property(paidOrder, asked, (of, asks) => {
        const { total, ask, refuse, claimed } = newOrder(of);
        for (const { step: raw, refused } of asks) {
          const parts = ask(choiceOf(raw));
          for (const at of refused) refuse(parts[at] ?? -1);
        }
        ask({ kind: "whole", restock: [] });
        expect(addCents(...claimed().map(({ amount }) => amount))).toBe(total);
      }),
      { numRuns: 3000 },
    );
  });

  const sources = [400, 200, 100].map((left, at) => ({ paymentId: `payment-${at}`, left: cents(left) }));
  const shared = (amount: number) => {
    const parts = partsOf({ amount: cents(amount), deliveryAmount: ZERO, lines: [] }, sources);
    return parts.map(({ plan }) => plan.amount);
  };

  it.each([
    [300, [300]],
    [400, [400]],
    [500, [400, 100]],
    [600, [400, 200]],
    [650, [400, 200, 50]],
    [700, [400, 200, 100]],
  ])("uses each up before the next: %d", (amount, parts) => {
    expect(shared(amount)).toEqual(parts);
  });
});
