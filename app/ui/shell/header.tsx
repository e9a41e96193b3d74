import { adminPath } from "#app/i18n/admin-path.ts";
import { barePath, localeAddress, localeHref, otherLocale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as hint from "#app/i18n/messages/site/language-hint.ts";
import * as messages from "#app/i18n/messages/site/shell.ts";
import { CartIcon, CaseIcon, MenuIcon, PersonIcon, ThemeIcon } from "../icons.tsx";
import { Voice } from "../voice.tsx";
import hintScript from "./language-hint.client.ts?script";
import { isCurrent, MAIN_LINKS, type NavigationLink } from "./navigation.ts";
import type { ShellProps } from "./shell-props.ts";

type HeaderProps = Omit<ShellProps, "children" | "footer">;

/** The header of every page. With the dark theme it is always dark: it floats on pictures. */
export function Header(props: HeaderProps) {
  const { locale, pathname } = props;
  return (
    <header className={props.theme === "dark" ? "header always-dark" : "header"}>
      <Wordmark {...props} />
      <nav className="nav" aria-label={format(locale, messages.mainNavigation)}>
        <ul>
          {MAIN_LINKS.map((link) => (
            <li key={link.href}>
              <MainLink link={link} locale={locale} pathname={pathname} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="tools">
        <LanguageSwitch {...props} />
        <ThemeSwitch {...props} />
        <AccountLink {...props} className="tool-account" />
        {isCurrent("/dry-hire", pathname) && <HireBasketLink {...props} />}
        <CartLink {...props} />
        <button
          type="button"
          className="tool menu-button"
          popoverTarget="menu"
          aria-label={format(locale, messages.menu)}
          data-tip={format(locale, messages.menu)}
        >
          <MenuIcon />
        </button>
      </div>
      <Menu {...props} />
    </header>
  );
}

export function Wordmark({ locale }: Pick<ShellProps, "locale">) {
  return (
    <a
      className="wordmark"
      href={localeHref(locale, "/")}
      aria-label={format(locale, messages.siteName)}
      translate="no"
    >
      <i>#</i>ItsShowTime
    </a>
  );
}

function MainLink({
  link,
  locale,
  pathname,
}: Pick<ShellProps, "locale" | "pathname"> & { readonly link: NavigationLink }) {
  return (
    <a
      href={localeHref(locale, link.href)}
      {...(isCurrent(link.href, pathname) && { "aria-current": "page" as const })}
    >
      {format(locale, link.label)}
      <span className="hidden-visually"> · </span>
      <Voice of={link.companion ?? link.label} locale={locale} />
    </a>
  );
}

/**
 * The link to the page and query in the other language; a full page load. It brings the words of the hint that leads to
 * it.
 */
function LanguageSwitch({ locale, pathname, search }: HeaderProps) {
  const other = otherLocale(locale);
  const label = other === "ga" ? messages.toIrish : messages.toEnglish;
  return (
    <a
      className="tool"
      href={`${localeAddress(other, barePath(pathname))}${search}`}
      lang={other}
      hrefLang={other}
      rel="alternate"
      data-language={other}
      data-before={format(other, hint.chosenBefore)}
      data-read={format(other, hint.readHere)}
      data-stay={format(other, hint.stay)}
      data-hint={hintScript}
    >
      {format(other, label)}
    </a>
  );
}

/** Changes between light and dark; shell.client.ts answers it. */
export function ThemeSwitch({
  locale,
  theme,
  className = "tool-icon",
  words: shown = false,
}: Pick<HeaderProps, "locale" | "theme"> & { className?: string; words?: boolean }) {
  const words = format(locale, messages.houseLights);
  return (
    <button
      type="button"
      className={`tool theme-switch ${className}`}
      aria-pressed={theme === "light"}
      aria-label={words}
      {...(!shown && { "data-tip": words })}
      data-theme-switch=""
      suppressHydrationWarning
    >
      <ThemeIcon />
      {shown && words}
    </button>
  );
}

function AccountLink({
  locale,
  user,
  className = "",
  words: shown = false,
}: HeaderProps & { className?: string; words?: boolean }) {
  const label: Message = user ? (user.isStaff ? messages.admin : messages.account) : messages.logIn;
  const href = user ? (user.isStaff ? adminPath("/admin") : "/account") : "/auth";
  const words = format(locale, label);
  const tip = user ? `${words}: ${user.name}` : words;
  return (
    <a className={`tool ${className}`} href={localeHref(locale, href)} {...(!shown && { "data-tip": tip })}>
      <PersonIcon />
      <span className="tool-words">{words}</span>
    </a>
  );
}

/** The number is written by the shell's script from the guest cart, unless the server knows it. */
function CartLink({ locale, cartCount = null }: HeaderProps) {
  return (
    <a
      className="tool"
      href={localeHref(locale, "/shop/cart")}
      data-cart=""
      data-tip={format(locale, messages.cart)}
    >
      <CartIcon />
      <span className="tool-words">{format(locale, messages.cart)}</span>
      <span
        className="cart-count"
        data-cart-count={cartCount ?? ""}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps React from touching the number the script writes.
        dangerouslySetInnerHTML={{ __html: cartCount ? String(cartCount) : "" }}
      />
    </a>
  );
}

/** The link to the hire basket, on the pages of dry hire. The number is written by their own scripts. */
function HireBasketLink({ locale, user }: HeaderProps) {
  const words = format(locale, messages.hireBasket);
  return (
    <a className="tool tool-hire" href={localeHref(locale, "/dry-hire/basket")} data-tip={words}>
      <CaseIcon />
      <span className="tool-words">{words}</span>
      <span className="cart-count" data-hire-count={user ? "account" : ""} />
    </a>
  );
}

function Menu(props: HeaderProps) {
  const { locale, pathname } = props;
  return (
    <div className="menu" id="menu" popover="auto">
      <nav aria-label={format(locale, messages.mainNavigation)}>
        <ul className="menu-links">
          {MAIN_LINKS.map((link) => (
            <li key={link.href}>
              <MainLink link={link} locale={locale} pathname={pathname} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="menu-tools">
        <AccountLink {...props} words />
        <ThemeSwitch {...props} className="tool-narrow" words />
      </div>
    </div>
  );
}
