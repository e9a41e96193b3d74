import { Outlet } from "react-router";
import type { CommentAnswer } from "#app/features/comments/comments.ts";
import { OrderActions, OrderDrafts } from "#app/features/draft-orders/components/order-drafts.tsx";
import { listDraftsOfOrder } from "#app/features/draft-orders/queries.server.ts";
import { DocumentsList } from "#app/features/invoices/components/documents-list.tsx";
import { keptVat } from "#app/features/invoices/kept-vat.ts";
import { listInvoices } from "#app/features/invoices/queries.server.ts";
import type { AdminAnswer } from "#app/features/orders/admin-answer.ts";
import { FulfilmentForms } from "#app/features/orders/components/fulfilment/fulfilment-forms.tsx";
import { OrderLinesTable } from "#app/features/orders/components/order-lines.tsx";
import { OrderMarks } from "#app/features/orders/components/order-marks.tsx";
import { OrderPeople, OrderSection } from "#app/features/orders/components/order-people.tsx";
import { OrderTermsLink } from "#app/features/orders/components/order-terms-link.tsx";
import { OrderTimeline } from "#app/features/orders/components/order-timeline.tsx";
import { MailsTrail, PaymentsTrail } from "#app/features/orders/components/order-trail.tsx";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { getOrderWork } from "#app/features/orders/get-order-work.server.ts";
import { orderIn } from "#app/features/orders/orders.ts";
import { getOrder, listMailsOfOrder } from "#app/features/orders/queries.server.ts";
import { CancelPaidForm } from "#app/features/payments/components/cancel-paid-form.tsx";
import { OrderBanners } from "#app/features/payments/components/order-banners.tsx";
import { RefundForms } from "#app/features/payments/components/refund-forms.tsx";
import { RefundsTrail } from "#app/features/payments/components/refunds-trail.tsx";
import { listPayments } from "#app/features/payments/get-order-outcome.server.ts";
import { getRefundable, listRefunds } from "#app/features/payments/refunds/list-refunds.server.ts";
import { refundedOf } from "#app/features/payments/refunds/refunds.ts";
import { STAFF_LOCALE } from "#app/features/settings/mail-context.server.ts";
import { getStatedItems } from "#app/features/withdrawals/admin-queries.server.ts";
import { OrderReception } from "#app/features/withdrawals/components/order-reception.tsx";
import { getOrderReception } from "#app/features/withdrawals/queries.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { flashOf } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { orderName } from "#app/i18n/formats.ts";
import { format } from "#app/i18n/message.ts";
import * as ordersAdmin from "#app/i18n/messages/orders-admin/orders-admin.ts";
import * as withdrawals from "#app/i18n/messages/orders-admin/withdrawals-admin.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId, newId } from "#app/lib/ids.ts";
import { subtractCents } from "#app/lib/money.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const order = isId(params.id) ? await getOrder(db, params.id) : null;
  if (!order) throw notFound();
  const { id } = await requireViewer(context);
  const [payments, mails, work, reception] = await Promise.all([
    listPayments({ db }, order.id),
    listMailsOfOrder(db, order.id),
    getOrderWork(db, order, { id, now: clock.now() }),
    getOrderReception(db, order.id),
  ]);
  const [refunds, left, documents, fulfilment, drafts] = await Promise.all([
    listRefunds(db, order.id),
    getRefundable(db, order),
    listInvoices(db, order.id),
    getFulfilment(db, order.id),
    listDraftsOfOrder(db, order),
  ]);
  if (!fulfilment) throw notFound();
  const { searchParams } = new URL(request.url);
  const withdrawalId = searchParams.get("withdrawal") ?? "";
  const stated = await getStatedItems(db, { id: withdrawalId, order });
  const wrongDay = flashOf(context)?.name === "received-day-refused";
  const money = { payments, refunds, left, documents, stated: stated && { ...stated, withdrawalId } };
  const at = { now: clock.now(), wrongDay, idempotencyKey: newId() };
  return { order: orderIn(STAFF_LOCALE, order), mails, work, reception, fulfilment, money, drafts, ...at };
}

export const shouldRevalidate = readAgainAfterConflict;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return noindexMeta(loaderData ? `Order ${orderName(loaderData.order.number)}` : "Order");
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order, mails, work, reception, fulfilment, now, money, drafts, wrongDay, idempotencyKey } =
    loaderData;
  const { payments, refunds, left, documents, stated } = money;
  const [t, version, result] = [useT(), fulfilment.version, useActionResult<AdminAnswer | CommentAnswer>()];
  const answer = result && "action" in result ? result : null;
  const refunded = refundedOf(refunds);
  const wanted = stated && {
    ...stated,
    delivery: stated.whole,
    reason: format(order.locale, withdrawals.refundReason),
  };
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/orders"), label: ordersAdmin.orders }}
      heading={t(messages.order, { number: orderName(order.number) })}
      marks={
        <OrderMarks
          order={order}
          fulfilment={fulfilment}
          partlyRefunded={refunded > 0 && order.state !== "refunded"}
        />
      }
      actions={<OrderActions order={order} />}
    >
      <OrderBanners
        order={order}
        refunds={refunds}
        idempotencyKey={idempotencyKey}
        version={version}
        answer={answer}
      />
      <div className="admin-record">
        <div className="admin-record-main">
          <section>
            <OrderLinesTable
              order={order}
              rest={fulfilment.rest}
              refunded={refunded}
              keptVat={keptVat(documents, subtractCents(order.totals.total, refunded))}
            />
          </section>
          <FulfilmentForms order={order} fulfilment={fulfilment} now={now} answer={answer} />
          <PaymentsTrail payments={payments} />
          <DocumentsList documents={{ [order.token]: documents }} locale={order.locale}>
            {order.terms !== null && <OrderTermsLink order={order} locale={order.locale} />}
          </DocumentsList>
        </div>
        <div className="admin-record-side">
          <OrderSection order={order} work={work} />
          <OrderPeople orderId={order.id} work={work} answer={answer} />
          {order.kind === "sale" && (order.paidAt || reception.statements.length > 0) && (
            <OrderReception facts={reception} wrongDay={wrongDay} />
          )}
          <OrderDrafts order={order} drafts={drafts} />
        </div>
        <div className="admin-record-main">
          <CancelPaidForm
            order={order}
            left={left}
            fulfilment={fulfilment}
            idempotencyKey={idempotencyKey}
            answer={answer}
          />
          <RefundForms
            order={order}
            left={left}
            idempotencyKey={idempotencyKey}
            version={version}
            wanted={wanted}
            answer={answer}
            rest={fulfilment.rest}
          />
          <RefundsTrail order={order} refunds={refunds} />
          <MailsTrail orderId={order.id} mails={mails} />
          <OrderTimeline orderId={order.id} work={work} idempotencyKey={idempotencyKey} answer={result} />
        </div>
      </div>
      <Outlet />
    </AdminDetail>
  );
}
