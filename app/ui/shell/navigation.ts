import { barePath } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as shell from "#app/i18n/messages/site/shell.ts";
import type { PagePath } from "#app/i18n/page-path.ts";

export interface NavigationLink<Href extends string = PagePath> {
  readonly href: Href;
  readonly label: Message;
  /** What the other language says, where it is not the label's own. */
  readonly companion?: Message;
}

/** The top navigation, in its order. */
export const MAIN_LINKS: readonly NavigationLink[] = [
  { href: "/", label: shell.home },
  { href: "/hire", label: shell.hire },
  { href: "/studio5", label: shell.studio, companion: shell.studioCompanion },
  { href: "/projects", label: shell.projects },
  { href: "/service-centre", label: shell.serviceCentre },
  { href: "/shop", label: shell.shop },
  { href: "/our-team", label: shell.team },
  { href: "/contact", label: shell.contact },
];

/** Sections of the home page that the footer leads to. */
export const FOOTER_ANCHORS: readonly NavigationLink<`#${string}`>[] = [
  { href: "#services", label: shell.services },
  { href: "#service-centre", label: shell.serviceCentre },
  { href: "#studio", label: shell.studioAnchor },
  { href: "#contact", label: shell.contact },
];

export const LEGAL_LINKS: readonly NavigationLink[] = [
  { href: "/privacy", label: shell.privacy },
  { href: "/terms", label: shell.terms },
  { href: "/hire-terms", label: shell.hireTerms },
  { href: "/returns", label: shell.returns },
  { href: "/withdraw", label: shell.withdraw },
  { href: "/cookies", label: shell.cookies },
  { href: "/accessibility", label: shell.accessibility },
];

/** True for the page itself and what lies under it, dry hire under hire; the home page only for itself. */
export function isCurrent(href: string, pathname: string): boolean {
  const here = barePath(pathname);
  if (href === "/hire" && isCurrent("/dry-hire", pathname)) return true;
  return href === "/" ? here === "/" : here === href || here.startsWith(`${href}/`);
}
