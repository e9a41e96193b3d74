import { and, desc, eq, exists, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { bankTransfers, payments } from "#app/db/schema/shop/payments.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { getOrder, getOrderWith } from "#app/features/orders/queries.server.ts";
import { PAGE_TIMEOUT_MS, type PaymentView } from "./payments.ts";
import type { PaymentContext } from "./providers.server.ts";
import { refreshPayment } from "./refresh-payment.server.ts";

/** What the page after a payment says. */
export type OrderOutcome =
  | { readonly kind: "paid"; readonly order: OrderView }
  /** The buyer has paid, but the money has not arrived; or the provider cannot be asked at the moment. */
  | { readonly kind: "checking"; readonly order: OrderView }
  /** Nothing has been paid. */
  | { readonly kind: "unpaid"; readonly order: OrderView };

interface OutcomeOptions {
  /** The session named by the return address: refreshed when it was never recorded. */
  readonly broughtRef?: string | null;
  /** False where none of the order's payments is known to be open: then a paid order is not asked about further. */
  readonly mayBeOpen?: boolean;
  /** How long the page waits for the provider, in milliseconds. */
  readonly timeoutMs?: number;
}

/** The form of Stripe's session ids; Stripe is not asked about any other text. */
const SESSION_REF = /^cs_(test|live)_\w{1,200}$/;

/** The order behind a public token, and whether one of its payments is open; null for an unknown token. */
export async function getOrderAndOpen(
  db: Db,
  token: string,
): Promise<{ readonly order: OrderView; readonly mayBeOpen: boolean } | null> {
  const open = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), eq(payments.state, "open")));
  const found = await getOrderWith(db, eq(orders.token, token), sql<boolean>`${exists(open)}`);
  return found && { order: found.order, mayBeOpen: found.fact };
}

/** Refreshes every open payment of an order, and returns what the order has become. */
export async function getOrderOutcome(
  context: PaymentContext,
  order: OrderView,
  { broughtRef = null, mayBeOpen = true, timeoutMs = PAGE_TIMEOUT_MS }: OutcomeOptions = {},
): Promise<OrderOutcome> {
  if (order.paidAt !== null && !mayBeOpen) return { kind: "paid", order };
  const known = await listPayments(context, order.id);
  if (order.paidAt !== null && !known.some(({ state }) => state === "open")) return { kind: "paid", order };
  const open: Pick<PaymentView, "provider" | "ref">[] = known.filter(({ state }) => state === "open");
  if (
    broughtRef !== null &&
    SESSION_REF.test(broughtRef) &&
    order.paidAt === null &&
    !known.some(({ ref }) => ref === broughtRef)
  )
    open.push({ provider: order.provider, ref: broughtRef });
  const refreshes = open.map(async (payment) => {
    const refreshed = await refreshPayment(context, { ...payment, orderId: order.id });
    return refreshed.ok
      ? refreshed.value.payment === "processing"
      : refreshed.error.kind === "provider-unavailable";
  });
  const unclear = await isUnclear(Promise.all(refreshes), timeoutMs);
  const current = (await getOrder(context.db, order.id)) ?? order;
  if (current.paidAt !== null) return { kind: "paid", order: current };
  return { kind: unclear || current.state === "processing" ? "checking" : "unpaid", order: current };
}

/** True when one of the answers is unclear, or they take longer than `ms`; requests under way go on. */
async function isUnclear(refreshes: Promise<readonly boolean[]>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), ms);
  });
  try {
    return await Promise.race([refreshes.then((answers) => answers.includes(true)), late]);
  } finally {
    clearTimeout(timer);
    // What fails after the page has answered is found again by the reconciler.
    refreshes.catch(() => {});
  }
}

/** Every attempt to pay an order, latest first. */
export async function listPayments(
  { db }: Pick<PaymentContext, "db">,
  orderId: string,
): Promise<readonly PaymentView[]> {
  const rows = await db
    .select({
      ...getTableColumns(payments),
      method: bankTransfers.method,
      reference: bankTransfers.reference,
    })
    .from(payments)
    .leftJoin(
      bankTransfers,
      and(eq(bankTransfers.orderId, payments.orderId), eq(payments.provider, "invoice")),
    )
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt));
  return rows.map((row) => ({
    provider: row.provider,
    ref: row.providerRef,
    amount: row.amount,
    state: row.state,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
    recorded: row.method === null ? null : { method: row.method, reference: row.reference ?? "" },
  }));
}
