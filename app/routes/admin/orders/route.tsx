import { Outlet } from "react-router";
import { listStaff } from "#app/features/identity/users/staff.server.ts";
import { OrdersBulk, OrdersBulkResult } from "#app/features/orders/components/orders-bulk.tsx";
import { OrdersFilter, OrdersTable } from "#app/features/orders/components/orders-list.tsx";
import type { ManyOrdersAnswer } from "#app/features/orders/fulfilment/many.ts";
import { listOrders } from "#app/features/orders/list/list-orders.server.ts";
import {
  areOrdersNarrowed,
  FROM_THE_FIRST,
  ordersList,
  shownOrderColumns,
  withAssignee,
} from "#app/features/orders/schema.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as drafts from "#app/i18n/messages/orders-admin/draft-orders.ts";
import * as ordersAdmin from "#app/i18n/messages/orders-admin/orders-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { NewLink } from "#app/ui/admin/new-link.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(ordersAdmin.orders);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, actorId: id } = await requireActor(context);
  const query = ordersList.parse(new URL(request.url).searchParams);
  const [list, staff] = await Promise.all([listOrders(db, withAssignee(query, id)), listStaff(db, "orders")]);
  return { query, everyone: staff, staff: staff.filter((person) => person.id !== id), ...list };
}

const BULK = "chosen-orders";

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { query, everyone, staff, orders, total, all, older, newer } = loaderData;
  const t = useT();
  const answer = useActionResult<ManyOrdersAnswer>();
  const csv = ordersList.href({ ...query, ...FROM_THE_FIRST }, adminPath("/admin/orders/export"));
  const filtered = areOrdersNarrowed(query) || query.before !== null || query.after !== null;
  return (
    <AdminPage
      title={ordersAdmin.orders}
      actions={
        <>
          <ButtonRouteLink variant="outline" small to={adminPath("/admin/orders/drafts")}>
            {t(drafts.title)}
          </ButtonRouteLink>
          <NewLink to={adminPath("/admin/orders/new")} label={drafts.newOrder} />
        </>
      }
    >
      {answer && (
        <OrdersBulkResult
          answer={answer}
          reversalOf={(batch) =>
            ordersList.href(query, adminPath(`/admin/orders/dispatches/${batch}/reversal`))
          }
          unassigning={ordersList.href(query, adminPath("/admin/orders/assignments/reversal"))}
        />
      )}
      <OrdersFilter query={query} staff={staff} count={<ListCount n={total} all={all} csv={csv} />} />
      <ListRows
        isEmpty={orders.length === 0}
        empty={{
          title: ordersAdmin.noOrders,
          text: filtered ? ordersAdmin.noMatchHint : ordersAdmin.noOrdersHint,
        }}
        all={{ to: filtered && adminPath("/admin/orders"), label: ordersAdmin.clearFilters }}
      >
        <OrdersTable orders={orders} columns={shownOrderColumns(query)} form={BULK} />
        <OrdersBulk
          id={BULK}
          dispatches={ordersList.href(query, adminPath("/admin/orders/dispatches"))}
          sheets={adminPath("/admin/packing/sheets")}
          labels={adminPath("/admin/packing/labels")}
          assigning={{
            action: ordersList.href(query, adminPath("/admin/orders/assignments")),
            staff: everyone,
          }}
        />
        <ListPages
          previous={newer === null ? null : ordersList.href({ ...query, before: null, after: newer })}
          next={older === null ? null : ordersList.href({ ...query, before: older, after: null })}
        />
      </ListRows>
      <Outlet />
    </AdminPage>
  );
}
