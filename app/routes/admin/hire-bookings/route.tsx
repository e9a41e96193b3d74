import { HiresFilter, HiresTable } from "#app/features/hires/components/hires-list.tsx";
import { HIRES_PAGE, hiresList } from "#app/features/hires/list/hires-query.ts";
import { listHires } from "#app/features/hires/list/list-hires.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const query = hiresList.parse(new URL(request.url).searchParams);
  return { query, ...(await listHires(db, query, clock.now())) };
}

export default function HiresPage({ loaderData }: Route.ComponentProps) {
  const { query, hires, page, pages, matches, all } = loaderData;
  const csv = hiresList.href({ ...query, page: 1 }, adminPath("/admin/hire/hires/export"));
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <HiresFilter
        query={query}
        count={<ListCount n={matches} all={all} paging={{ page, size: HIRES_PAGE }} csv={csv} />}
      />
      <ListRows
        isEmpty={hires.length === 0}
        empty={{ title: messages.none, text: messages.noneText }}
        all={{ to: `${adminPath("/admin/hire/hires")}?view=all`, label: messages.showAll }}
      >
        <HiresTable hires={hires} columns={query.columns} />
      </ListRows>
      <Pagination page={page} pages={pages} hrefOf={(n) => hiresList.href({ ...query, page: n })} />
    </AdminPage>
  );
}
