import { NavLink, Outlet } from "react-router";
import { LoadingLine } from "#app/features/identity/components/loading-line.tsx";
import { isStaff } from "#app/features/identity/permissions.ts";
import { requireUser, requireViewer } from "#app/http/auth/guards.server.ts";
import { answerRepeatedDeletion } from "#app/http/auth/repeated-deletion.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import { title as addresses } from "#app/i18n/messages/account/addresses.ts";
import { hire } from "#app/i18n/messages/hire/account-hire.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import type { Route } from "./+types/layout.ts";

export const middleware: Route.MiddlewareFunction[] = [answerRepeatedDeletion, requireUser];

/** Runs for every navigation below, so that the guard does too. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, roles } = await requireViewer(context);
  return { name, staff: isStaff(roles) };
}

export const headers = () => NO_STORE;

const LINKS = [
  { href: "/account", label: account.overview },
  { href: "/account/orders", label: account.orders },
  { href: "/account/hire", label: hire },
  { href: "/account/invoices", label: account.invoices },
  { href: "/account/addresses", label: addresses },
  { href: "/account/enquiries", label: account.enquiries },
  { href: "/account/security", label: account.security },
  { href: "/account/data", label: account.data },
] as const;

export default function AccountLayout({ loaderData: { name, staff } }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className="wrap account-page">
      <header className="stack-3">
        <p className="muted">
          {t(account.title)} · <Companion of={account.title} />
        </p>
        <p className="display step-3">{t(account.welcome, { name })}</p>
      </header>
      <nav aria-label={t(account.navigation)} className="tabs-list account-tabs fade-ends">
        {LINKS.map(({ href, label }) => (
          <NavLink key={href} to={localeHref(locale, href)} end={href === "/account"} className="tab">
            {t(label)} <Companion of={label} />
          </NavLink>
        ))}
        {staff && (
          <a href={adminPath("/admin")} className="tab">
            {t(account.backOffice)}
          </a>
        )}
      </nav>
      <LoadingLine under="/account" />
      <Outlet />
    </div>
  );
}
