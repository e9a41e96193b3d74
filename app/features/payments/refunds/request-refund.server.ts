import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refundLines, refunds } from "#app/db/schema/shop/payments.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { HIRE_PRICE_KINDS } from "#app/features/orders/enums.ts";
import { unsentOf } from "#app/features/orders/fulfilment/refunded-pieces.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import type { VatRow } from "#app/features/orders/totals.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { newId } from "#app/lib/ids.ts";
import { addCents, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { PaymentContext } from "../providers.server.ts";
import { getRefundSources, listPaidPayments, listRefunds } from "./list-refunds.server.ts";
import { isOverLimit } from "./refund-limit.server.ts";
import {
  isClaimed,
  type PlanRefusal,
  partsOf,
  planRefund,
  type RefundAskChoice,
  type RefundKind,
  type RefundPart,
  type RefundPlan,
  type RefundShare,
} from "./refunds.ts";
import { sendRefund } from "./send-refund.server.ts";

export interface RefundAsk {
  /** An id made with the form: posting the form again names the same refund. */
  readonly id: string;
  readonly orderId: string;
  /** The order's version that the form was made from. */
  readonly version: number;
  /** The staff member; null for the system and for the customer. */
  readonly actorId: string | null;
  readonly reason: string;
  readonly choice: RefundAskChoice;
  /** The VAT table of what it gives back, where it is no share of its order; null or left out: it is. */
  readonly vatRows?: readonly VatRow[] | null;
  /** The statement of withdrawal that it follows; null or left out: none. */
  readonly withdrawalId?: string | null;
  /** The sum that was agreed to, including VAT; null: none yet. Left out, no one is asked. */
  readonly confirmed?: Cents | null;
  /** What this person may give back of one purchase, all refunds they asked for together; null or left out: any sum. */
  readonly limit?: Cents | null;
}

export type RefundAskRefusal =
  | PlanRefusal
  | { readonly kind: "not-found" }
  | { readonly kind: "not-paid" }
  /** Somebody else has done something to the order since the form was made. */
  | { readonly kind: "conflict" }
  /** The refund comes to another sum than the one that was agreed to. */
  | { readonly kind: "to-confirm"; readonly amount: Cents }
  /** More than this person may give back. */
  | { readonly kind: "over-limit"; readonly amount: Cents };

/**
 * Gives money back: written down first, under the order's lock, so that all refunds together never exceed what was
 * captured; then asked of the provider. When the provider does not answer, the worker goes on asking for the same
 * refund. Returns its id.
 */
export async function requestRefund(
  context: PaymentContext,
  ask: RefundAsk,
): Promise<Result<string, RefundAskRefusal>> {
  const written = await inTransaction(context.db, (tx) => writeShares(tx, context, ask));
  if (!written.ok) return written;
  for (const id of written.value) await sendRefund(context, id);
  return ok(ask.id);
}

/**
 * Writes down one refund, or of what was paid too much for a hire one for each payment that carried it: each credit note
 * then has the rates of what is hired no more.
 */
async function writeShares(
  tx: Tx,
  { clock, orderKinds }: PaymentContext,
  ask: RefundAsk,
): Promise<Result<readonly string[], RefundAskRefusal>> {
  const now = clock.now();
  const { choice, orderId } = ask;
  const hireId = choice.kind === "amount" ? await getPricedHire(tx, orderId) : null;
  if (choice.kind !== "amount" || hireId === null) return writeRefundRequest(tx, ask, now);
  await orderKinds.lockHire(tx, hireId);
  const priced = await lockPricedOrders(tx, hireId);
  const versionOf = (wanted: string) => priced.find(({ id }) => id === wanted)?.version ?? 0;
  if ((await tx.$count(refunds, eq(refunds.id, ask.id))) > 0) return ok([ask.id]);
  if (versionOf(orderId) !== ask.version) return refuse({ kind: "conflict" });
  const { amount } = choice;
  const shares = await orderKinds.shareOverpaid(tx, { hireId, orderId, amount, now });
  const parts = withRest(shares, orderId, amount);
  const { confirmed, ...unasked } = ask;
  const ids: string[] = [];
  for (const [index, part] of parts.entries()) {
    const version = versionOf(part.orderId);
    const id = index === 0 ? ask.id : newId();
    const written = await writeRefundRequest(tx, { ...unasked, ...askOf(part), id, version }, now);
    if (!written.ok) return written;
    ids.push(...written.value);
  }
  // What was agreed to is the whole sum, not a part of it.
  if (confirmed !== undefined && confirmed !== amount) return refuse({ kind: "to-confirm", amount });
  if (shares.length === 0) return ok(ids);
  // A form from before, on the page of any of them, would give the same difference back again.
  const others = priced.filter(({ id }) => parts.every((part) => part.orderId !== id));
  const rows = inArray(
    orders.id,
    others.map(({ id }) => id),
  );
  await tx.update(orders).set(nextVersion(orders, now)).where(rows);
  return ok(ids);
}

interface PricedPart extends Pick<RefundShare, "orderId" | "amount"> {
  readonly vatRows: readonly VatRow[] | null;
}

/** The shares of a sum; what no other order carried is a refund of the order that it is asked of, which comes first. */
function withRest(shares: readonly RefundShare[], orderId: string, amount: Cents): readonly PricedPart[] {
  const own = shares.find((share) => share.orderId === orderId);
  const others = shares.filter((share) => share !== own);
  const rest = subtractCents(amount, addCents(...others.map((share) => share.amount)));
  return [...(rest > 0 ? [{ orderId, vatRows: null, ...own, amount: rest }] : []), ...others];
}

function askOf({ orderId, amount, vatRows }: PricedPart) {
  return { orderId, vatRows, choice: { kind: "amount", amount } } as const;
}

/** Locks the orders that pay the price of a hire, oldest first. The hire is locked. */
function lockPricedOrders(tx: Tx, hireId: string) {
  return tx
    .select({ id: orders.id, version: orders.version })
    .from(orders)
    .where(and(eq(orders.hireId, hireId), inArray(orders.kind, HIRE_PRICE_KINDS)))
    .orderBy(asc(orders.number))
    .for("update");
}

/** The hire whose price an order pays a part of; null for any other order. */
async function getPricedHire(tx: Tx, orderId: string): Promise<string | null> {
  const [row] = await tx
    .select({ hireId: orders.hireId })
    .from(orders)
    .where(and(eq(orders.id, orderId), inArray(orders.kind, HIRE_PRICE_KINDS)));
  return row?.hireId ?? null;
}

/**
 * Writes a refund down in a transaction of the caller, who asks the provider for each id that it gives afterwards, with
 * `sendRefund`: more than one where the order was paid with a credit as well. Locks the order.
 */
export async function writeRefundRequest(
  tx: Tx,
  ask: RefundAsk,
  now: Date,
): Promise<Result<readonly string[], RefundAskRefusal>> {
  const locked = await lockOrder(tx, ask.orderId);
  if (!locked) return refuse({ kind: "not-found" });
  if (await isKnown(tx, ask)) return ok([ask.id]);
  if (locked.version !== ask.version) return refuse({ kind: "conflict" });
  const planned = await plan(tx, ask);
  if (!planned.ok) return planned;
  const { kind, parts, amounts } = planned.value;
  const { limit = null, actorId } = ask;
  if (limit !== null && actorId !== null) {
    const { orderId } = ask;
    if (await isOverLimit(tx, { orderId, actorId, limit, amount: amounts.amount }))
      return refuse({ kind: "over-limit", amount: limit });
  }
  if (ask.confirmed !== undefined && ask.confirmed !== amounts.amount)
    return refuse({ kind: "to-confirm", amount: amounts.amount });
  const ids = await storeParts(tx, ask, { kind, parts, now });
  await tx.update(orders).set(nextVersion(orders, now)).where(eq(orders.id, ask.orderId));
  if (amounts.amount === 0) return ok(ids);
  await addAuditEntry(tx, {
    actorId: ask.actorId,
    action: "refund.requested",
    subjectType: "order",
    subjectId: ask.orderId,
    details: { refundId: ask.id, amount: amounts.amount, kind },
  });
  return ok(ids);
}

/** One row for each payment that the money goes back to; the first has the id that was asked for. */
async function storeParts(
  tx: Tx,
  { id, orderId, reason, actorId, withdrawalId = null, vatRows = null }: RefundAsk,
  { kind, parts, now }: Pick<Planned, "kind" | "parts"> & { readonly now: Date },
): Promise<readonly string[]> {
  const rows = parts.map(({ paymentId, plan }, index) => {
    const { amount, deliveryAmount } = plan;
    const refundId = index === 0 ? id : newId();
    return {
      id: refundId,
      orderId,
      paymentId,
      kind,
      amount,
      deliveryAmount,
      reason,
      actorId,
      withdrawalId,
      vatRows: index === 0 ? vatRows : null,
      createdAt: now,
    };
  });
  await tx.insert(refunds).values(rows);
  const lines = parts.flatMap(({ plan }, index) =>
    plan.lines.map((line) => {
      const unsent = unsentOf(orderId, line.position, line.quantity);
      const unsentRestocked = sql`least(${line.restocked}, ${unsent})`;
      return { ...line, refundId: rows[index]?.id ?? id, unsent, unsentRestocked };
    }),
  );
  if (lines.length > 0) await tx.insert(refundLines).values(lines);
  return rows.map((row) => row.id);
}

async function isKnown(tx: Tx, ask: RefundAsk): Promise<boolean> {
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.id, ask.id), eq(refunds.orderId, ask.orderId)));
  return rows.length > 0;
}

