import { listAreas } from "#app/features/site-text/areas.server.ts";
import {
  AreaTable,
  SiteTextFilter,
  SiteTextTable,
  UnusedSiteTextList,
} from "#app/features/site-text/components/site-text-list.tsx";
import {
  asksForTexts,
  countAreas,
  filterTexts,
  SHOWN_AT_MOST,
  siteTextList,
} from "#app/features/site-text/filter.ts";
import { listSiteTexts, listUnusedSiteTexts } from "#app/features/site-text/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import * as messages from "#app/i18n/messages/content-admin/site-text-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/list.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = siteTextList.parse(new URL(request.url).searchParams);
  const [texts, left] = await Promise.all([listSiteTexts(db), listUnusedSiteTexts(db)]);
  const areas = listAreas();
  const found = asksForTexts(query) ? filterTexts(texts, query) : [];
  const names = areas.map(({ name }) => name);
  return {
    query,
    areas,
    left,
    all: texts.length,
    counts: countAreas(texts, names),
    total: found.length,
    found: found.slice(0, SHOWN_AT_MOST),
  };
}

export default function SiteTextsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { query, areas, counts, found, total, all, left } = loaderData;
  const asks = asksForTexts(query);
  return (
    <AdminPage title={messages.title} lead={messages.intro}>
      <SiteTextFilter query={query} areas={areas} counts={asks ? { n: total, all } : null} />
      {!asks && <AreaTable areas={areas} counts={counts} />}
      {!asks && left.length > 0 && <UnusedSiteTextList left={left} />}
      {asks && total === 0 && <EmptyState title={t(messages.noneTitle)}>{t(messages.noneText)}</EmptyState>}
      {total > found.length && <p className="muted">{t(messages.tooMany, { n: found.length })}</p>}
      {found.length > 0 && <SiteTextTable texts={found} areas={areas} oneArea={query.area !== ""} />}
    </AdminPage>
  );
}
