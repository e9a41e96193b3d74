import { Outlet, useLocation } from "react-router";
import { Palette } from "#app/features/admin-home/components/palette.tsx";
import { Rail } from "#app/features/admin-home/components/rail.tsx";
import { usePalette } from "#app/features/admin-home/components/use-palette.ts";
import { getRailCounts } from "#app/features/admin-home/rail-counts.server.ts";
import { SECTIONS } from "#app/features/admin-home/sections.ts";
import { HelpLink } from "#app/features/help/components/help-link.tsx";
import { chapterFor, helpHref } from "#app/features/help/contents.ts";
import { LoadingLine } from "#app/features/identity/components/loading-line.tsx";
import { requireAdmin, requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { AdminKeyHelp } from "#app/ui/admin/admin-key-help.tsx";
import "#app/features/admin-home/components/admin-frame.css";
import type { Route } from "./+types/layout.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** Runs for every navigation below, so that the guard does too; its numbers stand in the rail. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const [viewer, counts] = await Promise.all([requireViewer(context), getRailCounts(db)]);
  return { name: viewer.name, counts };
}

export const headers = () => NO_STORE;

/** The back office: a dark rail on the left (on top of a phone's page), the work beside it. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const palette = usePalette();
  const chapter = chapterFor(useLocation().pathname);
  return (
    <div className="admin-frame">
      <Rail counts={loaderData.counts} name={loaderData.name} onFind={palette.open} />
      <div className="admin-work">
        <LoadingLine under={adminPath("/admin")} />
        <HelpLink />
        <AdminKeyHelp
          sections={SECTIONS}
          help={chapter && { href: helpHref(chapter), title: chapter.title }}
        />
        {palette.shown && <Palette onClose={palette.close} />}
        <Outlet />
      </div>
    </div>
  );
}
