import { WarehouseList } from "#app/features/scans/components/warehouse-lists.tsx";
import { listWarehouse } from "#app/features/scans/list-warehouse.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/warehouse.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { queryText } from "#app/lib/text/query-text.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListFilter } from "#app/ui/tables/list-filter.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const search = queryText(new URL(request.url).searchParams);
  return { search, ...(await listWarehouse(db, { search, now: clock.now() })) };
}

export default function WarehousePage({ loaderData }: Route.ComponentProps) {
  const { search, leaving, out, back } = loaderData;
  const t = useT();
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <FlashMessage results={{ "hire-checked": messages.checked }} />
      <ListFilter key={search}>
        <SearchField label={t(messages.search)} name="search" defaultValue={search} />
      </ListFilter>
      <ListRows
        isEmpty={leaving.length + out.length + back.length === 0}
        empty={{ title: messages.nothing, text: messages.nothingText }}
        all={{ to: search !== "" && adminPath("/admin/hire/warehouse"), label: messages.showAll }}
      >
        <WarehouseList title={messages.leaving} hires={leaving} work="prepare" />
        <WarehouseList title={messages.out} hires={out} work="return" />
        <WarehouseList title={messages.back} hires={back} work="return" />
      </ListRows>
    </AdminPage>
  );
}
