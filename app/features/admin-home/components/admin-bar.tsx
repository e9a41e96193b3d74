import { useLocation } from "react-router";
import { HelpLink } from "#app/features/help/components/help-link.tsx";
import { AdminKeys } from "#app/features/identity/components/admin-keys.tsx";
import { Bell } from "#app/features/notifications/components/bell.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as admin from "#app/i18n/messages/admin/admin.ts";
import * as messages from "#app/i18n/messages/admin/admin-home.ts";
import * as shell from "#app/i18n/messages/site/shell.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { PersonIcon, SearchIcon } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { ThemeSwitch } from "#app/ui/shell/header.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { AdminSection } from "../sections.ts";

interface AdminBarProps {
  /** The name of the signed-in person. */
  readonly name: string;
  /** Notifications that they have not read. */
  readonly unread: number;
  /** The sections that the letter keys lead to. */
  readonly sections: readonly AdminSection[];
  readonly onFind: () => void;
}

/** The slim bar above every page of the back office: search, the public site, help and the account. */
export function AdminBar({ name, unread, sections, onFind }: AdminBarProps) {
  const t = useT();
  return (
    <header className="admin-bar always-dark">
      <Link
        to={adminPath("/admin")}
        className="wordmark"
        translate="no"
        aria-label={t(messages.frontOfAdmin)}
      >
        <i>#</i>ItsShowTime
      </Link>
      <button type="button" className="admin-find" onClick={onFind} aria-keyshortcuts="Control+K Meta+K">
        <SearchIcon />
        <span>{t(messages.find)}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <div className="admin-bar-tools">
        <a className="tool admin-bar-site" href={localeHref("en", "/")}>
          {t(messages.viewSite)}
        </a>
        <Bell unread={unread} />
        <HelpLink />
        <ThemeSwitch locale={useLocale()} theme="light" />
        <button type="button" className="tool admin-bar-account" popoverTarget="admin-account">
          <PersonIcon />
          <VisuallyHidden>{t(shell.account)}</VisuallyHidden>
          <span className="admin-bar-name">{name}</span>
        </button>
      </div>
      <Account name={name} sections={sections} />
    </header>
  );
}

/** Listens to the keys of the whole page, open or not. A new page begins with it closed. */
function Account({ name, sections }: Pick<AdminBarProps, "name" | "sections">) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <div id="admin-account" popover="auto" className="admin-account" key={pathname}>
      <p>
        <strong>{name}</strong>
      </p>
      <a className="link" href={localeHref("en", "/account")}>
        {t(shell.account)}
      </a>
      <a className="link admin-account-site" href={localeHref("en", "/")}>
        {t(messages.viewSite)}
      </a>
      <AdminKeys targets={sections} />
      <form method="post" action={localeHref("en", "/auth/sign-out")}>
        <button type="submit" className="link">
          {t(admin.logOut)}
        </button>
      </form>
    </div>
  );
}
