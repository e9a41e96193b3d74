import {
  PriceListsFilter,
  PriceListsTable,
} from "#app/features/price-lists/components/price-lists-table.tsx";
import { listPriceLists } from "#app/features/price-lists/list-price-lists.server.ts";
import { priceListsList } from "#app/features/price-lists/price-lists-query.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/price-lists.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { NewLink } from "#app/ui/admin/new-link.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/price-lists.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = priceListsList.parse(new URL(request.url).searchParams);
  return { query, ...(await listPriceLists(db, query)) };
}

export default function PriceListsPage({ loaderData: { query, lists, all } }: Route.ComponentProps) {
  const csv = priceListsList.href(query, adminPath("/admin/price-lists/export"));
  return (
    <AdminPage
      title={messages.title}
      lead={messages.lead}
      actions={<NewLink to={adminPath("/admin/price-lists/new")} label={messages.newPriceList} />}
    >
      <FlashMessage
        results={{ "price-list-saved": messages.saved, "price-list-deleted": messages.deleted }}
      />
      <PriceListsFilter query={query} count={<ListCount n={lists.length} all={all} csv={csv} />} />
      <ListRows
        isEmpty={lists.length === 0}
        empty={{ title: all === 0 ? messages.none : messages.noneFound, text: messages.noneText }}
        all={{ to: all > 0 && adminPath("/admin/price-lists"), label: messages.showAll }}
      >
        <PriceListsTable lists={lists} columns={query.columns} />
      </ListRows>
    </AdminPage>
  );
}
