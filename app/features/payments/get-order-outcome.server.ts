import { desc, eq } from "drizzle-orm";
import { payments } from "#app/db/schema/payments.ts";
import type { OrderView, ProviderName } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { PATIENCE_MS, type PaymentView } from "./payments.ts";
import { type PaymentContext, providersOf } from "./providers.server.ts";
import { settlePayment, settleTruth } from "./settle-payment.server.ts";

/** What a buyer who comes back is told. */
export type OrderOutcome =
  | { readonly kind: "paid"; readonly order: OrderView }
  /** Given by the buyer but not arrived, or the provider cannot be asked at the moment. */
  | { readonly kind: "checking"; readonly order: OrderView }
  /** Nothing has been paid. */
  | { readonly kind: "unpaid"; readonly order: OrderView };

/** How a buyer comes back. */
interface Way {
  /** The session that the address names: it is looked at when it is this order's, and was never written down. */
  readonly broughtRef?: string | null;
  /** How long the page waits for the provider, in milliseconds. */
  readonly patienceMs?: number;
}

/** Anything else in the address is not worth a question. */
const SESSION_REF = /^cs_(test|live)_\w{1,200}$/;

/** Asks about every session of an order that is not settled, and tells where the order stands after that. */
export async function settleOrder(
  context: PaymentContext,
  order: OrderView,
  { broughtRef = null, patienceMs = PATIENCE_MS }: Way = {},
): Promise<OrderOutcome> {
  const known = await listPayments(context, order.id);
  const open = known.filter((payment) => payment.state === "open");
  const asked = open.map(async (payment) => {
    const settled = await settlePayment(context, payment);
    return settled.ok
      ? settled.value.payment === "processing"
      : settled.error.kind === "provider-unavailable";
  });
  if (
    broughtRef !== null &&
    SESSION_REF.test(broughtRef) &&
    order.paidAt === null &&
    !known.some(({ ref }) => ref === broughtRef)
  )
    asked.push(settleBrought(context, order, broughtRef));
  const unclear = await withPatience(Promise.all(asked), patienceMs);
  const now = (await getOrder(context.db, order.id)) ?? order;
  if (now.paidAt !== null) return { kind: "paid", order: now };
  return { kind: unclear || now.state === "processing" ? "checking" : "unpaid", order: now };
}

async function settleBrought(context: PaymentContext, order: OrderView, ref: string): Promise<boolean> {
  const truth = await providersOf(context)[order.provider]?.retrieve(ref);
  if (!truth?.ok) return truth?.error.kind === "provider-unavailable";
  if (truth.value.reference !== order.id) return false;
  await settleTruth(context, order.provider, truth.value);
  return truth.value.state === "processing";
}

/** True when one of the answers is unclear, or they take too long; what is still under way goes on. */
async function withPatience(asked: Promise<readonly boolean[]>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), ms);
  });
  try {
    return await Promise.race([asked.then((answers) => answers.includes(true)), late]);
  } finally {
    clearTimeout(timer);
    // What fails after the page has answered is found again by the reconciler.
    asked.catch(() => {});
  }
}

/** Every attempt to pay an order, latest first. */
export async function listPayments(
  { db }: Pick<PaymentContext, "db">,
  orderId: string,
): Promise<readonly PaymentView[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt));
  return rows.map((row) => ({
    provider: row.provider as ProviderName,
    ref: row.providerRef,
    amount: row.amount,
    state: row.state,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
  }));
}
