import { data, Outlet } from "react-router";
import {
  MissFilter,
  MissTable,
  type SynonymDraft,
  SynonymForms,
} from "#app/features/catalog/components/admin/search-admin.tsx";
import { cleanSearch, SYNONYM_LIMIT, synonymSchema } from "#app/features/catalog/schema.ts";
import { saveSynonym } from "#app/features/catalog/search/save-synonym.server.ts";
import { listMisses, listSynonyms } from "#app/features/catalog/search/search-admin.server.ts";
import { missesList, type SynonymRefusal } from "#app/features/catalog/search/search-admin.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/searches.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const params = new URL(request.url).searchParams;
  const query = missesList.parse(params);
  const [{ next, ...list }, synonyms] = await Promise.all([listMisses(db, query), listSynonyms(db)]);
  const term = cleanSearch(params.get("term") ?? "").slice(0, SYNONYM_LIMIT);
  return { query, ...list, nextHref: next && missesList.href({ ...query, after: next }), synonyms, term };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId, form } = await readPost({ request, context });
  const sent = synonymSchema.safeParse(Object.fromEntries(form));
  if (!sent.success) throw data(null, { status: 400 });
  const draft: SynonymDraft = { ...sent.data, id: sent.data.id ?? null };
  const saved = await saveSynonym(db, { ...draft, actorId });
  if (!saved.ok) return data({ refused: saved.error.kind, draft }, { status: 422 });
  const { searchParams } = new URL(request.url);
  throw redirectWith(context, missesList.href(missesList.parse(searchParams)), "searches-saved");
}

const REFUSALS: Readonly<Record<SynonymRefusal["kind"], Message>> = {
  empty: messages.empty,
  "not-found": messages.gone,
  "too-many": messages.tooMany,
};

export default function SearchesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, misses, total, all, nextHref, synonyms, term } = loaderData;
  const first = missesList.href({ ...query, after: null });
  const t = useT();
  const refused = actionData?.refused ?? null;
  return (
    <AdminPage title={messages.title} lead={messages.lede}>
      <FlashMessage results={{ "searches-saved": messages.saved }} />
      <MissFilter query={query} counts={{ n: total, all }} />
      {misses.length === 0 ? (
        <EmptyState title={t(messages.noMisses)}>
          {t(query.search ? messages.noMatch : messages.noMissesText)}
        </EmptyState>
      ) : (
        <>
          <MissTable misses={misses} />
          <ListPages first={query.after ? first : null} next={nextHref} />
        </>
      )}
      <SynonymForms
        synonyms={synonyms}
        draft={actionData?.draft ?? { id: null, terms: term, meanings: "" }}
        error={refused === null ? undefined : t(REFUSALS[refused])}
      />
      <Outlet />
    </AdminPage>
  );
}
