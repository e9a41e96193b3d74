import { Outlet } from "react-router";
import { PaletteOnDemand, usePalette } from "#app/features/desk/components/palette-on-demand.tsx";
import { Rail } from "#app/features/desk/components/rail.tsx";
import { getRailCounts } from "#app/features/desk/rail-counts.server.ts";
import { SECTIONS } from "#app/features/desk/sections.ts";
import { LoadingLine } from "#app/features/identity/components/loading-line.tsx";
import { appContext } from "#app/http/context.server.ts";
import { requireAdmin, requireViewer } from "#app/http/guards.server.ts";
import type { Message } from "#app/i18n/message.ts";
import * as admin from "#app/i18n/messages/admin.ts";
import * as attributes from "#app/i18n/messages/attributes-admin.ts";
import * as contentAdmin from "#app/i18n/messages/content-admin.ts";
import * as errorReports from "#app/i18n/messages/error-reports.ts";
import * as media from "#app/i18n/messages/media.ts";
import * as redirectsAdmin from "#app/i18n/messages/redirects-admin.ts";
import * as searches from "#app/i18n/messages/searches.ts";
import * as settingsAdmin from "#app/i18n/messages/settings-admin.ts";
import * as users from "#app/i18n/messages/users.ts";
import * as withdrawal from "#app/i18n/messages/withdrawal.ts";
import * as wordsAdmin from "#app/i18n/messages/words-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { DeskKeyHelp } from "#app/ui/desk-key-help.tsx";
import "#app/features/desk/components/desk-frame.css";
import type { Route } from "./+types/layout.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** Runs for every navigation below, so that the guard does too; its numbers stand in the rail. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const [viewer, counts] = await Promise.all([requireViewer(context), getRailCounts(db)]);
  return { name: viewer.name, counts };
}

export const headers = () => ({ "Cache-Control": "no-store" });

interface DeskLink {
  readonly href: string;
  readonly label: Message;
  /** After "g", goes here. */
  readonly letter: string;
  readonly count?: "orders" | "withdrawals" | "enquiries" | "mail" | "content";
}

const LINKS: readonly DeskLink[] = [
  { href: "/admin", label: admin.desk, letter: "d" },
  { href: "/admin/import", label: admin.importProducts, letter: "i" },
  { href: "/admin/orders", label: admin.orders, letter: "o", count: "orders" },
  { href: "/admin/withdrawals", label: withdrawal.desk, letter: "r", count: "withdrawals" },
  { href: "/admin/enquiries", label: admin.enquiries, letter: "e", count: "enquiries" },
  { href: "/admin/users", label: users.users, letter: "u" },
  { href: "/admin/mail", label: admin.mail, letter: "m", count: "mail" },
  { href: "/admin/searches", label: searches.title, letter: "f" },
  { href: "/admin/attributes", label: attributes.title, letter: "a" },
  { href: "/admin/content", label: contentAdmin.title, letter: "c", count: "content" },
  { href: "/admin/media", label: media.title, letter: "l" },
  { href: "/admin/words", label: wordsAdmin.title, letter: "w" },
  { href: "/admin/redirects", label: redirectsAdmin.title, letter: "r" },
  { href: "/admin/settings", label: settingsAdmin.title, letter: "s" },
  { href: "/admin/errors", label: errorReports.title, letter: "x" },
];

/** The worklight desk: a dark rail on the left (on top of a phone's page), the work beside it. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const palette = usePalette();
  return (
    <div className="desk-frame">
      <Rail counts={loaderData.counts} name={loaderData.name} onFind={palette.open} />
      <div className="min-w-0">
        <LoadingLine under="/admin" />
        <DeskKeyHelp sections={SECTIONS} />
        <PaletteOnDemand {...palette} />
        <Outlet />
      </div>
    </div>
  );
}
