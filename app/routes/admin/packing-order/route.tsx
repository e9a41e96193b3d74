import { Outlet } from "react-router";
import type { AdminAnswer } from "#app/features/orders/admin-answer.ts";
import { GoodsForms } from "#app/features/orders/components/fulfilment/goods-forms.tsx";
import { GOODS_RESULTS } from "#app/features/orders/components/fulfilment/goods-results.ts";
import { PackingFacts, PackingLines } from "#app/features/orders/components/fulfilment/packing-facts.tsx";
import { GoodsMark } from "#app/features/orders/components/order-marks.tsx";
import { getPacking } from "#app/features/orders/fulfilment/packing.server.ts";
import { refusalMessages } from "#app/features/payments/admin-messages.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { orderName } from "#app/i18n/formats.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as messages from "#app/i18n/messages/admin/packing.ts";
import * as fulfilmentMessages from "#app/i18n/messages/orders-admin/fulfilment.ts";
import * as orders from "#app/i18n/messages/shop/orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

/** An order as those who pack it see it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const found = isId(params.id) ? await getPacking(db, params.id, clock.now()) : null;
  if (!found) throw notFound();
  return { ...found, now: clock.now() };
}

export const shouldRevalidate = readAgainAfterConflict;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return noindexMeta(loaderData ? `Packing ${orderName(loaderData.order.number)}` : "Packing");
}

export default function PackingOrderPage({ loaderData: { order, fulfilment, now } }: Route.ComponentProps) {
  const t = useT();
  const answer = useActionResult<AdminAnswer>();
  const refusal = answer && refusalMessages(answer);
  const page = adminPath(`/admin/packing/${order.id}`);
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/packing"), label: messages.title }}
      heading={t(orders.order, { number: orderName(order.number) })}
      marks={<GoodsMark state={order.state} fulfilment={fulfilment} />}
    >
      <FlashMessage results={GOODS_RESULTS} />
      {refusal && <AlertBanner>{t(refusal)}</AlertBanner>}
      <div className="admin-record">
        <PackingLines order={order} rest={fulfilment.rest} />
        <div className="admin-record-side">
          <section>
            <PackingFacts order={order} />
          </section>
          <section>
            <h2>{t(orderAdmin.goods)}</h2>
            <GoodsForms page={page} order={order} fulfilment={fulfilment} now={now} answer={answer} />
            <p className="row">
              <a className="link link-block" href={`${page}/sheet`}>
                {t(orderAdmin.packingSheet)}
              </a>
              {order.deliveryMethod === "delivery" && (
                <a className="link link-block" href={adminPath(`/admin/packing/labels?id=${order.id}`)}>
                  {t(fulfilmentMessages.label)}
                </a>
              )}
            </p>
          </section>
        </div>
      </div>
      <Outlet />
    </AdminDetail>
  );
}
