import { HiresFilter, HiresTable } from "#app/features/hires/components/hires-list.tsx";
import { HIRES_PAGE, hiresHref, parseHiresQuery } from "#app/features/hires/list/hires-query.ts";
import { listHires } from "#app/features/hires/list/list-hires.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { EmptyList } from "#app/ui/tables/empty-list.tsx";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const query = parseHiresQuery(new URL(request.url).searchParams);
  return { query, ...(await listHires(db, query, clock.now())) };
}

export default function HiresPage({ loaderData }: Route.ComponentProps) {
  const { query, hires, page, pages, matches, all } = loaderData;
  const t = useT();
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <HiresFilter
        query={query}
        count={<ListCount n={matches} all={all} paging={{ page, size: HIRES_PAGE }} />}
      />
      {hires.length === 0 ? (
        <EmptyList
          title={t(messages.none)}
          all={`${adminPath("/admin/hire/hires")}?view=all`}
          label={t(messages.showAll)}
        >
          {t(messages.noneText)}
        </EmptyList>
      ) : (
        <HiresTable hires={hires} columns={query.columns} />
      )}
      <Pagination page={page} pages={pages} hrefOf={(n) => hiresHref({ ...query, page: n })} />
    </AdminPage>
  );
}
