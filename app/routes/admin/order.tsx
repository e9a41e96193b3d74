import { Link } from "react-router";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { OrderFacts } from "#app/features/orders/components/order-facts.tsx";
import { OrderLinesTable } from "#app/features/orders/components/order-lines.tsx";
import { History, Mails, Payments } from "#app/features/orders/components/order-trail.tsx";
import type { Attention } from "#app/features/orders/orders.ts";
import { getOrder, listMailsOfOrder } from "#app/features/orders/queries.server.ts";
import { listPayments } from "#app/features/payments/settle-order.server.ts";
import { OrderReception } from "#app/features/withdrawals/components/order-reception.tsx";
import { getOrderReception } from "#app/features/withdrawals/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/order";
import "#app/features/orders/components/order.css";

export const handle = { lights: "work", hydrate: true, footer: false } satisfies PageHandle;

const ATTENTION: Readonly<Record<Attention, Message>> = {
  "paid-without-stock": words.attentionStock,
  "paid-twice": words.attentionTwice,
  "payment-mismatch": words.attentionMismatch,
  "refund-failed": words.attentionRefund,
  disputed: words.attentionDisputed,
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const order = isId(params.id) ? await getOrder(db, params.id) : null;
  if (!order) throw new Response(null, { status: 404 });
  const [payments, mails, history, reception] = await Promise.all([
    listPayments({ db }, order.id),
    listMailsOfOrder(db, order.id),
    listAuditEntries(db, { subjectType: "order", subjectId: order.id }),
    getOrderReception(db, order.id),
  ]);
  const wrongDay = new URL(request.url).searchParams.get("day") === "wrong";
  return { order, payments, mails, history, reception, wrongDay };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `Order ${loaderData?.order.number ?? ""} – ItsShowTime` },
    { name: "robots", content: "noindex" },
  ];
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order, payments, mails, history, reception, wrongDay } = loaderData;
  const t = useT();
  return (
    <div className="wrap section-tight admin-order">
      <p>
        <Link className="link" to="/admin/orders">
          {t(words.allOrders)}
        </Link>
      </p>
      <h1 className="text-step-3">{t(words.order, { number: String(order.number) })}</h1>
      {order.attention && (
        <Notice kind="fault" title={t(words.needsAttention)}>
          {t(ATTENTION[order.attention])}
        </Notice>
      )}
      <div className="admin-order-columns">
        <OrderLinesTable order={order} />
        <section>
          <OrderFacts order={order} />
          <a className="link" href={localeHref(order.locale, `/shop/orders/${order.token}`)}>
            {t(words.publicPage)}
          </a>
        </section>
        <OrderReception facts={reception} wrongDay={wrongDay} />
        <Payments payments={payments} />
        <Mails mails={mails} />
        <History entries={history} />
      </div>
    </div>
  );
}
