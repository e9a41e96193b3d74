import { type GivenPieces, paidForNext } from "#app/features/orders/next-pieces.ts";
import type { ProviderName } from "#app/features/orders/orders.ts";
import type { PricedLine, VatRow } from "#app/features/orders/totals.ts";
import { addCents, allocate, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumBy } from "#app/lib/sums.ts";
import type { REFUND_KINDS, REFUND_STATES } from "../enums.ts";

export type RefundState = (typeof REFUND_STATES)[number];

export type RefundKind = (typeof REFUND_KINDS)[number];

interface RefundLineView {
  /** The line's position in its order, from 0. */
  readonly position: number;
  /** 0 where the pieces are in the part of another payment. */
  readonly quantity: number;
  readonly amount: Cents;
  /** Pieces that go back into stock with the refund, or went back after it. */
  readonly restocked: number;
  /** Pieces that can be put into stock once they are there: not put there yet, or sent out of it since. */
  readonly toRestock: number;
}

export interface RefundView {
  readonly id: string;
  readonly paymentId: string;
  /** That of the payment. */
  readonly provider: ProviderName;
  readonly kind: RefundKind;
  readonly amount: Cents;
  readonly deliveryAmount: Cents;
  /** The part of the amount that pays an added order and is not given back as money. */
  readonly applied: Cents;
  readonly reason: string;
  /** The statement of withdrawal that it was asked for from; null or left out: none. */
  readonly withdrawalId?: string | null;
  readonly state: RefundState;
  readonly providerRef: string | null;
  readonly failure: string | null;
  /** The instant at which the provider accepted it; null while that is not known. */
  readonly takenAt: Date | null;
  readonly createdAt: Date;
  readonly lines: readonly RefundLineView[];
}

/** A line of the order with what has not been given back of it. */
interface RefundableLine {
  readonly position: number;
  readonly unitPrice: Cents;
  /** What the whole line was discounted by when it was ordered. */
  readonly discount: Cents;
  readonly ordered: number;
  readonly left: number;
  readonly given: readonly GivenPieces[];
}

/** What can still be given back of an order. */
export interface Refundable {
  readonly lines: readonly RefundableLine[];
  readonly delivery: Cents;
  /** Captured and not claimed by any refund. */
  readonly amount: Cents;
}

/** What staff ask for. Lines name those that go back into stock, and, for `lines`, what is given back. */
export type RefundChoice =
  | { readonly kind: "whole"; readonly restock: readonly number[] }
  | {
      readonly kind: "lines";
      readonly lines: readonly { readonly position: number; readonly quantity: number }[];
      readonly restock: readonly number[];
      readonly delivery: boolean;
      /** Pieces that cost nothing may come off alone: an edit of the order, which gives no money back. */
      readonly free?: true;
    }
  /** A sum for no line in particular. */
  | { readonly kind: "amount"; readonly amount: Cents };

/** What a form asks for; "duplicate" is the whole of the payment that was too much. */
export type RefundAskChoice = RefundChoice | { readonly kind: "duplicate" };

interface PlannedLine {
  readonly position: number;
  readonly quantity: number;
  readonly amount: Cents;
  readonly restocked: number;
}

export interface RefundPlan {
  readonly amount: Cents;
  readonly deliveryAmount: Cents;
  readonly lines: readonly PlannedLine[];
}

export type PlanRefusal =
  | { readonly kind: "nothing-chosen" }
  /** More pieces than are left of the line at this position, from 0. */
  | { readonly kind: "too-many-refunded"; readonly position: number }
  /** More than is left of the payment. */
  | { readonly kind: "too-much" };

/** A refund counts against its payment unless the provider never took it on. */
export function isClaimed(refund: { readonly state: string; readonly takenAt: Date | null }): boolean {
  return refund.state !== "failed" || refund.takenAt !== null;
}

/** What a refund of an order comes to, line by line. Every amount includes VAT. */
export function planRefund(left: Refundable, choice: RefundChoice): Result<RefundPlan, PlanRefusal> {
  switch (choice.kind) {
    case "whole":
      return planWhole(left, choice.restock);
    case "lines":
      return planLines(left, choice);
    case "amount":
      if (choice.amount <= 0) return refuse({ kind: "nothing-chosen" });
      if (choice.amount > left.amount) return refuse({ kind: "too-much" });
      return ok({ amount: choice.amount, deliveryAmount: ZERO, lines: [] });
  }
}

