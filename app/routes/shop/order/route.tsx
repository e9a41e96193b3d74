import { data, Outlet } from "react-router";
import { ShopScript } from "#app/features/cart/components/shop-script.tsx";
import { payOrder } from "#app/features/checkout/pay-order.server.ts";
import { HireOrderNote } from "#app/features/hires/public/components/hire-order-note.tsx";
import { getPaidHire } from "#app/features/hires/queries.server.ts";
import { DocumentsList } from "#app/features/invoices/components/documents-list.tsx";
import { keptVat } from "#app/features/invoices/kept-vat.ts";
import { listInvoices } from "#app/features/invoices/queries.server.ts";
import { collectionTexts } from "#app/features/orders/collection-texts.ts";
import { OrderAgain } from "#app/features/orders/components/order-again.tsx";
import { OrderFacts } from "#app/features/orders/components/order-facts.tsx";
import { OrderHead } from "#app/features/orders/components/order-head.tsx";
import { OrderLinesTable } from "#app/features/orders/components/order-lines.tsx";
import { OrderTermsLink } from "#app/features/orders/components/order-terms-link.tsx";
import { UnpaidBanners } from "#app/features/orders/components/unpaid-banners.tsx";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { isAwaitingPayment, isPaid } from "#app/features/orders/order-states.ts";
import { orderIn, toBuyersOrder, WARN_MINUTES } from "#app/features/orders/orders.ts";
import { transferAccountOf } from "#app/features/orders/transfer.ts";
import { RefundList } from "#app/features/payments/components/refund-list.tsx";
import { getOrderOutcome } from "#app/features/payments/get-order-outcome.server.ts";
import { PAGE_TIMEOUT_MS, SHORT_PAGE_TIMEOUT_MS } from "#app/features/payments/payments.ts";
import { listRefunds } from "#app/features/payments/refunds/list-refunds.server.ts";
import { listCustomerRefunds, refundedOf } from "#app/features/payments/refunds/refunds.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { OrderWithdrawal, WithdrawnLine } from "#app/features/withdrawals/components/order-withdrawal.tsx";
import { getOrderWithdrawal } from "#app/features/withdrawals/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { flashOf } from "#app/http/flash.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { orderRedirect } from "#app/http/responses/payment-redirect.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { useLocale } from "#app/i18n/use-t.tsx";
import { subtractCents } from "#app/lib/money.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { pageTitle } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";
import { requireOrder } from "./require-order.server.ts";
import "#app/features/orders/components/order.css";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

/** How long the page waits before it asks about an unclear payment again, in seconds. */
const ASK_AGAIN_S = 10;

export async function loader(args: Route.LoaderArgs) {
  const app = args.context.get(appContext);
  const { db, clock } = app;
  const found = await requireOrder(args);
  const down = flashOf(args.context)?.name === "payment-unavailable";
  const timeoutMs = down ? SHORT_PAGE_TIMEOUT_MS : PAGE_TIMEOUT_MS;
  const outcome = isPaid(found.state) ? null : await getOrderOutcome(app, found, { timeoutMs });
  const order = outcome?.order ?? found;
  const [documents, given, withdrawal, fulfilment, hire] = await Promise.all([
    listInvoices(db, order.id),
    listRefunds(db, order.id),
    getOrderWithdrawal(db, order.token, clock.now()),
    getFulfilment(db, order.id),
    getPaidHire(db, order),
  ]);
  const refunds = listCustomerRefunds(given);
  const refunded = refundedOf(given.filter(({ takenAt }) => takenAt !== null));
  const { company, trade } = await getSettings(db);
  const transfer = order.provider === "invoice" ? transferAccountOf(trade) : null;
  const locale = localeOf(new URL(args.request.url).pathname);
  const collection = collectionTexts(locale, company);
  const checking = outcome?.kind === "checking";
  const about = { documents, refunds, refunded, withdrawal, fulfilment, transfer, hire, collection };
  const warnInMs = addMs(order.expiresAt, -WARN_MINUTES * MINUTE_MS).getTime() - clock.now().getTime();
  return data(
    { order: toBuyersOrder(orderIn(locale, order)), checking, warnInMs, ...about },
    { headers: SECRET_ADDRESS },
  );
}

/** *Pay now*: back to the payment page, or to a new one. */
export async function action(args: Route.ActionArgs) {
  const app = args.context.get(appContext);
  const order = await requireOrder(args);
  const next = await payOrder(app, order);
  throw orderRedirect(args.context, order.locale, next.ok ? next.value : next.error);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const number = String(loaderData?.order.number ?? "");
  return [
    { title: pageTitle(format(localeOf(location.pathname), messages.order, { number })) },
    ...(loaderData?.checking ? [{ httpEquiv: "refresh", content: String(ASK_AGAIN_S) }] : []),
  ];
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const {
    order,
    documents,
    refunds,
    refunded,
    checking,
    warnInMs,
    withdrawal,
    fulfilment,
    transfer,
    hire,
    collection,
  } = loaderData;
  const locale = useLocale();
  return (
    <div className="wrap order-page">
      <ShopScript />
      <OrderHead order={order} fulfilment={hire ? null : fulfilment} collection={collection}>
        {withdrawal && <WithdrawnLine {...withdrawal} />}
      </OrderHead>
      {hire && <HireOrderNote hire={hire} state={order.state} checking={checking} />}
      {(hire === null || (transfer && isAwaitingPayment(order.state))) && (
        <UnpaidBanners order={order} checking={checking} transfer={transfer} warnInMs={warnInMs} />
      )}
      <div className="order-layout">
        <OrderLinesTable
          order={order}
          rest={fulfilment?.rest}
          refunded={refunded}
          keptVat={keptVat(documents, subtractCents(order.totals.total, refunded))}
        />
        <div>
          <OrderFacts order={order} headed />
          <OrderAgain order={order} />
        </div>
      </div>
      <RefundList refunds={refunds} />
      <DocumentsList documents={{ [order.token]: documents }}>
        {order.terms !== null && <OrderTermsLink order={order} locale={locale} />}
      </DocumentsList>
      {withdrawal && <OrderWithdrawal facts={withdrawal} />}
      <Outlet />
    </div>
  );
}
