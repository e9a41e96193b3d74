import { MakerGapTable } from "#app/features/catalog/components/admin/makers-admin.tsx";
import { listMakerGaps } from "#app/features/catalog/makers/makers-admin.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/duties-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/maker-gaps.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.gaps);

/** `?drafts=` for what is not published, `?after=` for further pages. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = new URL(request.url).searchParams;
  const published = !query.has("drafts");
  return { published, ...(await listMakerGaps(db, { published, after: query.get("after") ?? "" })) };
}

export default function MakerGapsPage({ loaderData }: Route.ComponentProps) {
  const { gaps, next, published } = loaderData;
  const t = useT();
  const chips = [
    { label: messages.published, href: adminPath("/admin/brands/missing"), current: published },
    { label: messages.drafts, href: adminPath("/admin/brands/missing?drafts="), current: !published },
  ];
  return (
    <AdminPage title={messages.gaps} lead={messages.gapsLead}>
      <p>
        <Link className="link" to={adminPath("/admin/brands?missing=")}>
          {t(messages.seeBrands)}
        </Link>
      </p>
      <nav className="chips" aria-label={t(messages.gaps)}>
        {chips.map(({ label, href, current }) => (
          <Link key={href} className="chip" to={href} {...(current && { "aria-current": "true" as const })}>
            {t(label)}
          </Link>
        ))}
      </nav>
      {gaps.length === 0 ? (
        <EmptyState title={t(messages.gapsNone)}>{t(messages.gapsNoneText)}</EmptyState>
      ) : (
        <MakerGapTable gaps={gaps} />
      )}
      {next && (
        <p>
          <ButtonRouteLink
            variant="outline"
            to={adminPath(
              `/admin/brands/missing?${new URLSearchParams({ ...(!published && { drafts: "" }), after: next })}`,
            )}
          >
            {t(messages.more)}
          </ButtonRouteLink>
        </p>
      )}
    </AdminPage>
  );
}
