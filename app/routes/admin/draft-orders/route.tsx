import { DraftsFilter, DraftsTable } from "#app/features/draft-orders/components/drafts-list.tsx";
import { DRAFTS_PAGE, draftsList } from "#app/features/draft-orders/list/drafts-query.ts";
import { listDrafts } from "#app/features/draft-orders/list/list-drafts.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { NewLink } from "#app/ui/admin/new-link.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const query = draftsList.parse(new URL(request.url).searchParams);
  return { query, ...(await listDrafts(db, query, clock.now())) };
}

export default function DraftOrdersPage({ loaderData }: Route.ComponentProps) {
  const { query, drafts, page, pages, matches, all } = loaderData;
  const csv = draftsList.href({ ...query, page: 1 }, adminPath("/admin/orders/drafts/export"));
  return (
    <AdminPage
      title={messages.title}
      lead={messages.lead}
      actions={<NewLink to={adminPath("/admin/orders/new")} label={messages.newOrder} />}
    >
      <DraftsFilter
        query={query}
        count={<ListCount n={matches} all={all} paging={{ page, size: DRAFTS_PAGE }} csv={csv} />}
      />
      <ListRows
        isEmpty={drafts.length === 0}
        empty={{ title: messages.none, text: messages.noneText }}
        all={{ to: adminPath("/admin/orders/drafts"), label: messages.showAll }}
      >
        <DraftsTable drafts={drafts} columns={query.columns} />
      </ListRows>
      <Pagination page={page} pages={pages} hrefOf={(n) => draftsList.href({ ...query, page: n })} />
    </AdminPage>
  );
}
