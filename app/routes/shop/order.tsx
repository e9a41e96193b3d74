import { data, redirect } from "react-router";
import { ShopScript } from "#app/features/cart/components/shop-script.tsx";
import { paymentDownPath } from "#app/features/checkout/checkout.ts";
import { continueOrder } from "#app/features/checkout/submit-checkout.server.ts";
import { DocumentsList } from "#app/features/invoices/components/documents-list.tsx";
import { listInvoices } from "#app/features/invoices/queries.server.ts";
import { getFulfilment } from "#app/features/orders/change-fulfilment.server.ts";
import { OrderAgain } from "#app/features/orders/components/order-again.tsx";
import { OrderFacts } from "#app/features/orders/components/order-facts.tsx";
import { OrderLinesTable } from "#app/features/orders/components/order-lines.tsx";
import { OrderProgress } from "#app/features/orders/components/order-progress.tsx";
import { UnpaidNotices } from "#app/features/orders/components/unpaid-notices.tsx";
import { isPaid } from "#app/features/orders/order-states.ts";
import { getOrderByToken } from "#app/features/orders/queries.server.ts";
import { ToldRefunds } from "#app/features/payments/components/told-refunds.tsx";
import { listRefunds } from "#app/features/payments/list-refunds.server.ts";
import { PATIENCE_MS, SHORT_PATIENCE_MS } from "#app/features/payments/payments.ts";
import { toldRefunds } from "#app/features/payments/refunds.ts";
import { settleOrder } from "#app/features/payments/settle-order.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { OrderWithdrawal } from "#app/features/withdrawals/components/order-withdrawal.tsx";
import { getOrderWithdrawal } from "#app/features/withdrawals/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { paymentRedirect } from "#app/http/payment-redirect.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isToken } from "#app/lib/ids.ts";
import type { Route } from "./+types/order";
import "#app/features/orders/components/order.css";

export const handle = { lights: "work", hydrate: false } satisfies PageHandle;

/** How long the page waits before it asks about an unclear payment again, in seconds. */
const ASK_AGAIN_S = 10;

const PRIVATE = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

async function requireOrder({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const { db } = context.get(appContext);
  const order = isToken(params.token) ? await getOrderByToken(db, params.token) : null;
  if (!order) throw new Response(null, { status: 404 });
  return order;
}

export async function loader(args: Route.LoaderArgs) {
  const { db, config, clock } = args.context.get(appContext);
  const found = await requireOrder(args);
  const down = new URL(args.request.url).searchParams.get("payment") === "unavailable";
  const patienceMs = down ? SHORT_PATIENCE_MS : PATIENCE_MS;
  const outcome = isPaid(found.state)
    ? null
    : await settleOrder({ db, config, clock }, found, { patienceMs });
  const order = outcome?.order ?? found;
  const [documents, given, withdrawal, fulfilment] = await Promise.all([
    listInvoices(db, order.id),
    listRefunds(db, order.id),
    getOrderWithdrawal(db, order.token, clock.now()),
    getFulfilment(db, order.id),
  ]);
  const refunds = toldRefunds(given);
  const transfer = order.provider === "invoice" ? (await getSettings(db)).trade : null;
  const checking = outcome?.kind === "checking";
  const about = { documents, refunds, withdrawal, fulfilment, transfer };
  return data({ order, checking, down, ...about }, { headers: PRIVATE });
}

/** *Pay now*: back to the payment page, or to a new one. */
export async function action(args: Route.ActionArgs) {
  const { db, config, clock } = args.context.get(appContext);
  const order = await requireOrder(args);
  const next = await continueOrder({ db, config, clock }, order);
  if (!next.ok) throw redirect(localeHref(order.locale, paymentDownPath(order.token)), 303);
  const page = localeHref(order.locale, `/shop/orders/${order.token}`);
  throw next.value.kind === "pay" ? paymentRedirect(next.value.url, config) : redirect(page, 303);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const number = String(loaderData?.order.number ?? "");
  return [
    { title: `${format(localeOf(location.pathname), words.order, { number })} – ItsShowTime` },
    ...(loaderData?.checking ? [{ httpEquiv: "refresh", content: String(ASK_AGAIN_S) }] : []),
  ];
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order, documents, refunds, checking, down, withdrawal, fulfilment, transfer } = loaderData;
  const t = useT();
  return (
    <div className="wrap order-page">
      <ShopScript />
      <h1>{t(words.order, { number: String(order.number) })}</h1>
      <UnpaidNotices order={order} checking={checking} paymentDown={down} transfer={transfer} />
      <div className="order-layout">
        <OrderLinesTable order={order} />
        <div>
          <OrderFacts order={order} />
          {fulfilment && <OrderProgress fulfilment={fulfilment} />}
          <OrderAgain order={order} />
        </div>
      </div>
      <ToldRefunds refunds={refunds} />
      <DocumentsList documents={documents} token={order.token} />
      {withdrawal && <OrderWithdrawal facts={withdrawal} />}
    </div>
  );
}
