import { NavLink, Outlet } from "react-router";
import { countSampleEntries } from "#app/features/content/desk-queries.server.ts";
import { countEnquiries } from "#app/features/enquiries/queries.server.ts";
import { DeskKeys } from "#app/features/identity/components/desk-keys.tsx";
import { LoadingLine } from "#app/features/identity/components/loading-line.tsx";
import { countMails } from "#app/features/mail/queries.server.ts";
import { listOrders } from "#app/features/orders/queries.server.ts";
import { countWithdrawals } from "#app/features/withdrawals/desk-queries.server.ts";
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
import type { Route } from "./+types/layout.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** Runs for every navigation below, so that the guard does too; its numbers stand in the rail. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const [enquiries, mails, toSend, content, withdrawals] = await Promise.all([
    countEnquiries(db),
    countMails(db),
    listOrders(db, { search: "", state: "paid", page: 1 }),
    countSampleEntries(db),
    countWithdrawals(db, clock.now()),
  ]);
  return {
    withdrawals: withdrawals.open,
    name: viewer.name,
    enquiries: enquiries.new,
    mail: mails.failed,
    orders: toSend.total,
    content,
  };
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
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:min-h-[calc(100svh-4.5rem)] lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:grid-rows-1">
      <Rail counts={loaderData} name={loaderData.name} />
      <div className="min-w-0">
        <LoadingLine under="/admin" />
        <DeskKeyHelp />
        <Outlet />
      </div>
    </div>
  );
}

type Counts = Readonly<Record<"orders" | "withdrawals" | "enquiries" | "mail" | "content", number>>;

function Rail({ counts, name }: { counts: Counts; name: string }) {
  const t = useT();
  return (
    <nav aria-label={t(admin.navigation)} className="stage border-b border-rule lg:border-b-0">
      <div className="flex flex-col gap-2 px-edge py-2 lg:sticky lg:top-[4.5rem] lg:h-[calc(100svh-4.5rem)] lg:overflow-y-auto lg:px-3 lg:py-6">
        <ul className="-mx-edge flex list-none gap-1 overflow-x-auto px-edge [scrollbar-width:none] lg:mx-0 lg:grid lg:px-0">
          {LINKS.map((link) => (
            <li key={link.href} className="flex-none">
              <RailLink link={link} count={link.count ? counts[link.count] : 0} />
            </li>
          ))}
        </ul>
        <div className="mt-auto hidden gap-3 px-3 pt-6 text-[0.92rem] text-soft lg:grid">
          <DeskKeys targets={LINKS} />
          <p>{name}</p>
          <form method="post" action="/auth/sign-out">
            <button type="submit" className="min-h-11 underline">
              {t(admin.logOut)}
            </button>
          </form>
        </div>
      </div>
    </nav>
  );
}

function RailLink({ link, count }: { link: DeskLink; count: number }) {
  const t = useT();
  return (
    <NavLink
      to={link.href}
      end={link.href === "/admin"}
      className="flex min-h-11 items-baseline gap-3 rounded-lg px-3 py-2.5 font-semibold no-underline hover:bg-ground-2 aria-[current=page]:bg-tint aria-[current=page]:text-on-tint"
    >
      <span>
        {t(link.label)} <Companion of={link.label} className="hidden text-[0.92rem] lg:inline" />
      </span>
      {count > 0 && <span className="numeric ml-auto font-bold text-accent">{count}</span>}
    </NavLink>
  );
}
