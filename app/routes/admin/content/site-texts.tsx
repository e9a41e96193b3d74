import { listAreas } from "#app/features/site-text/areas.server.ts";
import {
  AreaTable,
  LeftWordsList,
  SiteTextFilter,
  WordRows,
} from "#app/features/site-text/components/site-text-list.tsx";
import {
  asksForTexts,
  countAreas,
  filterTexts,
  readSiteTextQuery,
  SHOWN_AT_MOST,
} from "#app/features/site-text/filter.ts";
import { listLeftWords, listSiteTexts } from "#app/features/site-text/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import * as messages from "#app/i18n/messages/content-admin/site-text-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import "#app/features/content/components/admin/admin.css";
import "#app/features/site-text/components/site-text.css";
import type { Route } from "./+types/site-texts.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = readSiteTextQuery(new URL(request.url).searchParams);
  const [texts, left] = await Promise.all([listSiteTexts(db), listLeftWords(db)]);
  const areas = listAreas();
  const found = asksForTexts(query) ? filterTexts(texts, query) : [];
  const names = areas.map(({ name }) => name);
  return {
    query,
    areas,
    left,
    counts: countAreas(texts, names),
    total: found.length,
    found: found.slice(0, SHOWN_AT_MOST),
  };
}

export default function SiteTextPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { query, areas, counts, found, total, left } = loaderData;
  return (
    <div className="admin-page">
      <header className="admin-head">
        <h1 className="step-3">
          {t(messages.title)} <Companion of={messages.title} />
        </h1>
        <p className="muted">{t(messages.intro)}</p>
      </header>
      <SiteTextFilter query={query} areas={areas} />
      {!asksForTexts(query) ? (
        <>
          <AreaTable areas={areas} counts={counts} />
          {left.length > 0 && <LeftWordsList left={left} />}
        </>
      ) : total === 0 ? (
        <EmptyState title={t(messages.noneTitle)}>{t(messages.noneText)}</EmptyState>
      ) : (
        <section className="admin-section" aria-label={t(messages.texts)}>
          <p className="muted">
            {t(messages.found, { n: total })}
            {total > found.length && ` – ${t(messages.tooMany, { n: found.length })}`}
          </p>
          <WordRows texts={found} areas={areas} oneArea={query.area !== ""} />
        </section>
      )}
    </div>
  );
}