interface Planned {
  readonly kind: RefundKind;
  readonly parts: readonly RefundPart[];
  readonly amounts: RefundPlan;
}

async function plan(tx: Tx, ask: RefundAsk): Promise<Result<Planned, RefundAskRefusal>> {
  const order = await getOrder(tx, ask.orderId);
  if (!order) return refuse({ kind: "not-paid" });
  const [own] = await listPaidPayments(tx, order.id);
  if (!own && order.credit === 0) return refuse({ kind: "not-paid" });
  const before = await listRefunds(tx, ask.orderId);
  if (ask.choice.kind === "duplicate") {
    const [, ...more] = await listPaidPayments(tx, ask.orderId);
    const open = more.find(
      (payment) => !before.some((refund) => refund.paymentId === payment.id && isClaimed(refund)),
    );
    if (!open) return refuse({ kind: "too-much" });
    const amounts = { amount: open.amount, deliveryAmount: ZERO, lines: [] };
    return ok({ kind: "duplicate", parts: [{ paymentId: open.id, plan: amounts }], amounts });
  }
  const { left, sources } = await getRefundSources(tx, order, { own, given: before });
  const planned = planRefund(left, ask.choice);
  if (!planned.ok) return planned;
  return ok({ kind: "order", parts: partsOf(planned.value, sources), amounts: planned.value });
}
