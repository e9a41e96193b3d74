import {
  AreaTable,
  LeftWordsList,
  WordRows,
  WordsFilter,
} from "#app/features/content/components/desk/words-list.tsx";
import { listAreas } from "#app/features/content/words/areas.server.ts";
import {
  asksForTexts,
  countAreas,
  filterTexts,
  readWordsQuery,
  SHOWN_AT_MOST,
} from "#app/features/content/words/filter.ts";
import { listLeftWords, listSiteTexts } from "#app/features/content/words/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import * as words from "#app/i18n/messages/words-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { noindexMeta } from "#app/ui/page-title.ts";
import "#app/features/content/components/desk/desk.css";
import "#app/features/content/components/desk/words.css";
import type { Route } from "./+types/words";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = readWordsQuery(new URL(request.url).searchParams);
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

export default function WordsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { query, areas, counts, found, total, left } = loaderData;
  return (
    <div className="desk-page">
      <header className="desk-head">
        <h1 className="step-3">
          {t(words.title)} <Companion of={words.title} />
        </h1>
        <p className="muted">{t(words.intro)}</p>
      </header>
      <WordsFilter query={query} areas={areas} />
      {!asksForTexts(query) ? (
        <>
          <AreaTable areas={areas} counts={counts} />
          {left.length > 0 && <LeftWordsList left={left} />}
        </>
      ) : total === 0 ? (
        <EmptyState title={t(words.noneTitle)}>{t(words.noneText)}</EmptyState>
      ) : (
        <section className="desk-section" aria-label={t(words.texts)}>
          <p className="muted">
            {t(words.found, { n: total })}
            {total > found.length && ` – ${t(words.tooMany, { n: found.length })}`}
          </p>
          <WordRows texts={found} areas={areas} oneArea={query.area !== ""} />
        </section>
      )}
    </div>
  );
}
