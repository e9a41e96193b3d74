import { SettingsOverview } from "#app/features/settings/components/settings-menu.tsx";
import { listUntickedLegalPages } from "#app/features/site-text/legal-ticks.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/settings-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { Link } from "#app/ui/link.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/overview.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  return { unread: (await listUntickedLegalPages(db)).length };
}

export default function SettingsPage({ loaderData: { unread } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AdminPage title={messages.title} lead={messages.intro}>
      {unread > 0 && (
        <p className="muted">
          {t(messages.legalUnread, { n: unread })}{" "}
          <Link className="link" to={adminPath("/admin/content#legal")}>
            {t(messages.legalPages)}
          </Link>
        </p>
      )}
      <SettingsOverview />
    </AdminPage>
  );
}
