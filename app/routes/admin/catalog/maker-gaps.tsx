import { MakerGapTable } from "#app/features/catalog/components/admin/makers-admin.tsx";
import { listMakerGaps } from "#app/features/catalog/makers/makers-admin.server.ts";
import { brandsList, makerGapsList } from "#app/features/catalog/makers/makers-admin.ts";
import { appContext } from "#app/http/context.server.ts";
import * as messages from "#app/i18n/messages/catalog-admin/duties-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import type { Route } from "./+types/maker-gaps.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.gaps);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = makerGapsList.parse(new URL(request.url).searchParams);
  return { query, ...(await listMakerGaps(db, query)) };
}

export default function MakerGapsPage({ loaderData }: Route.ComponentProps) {
  const { gaps, next, query } = loaderData;
  const t = useT();
  const chips = [
    { label: messages.published, drafts: false },
    { label: messages.drafts, drafts: true },
  ];
  return (
    <AdminPage
      back={{ to: brandsList.href({ search: "", missing: true, after: "" }), label: messages.brands }}
      title={messages.gaps}
      lead={messages.gapsLead}
    >
      <nav className="chips" aria-label={t(messages.gaps)}>
        {chips.map(({ label, drafts }) => (
          <Link
            key={String(drafts)}
            className="chip"
            to={makerGapsList.href({ drafts, after: "" })}
            {...(drafts === query.drafts && { "aria-current": "true" as const })}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      {gaps.length === 0 ? (
        <EmptyState title={t(messages.gapsNone)}>{t(messages.gapsNoneText)}</EmptyState>
      ) : (
        <MakerGapTable gaps={gaps} />
      )}
      <ListPages
        first={query.after && makerGapsList.href({ ...query, after: "" })}
        next={next && makerGapsList.href({ ...query, after: next })}
      />
    </AdminPage>
  );
}
