import { data } from "react-router";
import {
  MissFilter,
  MissTable,
  type SynonymDraft,
  SynonymForms,
} from "#app/features/catalog/components/admin/search-admin.tsx";
import { cleanSearch, SYNONYM_LIMIT, searchAdminSchema } from "#app/features/catalog/schema.ts";
import { forgetMiss } from "#app/features/catalog/search/forget-miss.server.ts";
import { removeSynonym } from "#app/features/catalog/search/remove-synonym.server.ts";
import { saveSynonym } from "#app/features/catalog/search/save-synonym.server.ts";
import { listMisses, listSynonyms } from "#app/features/catalog/search/search-admin.server.ts";
import {
  missesHref,
  parseMissesQuery,
  type SynonymRefusal,
} from "#app/features/catalog/search/search-admin.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import type { Message } from "#app/i18n/message.ts";
import * as lists from "#app/i18n/messages/lists.ts";
import * as messages from "#app/i18n/messages/searches.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { noindexMeta } from "#app/ui/page-title.ts";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import type { Route } from "./+types/searches.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta("Searches");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const params = new URL(request.url).searchParams;
  const query = parseMissesQuery(params);
  const [{ misses, next }, synonyms] = await Promise.all([listMisses(db, query), listSynonyms(db)]);
  const term = cleanSearch(params.get("term") ?? "").slice(0, SYNONYM_LIMIT);
  return { query, misses, nextHref: next && missesHref({ ...query, after: next }), synonyms, term };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const viewer = await requireViewer(context);
  const form = searchAdminSchema.safeParse(Object.fromEntries(await postedForm(request)));
  if (!form.success) throw data(null, { status: 400 });
  const sent = form.data;
  if (sent.intent === "forget") await forgetMiss(db, sent.term);
  else if (sent.intent === "remove") await removeSynonym(db, { id: sent.id, actorId: viewer.id });
  else {
    const draft: SynonymDraft = { id: sent.id ?? null, terms: sent.terms, meanings: sent.meanings };
    const result = await saveSynonym(db, { ...draft, actorId: viewer.id });
    if (!result.ok) return data({ refused: result.error.kind, draft }, { status: 422 });
  }
  return { refused: null, draft: null };
}

const REFUSALS: Readonly<Record<SynonymRefusal["kind"], Message>> = {
  empty: messages.empty,
  gone: messages.gone,
  "too-many": messages.tooMany,
};

export default function SearchesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, misses, nextHref, synonyms, term } = loaderData;
  const first = missesHref({ ...query, after: null });
  const t = useT();
  const refused = actionData?.refused ?? null;
  return (
    <AdminPage title={messages.title} lead={messages.lede}>
      {actionData && refused === null && (
        <Banner kind="ok" role="status">
          {t(messages.saved)}
        </Banner>
      )}
      <MissFilter query={query} />
      {misses.length === 0 ? (
        <EmptyState title={t(messages.noMisses)}>
          {t(query.search ? messages.noMatch : messages.noMissesText)}
        </EmptyState>
      ) : (
        <>
          <p>
            <a
              className="link"
              href={missesHref({ ...query, after: null }, "/admin/searches/export")}
              download
            >
              {t(lists.exportCsv)}
            </a>
          </p>
          <MissTable misses={misses} />
          <ListPages first={query.after ? first : null} next={nextHref} />
        </>
      )}
      <SynonymForms
        synonyms={synonyms}
        draft={actionData?.draft ?? { id: null, terms: actionData ? "" : term, meanings: "" }}
        error={refused === null ? undefined : t(REFUSALS[refused])}
      />
    </AdminPage>
  );
}
