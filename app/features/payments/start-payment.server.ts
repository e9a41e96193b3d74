import { sql } from "drizzle-orm";
import { listRows } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments } from "#app/db/schema/shop/payments.ts";
import { isAwaitingPayment, isOrderGivenUp, type OrderState } from "#app/features/orders/order-states.ts";
import { dueOf, type OrderView } from "#app/features/orders/orders.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { GRACE_MINUTES, type ProviderRefusal, type ProviderSession } from "./payments.ts";
import { type PaymentContext, providersOf } from "./providers.server.ts";

/**
 * The address at which an order's buyer pays: the open session of its provider, or a new one. Safe to repeat. An order
 * that was paid or given up while its session was being opened leads to the page that says so, and no one can pay it.
 */
export async function startPayment(
  context: PaymentContext,
  order: OrderView,
): Promise<Result<{ readonly url: string }, ProviderRefusal>> {
  const provider = providersOf(context)[order.provider];
  if (!provider) return refuse({ kind: "provider-unavailable" });
  const successUrl = address(context, order, `/shop/success?order=${order.token}`);
  // Where the money of a transfer goes is on the page of the order, whatever it pays for.
  const isOwnPage = order.kind === "sale" || order.provider === "invoice";
  const page = isOwnPage ? null : await context.orderKinds.pageOf(context.db, order);
  const cancelUrl = address(context, order, page ?? `/shop/orders/${order.token}`);
  const session = await provider.createSession({
    reference: order.id,
    order,
    successUrl,
    cancelUrl,
    expiresAt: sessionEnd(order, context.clock.now()),
  });
  if (!session.ok) return session;
  const state = await recordOpenedSession(context, order, session.value);
  if (isAwaitingPayment(state)) return ok({ url: session.value.url });
  if (!isOrderGivenUp(state)) return ok({ url: successUrl });
  const closed = await provider.expire(session.value.ref);
  return closed.ok && closed.value.state !== "expired" ? ok({ url: successUrl }) : ok({ url: cancelUrl });
}

/**
 * Records the session, in one statement that locks the order first. An order keeps its stock for as long as its session
 * may be paid. A session that had expired and was given more time can be paid again. Returns the order's state, which
 * may have changed while the provider was being asked.
 */
async function recordOpenedSession(
  { db, clock }: PaymentContext,
  order: OrderView,
  session: ProviderSession,
): Promise<OrderState> {
  const now = clock.now().toISOString();
  const end = session.expiresAt;
  const until = end ? addMs(end, GRACE_MINUTES * MINUTE_MS).toISOString() : null;
  const [row] = await listRows<{ state: OrderState }>(
    db,
    sql`with locked as materialized (
      select o.id, o.state, o.expires_at from ${orders} o where o.id = ${order.id} for update
    ), kept as (
      update ${orders} o set expires_at = ${until}::timestamptz, updated_at = ${now}::timestamptz from locked
      where o.id = locked.id and locked.state = 'pending' and locked.expires_at < ${until}::timestamptz
    ), opened as (
      insert into ${payments} as p (id, order_id, provider, provider_ref, amount_cents)
      select ${newId()}::uuid, locked.id, ${order.provider}, ${session.ref}, ${dueOf(order)}::int from locked
      on conflict (provider, provider_ref) do update set state = 'open', updated_at = ${now}::timestamptz
      where p.state = 'expired'
    )
    select state from locked`,
  );
  if (!row) throw new Error("An order vanished while its payment was being started");
  return row.state;
}

/** A session ends with its order, but lasts 23 hours at most: Stripe takes none longer than 24. */
function sessionEnd(order: OrderView, now: Date): Date {
  const end = addMs(order.expiresAt, -GRACE_MINUTES * MINUTE_MS);
  const latest = addMs(now, MAX_SESSION_MS);
  return order.provider !== "invoice" && end > latest ? latest : end;
}

const MAX_SESSION_MS = 23 * HOUR_MS;

function address({ config }: PaymentContext, order: OrderView, path: PagePath): string {
  return `${config.origin}${localeHref(order.locale, path)}`;
}
