import { Outlet } from "react-router";
import { PackingTable } from "#app/features/orders/components/fulfilment/packing-list.tsx";
import { OrdersBulk, OrdersBulkResult } from "#app/features/orders/components/orders-bulk.tsx";
import type { ManyOrdersAnswer } from "#app/features/orders/fulfilment/many.ts";
import { listPacking } from "#app/features/orders/fulfilment/packing.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/packing.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { queryText } from "#app/lib/text/query-text.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListFilter } from "#app/ui/tables/list-filter.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const search = queryText(new URL(request.url).searchParams);
  return { search, ...(await listPacking(db, { search, now: clock.now() })) };
}

const BULK = "chosen-orders";

export default function PackingPage({ loaderData: { search, orders, total } }: Route.ComponentProps) {
  const t = useT();
  const answer = useActionResult<ManyOrdersAnswer>();
  const query = search && `?search=${encodeURIComponent(search)}`;
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      {answer && (
        <OrdersBulkResult
          answer={answer}
          reversalOf={(batch) => `${adminPath(`/admin/packing/dispatches/${batch}/reversal`)}${query}`}
          unassigning={null}
        />
      )}
      <ListFilter key={search} count={<ListCount n={total} all={total} />}>
        <SearchField label={t(messages.search)} name="search" defaultValue={search} />
      </ListFilter>
      <ListRows
        isEmpty={orders.length === 0}
        empty={{ title: messages.none, text: messages.noneText }}
        all={{ to: search !== "" && adminPath("/admin/packing"), label: messages.all }}
      >
        <PackingTable orders={orders} form={BULK} />
        <OrdersBulk
          id={BULK}
          dispatches={`${adminPath("/admin/packing/dispatches")}${query}`}
          sheets={adminPath("/admin/packing/sheets")}
          labels={adminPath("/admin/packing/labels")}
          assigning={null}
        />
      </ListRows>
      <Outlet />
    </AdminPage>
  );
}