/** Everything that is left. Where a sum was given back before, it is shared by lines and delivery. */
function planWhole(left: Refundable, restock: readonly number[]): Result<RefundPlan, PlanRefusal> {
  if (left.amount <= 0) return refuse({ kind: "nothing-chosen" });
  const lines = left.lines.filter((line) => line.left > 0);
  const worth = lines.map((line) => worthOf(line, line.left));
  const whole = addCents(...worth, left.delivery);
  const parts = whole === left.amount ? [...worth, left.delivery] : shares(left.amount, worth, left.delivery);
  return ok({
    amount: left.amount,
    deliveryAmount: parts.at(-1) ?? ZERO,
    lines: lines.map((line, index) => ({
      position: line.position,
      quantity: line.left,
      amount: parts[index] ?? ZERO,
      restocked: restock.includes(line.position) ? line.left : 0,
    })),
  });
}

/** Nothing is left of the lines when a sum was taken for no line in particular: then it means itself. */
function shares(amount: Cents, worth: readonly Cents[], delivery: Cents): readonly Cents[] {
  const whole = addCents(...worth, delivery);
  if (whole === 0) return [...worth, ZERO];
  return allocate(amount < whole ? amount : whole, [...worth, delivery]);
}

function planLines(
  left: Refundable,
  choice: Extract<RefundChoice, { kind: "lines" }>,
): Result<RefundPlan, PlanRefusal> {
  const byPosition = new Map(left.lines.map((line) => [line.position, line]));
  const lines: PlannedLine[] = [];
  for (const { position, quantity } of choice.lines) {
    if (quantity === 0) continue;
    const line = byPosition.get(position);
    if (!line || !Number.isSafeInteger(quantity) || quantity < 0 || quantity > line.left)
      return refuse({ kind: "too-many-refunded", position });
    const amount = worthOf(line, quantity);
    lines.push({ position, quantity, amount, restocked: choice.restock.includes(position) ? quantity : 0 });
    byPosition.delete(position);
  }
  const deliveryAmount = choice.delivery ? left.delivery : ZERO;
  const amount = addCents(deliveryAmount, ...lines.map((line) => line.amount));
  if (amount <= 0 && !(choice.free && lines.length > 0)) return refuse({ kind: "nothing-chosen" });
  if (amount > left.amount) return refuse({ kind: "too-much" });
  return ok({ amount, deliveryAmount, lines });
}

/** What was paid for the next pieces of a line: with those given back before, never more than the line. */
function worthOf({ unitPrice, discount, ordered, given }: RefundableLine, pieces: number): Cents {
  return paidForNext({ unitPrice, discount, quantity: ordered }, pieces, given);
}

/** What of an order's own payment was given back, or is on its way. */
export function refundedOf(refunds: readonly RefundView[]): Cents {
  const claimed = refunds.filter((refund) => refund.kind === "order" && isClaimed(refund));
  return addCents(...claimed.map((refund) => refund.amount));
}

/** What is left to give back of an order that was paid with `captured`. */
export function refundableOf(
  order: {
    readonly lines: readonly Omit<PricedLine, "vatRate">[];
    readonly delivery: Cents;
  },
  captured: Cents,
  refunds: readonly RefundView[],
): Refundable {
  const claimed = refunds.filter((refund) => refund.kind === "order" && isClaimed(refund));
  const given = Map.groupBy(
    claimed.flatMap(({ lines }) => lines),
    ({ position }) => position,
  );
  const amount = subtractCents(captured, addCents(...claimed.map((refund) => refund.amount)));
  const delivery = subtractCents(order.delivery, addCents(...claimed.map((refund) => refund.deliveryAmount)));
  return {
    lines: order.lines.map((line, position) => {
      const back = given.get(position) ?? [];
      return {
        position,
        unitPrice: line.unitPrice,
        discount: line.discount ?? ZERO,
        ordered: line.quantity,
        left: Math.max(0, line.quantity - sumBy(back, ({ quantity }) => quantity)),
        given: back.map(({ quantity, amount: paidBack }) => ({ quantity, amount: paidBack })),
      };
    }),
    delivery: delivery > 0 ? delivery : ZERO,
    amount: amount > 0 ? amount : ZERO,
  };
}

