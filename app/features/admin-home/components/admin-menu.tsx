import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { Role } from "#app/features/identity/identity.ts";
import { canOpen } from "#app/features/identity/permissions.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as admin from "#app/i18n/messages/admin/admin.ts";
import * as messages from "#app/i18n/messages/admin/admin-home.ts";
import * as names from "#app/i18n/messages/admin/section-names.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { countText } from "#app/lib/text/count-text.ts";
import { Link } from "#app/ui/link.tsx";
import type { MenuCounts } from "../admin-home.ts";
import { ADMIN_SECTIONS, type AdminSection, groupsFor } from "../sections.ts";

/** Sections that have a shorter name where a thumb reaches them. */
const THUMB_NAMES: Readonly<Record<string, Message>> = {
  [adminPath("/admin/enquiries")]: names.inbox,
  [adminPath("/admin/hire/warehouse")]: messages.scan,
};

/** Sections that a thumb reaches on a phone, the likeliest first; the others are behind *More*. */
const THUMB = [
  adminPath("/admin"),
  adminPath("/admin/orders"),
  adminPath("/admin/enquiries"),
  adminPath("/admin/hire/warehouse"),
  adminPath("/admin/packing"),
  adminPath("/admin/stock"),
  adminPath("/admin/hire/items"),
  adminPath("/admin/hire/hires"),
  adminPath("/admin/hire/units"),
  adminPath("/admin/content"),
  adminPath("/admin/site-text"),
  adminPath("/admin/media"),
].flatMap((path) => {
  const section = ADMIN_SECTIONS.find(({ href }) => href === path);
  return section ? [{ ...section, label: THUMB_NAMES[path] ?? section.label }] : [];
});

/** Buttons of the bar beside *More*. */
const THUMB_BUTTONS = 4;

function thumbFor(roles: readonly Role[]): readonly AdminSection[] {
  return THUMB.filter(({ href }) => canOpen(roles, href)).slice(0, THUMB_BUTTONS);
}

interface MenuProps {
  readonly counts: MenuCounts;
  /** The roles of the person: sections that they may not open are left out. */
  readonly roles: readonly Role[];
}

/** The menu beside the work; on a phone it opens above a bar, by the last of its buttons. */
export function AdminMenu({ counts, roles }: MenuProps) {
  const t = useT();
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page begins with it closed.
  useEffect(() => {
    if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
  }, [pathname]);
  useEffect(() => {
    // In a wider window it lies beside the work again.
    const width = matchMedia("(width >= 64rem)");
    const close = () => menu.current?.hidePopover();
    width.addEventListener("change", close);
    return () => width.removeEventListener("change", close);
  }, []);
  return (
    <>
      <nav ref={menu} id="admin-menu" popover="auto" aria-label={t(admin.navigation)} className="admin-menu">
        {groupsFor(roles).map(({ label, sections }) => (
          <div
            key={sections[0]?.href}
            className="admin-menu-group"
            data-current={sections.some((section) => isWithin(pathname, section)) ? "" : undefined}
          >
            {label && <p>{t(label)}</p>}
            <ul>
              {sections.map((section) => (
                <li key={section.href} className={section.secondary ? "admin-menu-secondary" : undefined}>
                  <SectionLink section={section} counts={counts} beside={sections} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <nav aria-label={t(admin.quickLinks)} className="admin-thumb">
        {thumbFor(roles).map((section) => (
          <SectionLink key={section.href} section={section} counts={counts} />
        ))}
        <button type="button" popoverTarget="admin-menu">
          {t(messages.more)}
        </button>
      </nav>
    </>
  );
}

function isWithin(pathname: string, { href }: AdminSection): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

interface SectionLinkProps {
  readonly section: AdminSection;
  readonly counts: MenuCounts;
  /** The sections that are linked to as well: of two that a page lies in, the inner one is current. */
  readonly beside?: readonly AdminSection[];
}

function SectionLink({ section, counts, beside = [] }: SectionLinkProps) {
  const t = useT();
  const { pathname } = useLocation();
  const isOuter = beside.some(
    (other) => other.href.startsWith(`${section.href}/`) && isWithin(pathname, other),
  );
  const n = section.count ? counts[section.count] : 0;
  const isExact = isOuter || section.href === adminPath("/admin");
  const isCurrent = isExact ? pathname === section.href : isWithin(pathname, section);
  return (
    <Link to={section.href} aria-current={isCurrent ? "page" : undefined}>
      <span>{t(section.label)}</span>
      {n > 0 && <span className="admin-menu-count">{countText(n)}</span>}
    </Link>
  );
}
