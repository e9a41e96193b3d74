import { MANUAL } from "#app/features/help/chapters.server.ts";
import { ContentsList, HelpSearch, HitList } from "#app/features/help/components/contents-list.tsx";
import { MAX_SEARCH_LENGTH, searchHelp } from "#app/features/help/search.ts";
import * as messages from "#app/i18n/messages/admin/help.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/help.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export function loader({ request }: Route.LoaderArgs) {
  const typed = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
  return { typed, hits: searchHelp(MANUAL, typed) };
}

export default function HelpPage({ loaderData: { typed, hits } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <HelpSearch typed={typed} />
      {typed !== "" && hits.length === 0 && (
        <EmptyState title={t(messages.none)}>{t(messages.noneText)}</EmptyState>
      )}
      {hits.length > 0 ? <HitList hits={hits} /> : <ContentsList />}
    </AdminPage>
  );
}