/** A refund taken apart by the payments that it goes back to. */
export interface RefundPart {
  readonly paymentId: string;
  readonly plan: RefundPlan;
}

/** A part of a refund, at one payment of a hire. */
export interface RefundShare {
  readonly orderId: string;
  readonly amount: Cents;
  /** The VAT table of what it gives back. */
  readonly vatRows: readonly VatRow[];
}

/** A payment, and what of it no refund claims. */
export interface RefundSource {
  readonly paymentId: string;
  readonly left: Cents;
}

/**
 * Shares a refund over the payments of its order, each of which is used up before the next. The pieces are in the first
 * part. Each part has its share of what was paid for them, so that one that is refused leaves that share to be given back.
 */
export function partsOf(plan: RefundPlan, sources: readonly RefundSource[]): readonly RefundPart[] {
  const open = sources.filter(({ left }) => left > 0);
  const [first, ...others] = open.length > 0 ? open : sources;
  if (!first) return [];
  if (others.length === 0 || plan.amount <= first.left) return [{ paymentId: first.paymentId, plan }];
  const own = scaled(plan, first.left);
  const parts: RefundPart[] = [{ paymentId: first.paymentId, plan: own }];
  let rest = withoutPart(plan, own);
  for (const { paymentId, left } of others) {
    const amount = rest.amount < left || paymentId === others.at(-1)?.paymentId ? rest.amount : left;
    const part = scaled(rest, amount);
    if (amount > 0) parts.push({ paymentId, plan: { ...part, lines: part.lines.flatMap(sumOnly) } });
    rest = withoutPart(rest, part);
  }
  return parts;
}

/** The lines of a refund, reduced to a smaller sum. */
function scaled({ lines, deliveryAmount }: RefundPlan, amount: Cents): RefundPlan {
  const worth = lines.map((line) => line.amount);
  const parts = shares(amount, worth, deliveryAmount);
  return {
    amount,
    deliveryAmount: parts.at(-1) ?? ZERO,
    lines: lines.map((line, index) => ({ ...line, amount: parts[index] ?? ZERO })),
  };
}

/** What is left of a refund beside a part of it, in the same lines. */
function withoutPart(plan: RefundPlan, part: RefundPlan): RefundPlan {
  return {
    amount: subtractCents(plan.amount, part.amount),
    deliveryAmount: subtractCents(plan.deliveryAmount, part.deliveryAmount),
    lines: plan.lines.map((line, index) => {
      const taken = part.lines[index]?.amount ?? ZERO;
      return { ...line, amount: subtractCents(line.amount, taken) };
    }),
  };
}

/** A further share of what was paid for pieces that another part gives back. */
function sumOnly(line: PlannedLine): readonly PlannedLine[] {
  return line.amount === 0 ? [] : [{ ...line, quantity: 0, restocked: 0 }];
}

/** What staff have to transfer of a refund themselves; 0 where a provider gives it back, or it is done. */
export function toTransferOf({ state, provider, amount, applied }: RefundView): Cents {
  return state === "pending" && provider === "invoice" ? subtractCents(amount, applied) : ZERO;
}

export function sumToTransfer(transfers: readonly { readonly amount: Cents }[]): Cents {
  return addCents(...transfers.map(({ amount }) => amount));
}

/** A refund as the customer is told of it: no attempt that never came to anything, no reason of staff's. */
export interface CustomerRefund {
  readonly id: string;
  readonly amount: Cents;
  readonly at: Date;
  readonly arrived: boolean;
}

/** The refunds that a customer sees: those that took effect, each less what paid for an added order. */
export function listCustomerRefunds(refunds: readonly RefundView[]): readonly CustomerRefund[] {
  return refunds.flatMap(({ id, amount: whole, applied, takenAt, state }) => {
    const amount = subtractCents(whole, applied);
    return takenAt === null || amount === 0
      ? []
      : [{ id, amount, at: takenAt, arrived: state === "succeeded" }];
  });
}
