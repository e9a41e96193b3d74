import { useMemo } from "react";
import { Outlet, useLocation } from "react-router";
import { AdminBar } from "#app/features/admin-home/components/admin-bar.tsx";
import { AdminMenu } from "#app/features/admin-home/components/admin-menu.tsx";
import { Palette } from "#app/features/admin-home/components/palette.tsx";
import { usePalette } from "#app/features/admin-home/components/use-palette.ts";
import { getMenuCounts } from "#app/features/admin-home/menu-counts.server.ts";
import { groupsFor } from "#app/features/admin-home/sections.ts";
import { chapterFor, helpHref } from "#app/features/help/contents.ts";
import { LoadingLine } from "#app/features/identity/components/loading-line.tsx";
import { can } from "#app/features/identity/permissions.ts";
import { ListViewsProvider } from "#app/features/list-views/components/list-views-provider.tsx";
import { kindsFor } from "#app/features/notifications/notifications.ts";
import { requirePermission, requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { listViewsMiddleware, listViewsOf } from "#app/http/list-views.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { DeclaredTextContext } from "#app/i18n/use-t.tsx";
import { AdminKeyHelp } from "#app/ui/admin/admin-key-help.tsx";
import { stayOnFailedAction } from "#app/ui/admin/failed-action.ts";
import { FailedActionBanner } from "#app/ui/admin/failed-action-banner.tsx";
import { useOnePost } from "#app/ui/admin/use-one-post.ts";
import { LabelsInBoth } from "#app/ui/forms/field.tsx";
// Of all pages: one that brings its own looks right only where another was open before.
import "#app/ui/admin/admin-page.css";
import "#app/ui/admin/admin-rows.css";
import "#app/ui/admin/admin-form.css";
import "#app/ui/admin/admin-record.css";
import "#app/features/admin-home/components/admin-frame.css";
import "#app/features/admin-home/components/admin-menu.css";
import type { Route } from "./+types/layout.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission, listViewsMiddleware];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayOnFailedAction];

/** Runs for every navigation below, so that the guard does too; its counts are shown in the rail. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const reader = { userId: viewer.id, kinds: kindsFor(viewer.roles) };
  const counts = await getMenuCounts(db, clock.now(), reader);
  return { name: viewer.name, roles: viewer.roles, counts, views: listViewsOf(context) };
}

export const headers = () => NO_STORE;

/** The frame of the back office: a slim bar, the menu beside the work, on a phone below it. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { name, roles, counts, views } = loaderData;
  const sections = useMemo(() => groupsFor(roles).flatMap((group) => group.sections), [roles]);
  const palette = usePalette();
  useOnePost();
  const chapter = chapterFor(useLocation().pathname);
  return (
    <DeclaredTextContext value={true}>
      <div className="admin-frame">
        <AdminBar name={name} unread={counts.unread} sections={sections} onFind={palette.open} />
        <AdminMenu counts={counts} roles={roles} />
        <main id="main" tabIndex={-1} className="admin-work">
          <LoadingLine under={adminPath("/admin")} />
          <FailedActionBanner />
          <AdminKeyHelp
            sections={sections}
            help={chapter && { href: helpHref(chapter), title: chapter.title }}
          />
          {palette.shown && <Palette roles={roles} allSections={sections} onClose={palette.close} />}
          <ListViewsProvider kept={views} canShare={can(roles, "shared-views")}>
            <LabelsInBoth value={false}>
              <Outlet />
            </LabelsInBoth>
          </ListViewsProvider>
        </main>
      </div>
    </DeclaredTextContext>
  );
}
