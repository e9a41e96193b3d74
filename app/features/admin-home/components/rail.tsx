import { NavLink, useLocation } from "react-router";
import { AdminKeys } from "#app/features/identity/components/admin-keys.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as admin from "#app/i18n/messages/admin.ts";
import * as messages from "#app/i18n/messages/admin-home.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { countText } from "#app/lib/count-text.ts";
import type { RailCounts } from "../admin-home.ts";
import { type AdminSection, SECTION_GROUPS, SECTIONS } from "../sections.ts";

interface RailProps {
  readonly counts: RailCounts;
  /** Who is signed in. */
  readonly name: string;
  readonly onFind: () => void;
}

/** The dark rail on the left; on a phone a line above the page that opens into the same list. */
export function Rail(props: RailProps) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t(admin.navigation)} className="always-dark admin-rail">
      {/* A new page begins with the list closed. */}
      <details key={pathname} className="admin-rail-phone">
        <summary>
          <CurrentName pathname={pathname} />
        </summary>
        <Groups counts={props.counts} />
        <Foot {...props} />
      </details>
      <div className="admin-rail-wide">
        <div className="admin-rail-list">
          <Groups counts={props.counts} />
        </div>
        {/* Listens for the whole page, so there is one of it, also where the window is too narrow to show it. */}
        <Foot {...props}>
          <AdminKeys targets={SECTIONS} />
        </Foot>
      </div>
    </nav>
  );
}

/** The section the page belongs to: the one with the longest address that begins it. */
function CurrentName({ pathname }: { pathname: string }) {
  const t = useT();
  const [current] = SECTIONS.filter(
    ({ href }) => pathname === href || (href !== adminPath("/admin") && pathname.startsWith(`${href}/`)),
  );
  return (
    <>
      <span className="muted">{t(admin.navigation)}</span> {current && t(current.label)}
    </>
  );
}

function Groups({ counts }: { counts: RailCounts }) {
  const t = useT();
  return SECTION_GROUPS.map(({ label, sections }) => (
    <div key={sections[0]?.href} className="admin-rail-group">
      {label && <p>{t(label)}</p>}
      <ul>
        {sections.map((section) => (
          <li key={section.href}>
            <SectionLink section={section} n={section.count ? counts[section.count] : 0} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function SectionLink({ section, n }: { section: AdminSection; n: number }) {
  const t = useT();
  return (
    <NavLink to={section.href} end={section.href === adminPath("/admin")}>
      <span>{t(section.label)}</span>
      {n > 0 && <span className="admin-rail-count">{countText(n)}</span>}
    </NavLink>
  );
}

function Foot({ name, onFind, children }: RailProps & { readonly children?: React.ReactNode }) {
  const t = useT();
  return (
    <div className="admin-rail-foot">
      <button type="button" onClick={onFind} aria-keyshortcuts="Control+K Meta+K">
        <span>{t(messages.find)}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {children}
      <form method="post" action="/auth/sign-out">
        <span>{name}</span>
        <button type="submit">{t(admin.logOut)}</button>
      </form>
    </div>
  );
}
