import { barePath, localeHref } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/site/shell.ts";
import * as registered from "#app/i18n/messages/ui/particulars.ts";
import { mailtoHref, telHref } from "#app/lib/text/contact-links.ts";
import { oneLine } from "#app/lib/text/one-line.ts";
import { ButtonLink } from "../button.tsx";
import { ExternalLink } from "../external-link.tsx";
import { Voice } from "../voice.tsx";
import { Wordmark } from "./header.tsx";
import { FOOTER_ANCHORS, LEGAL_LINKS, type NavigationLink } from "./navigation.ts";
import type { ShellCompany, ShellProps } from "./shell-props.ts";

type FooterProps = Omit<ShellProps, "children" | "footer">;

export function Footer(props: FooterProps) {
  const { locale, pathname, company, theme } = props;
  const onHome = barePath(pathname) === "/";
  const anchors = FOOTER_ANCHORS.map((link) => ({
    ...link,
    href: onHome ? link.href : localeHref(locale, `/${link.href}`),
  }));
  const legal = LEGAL_LINKS.map((link) => ({ ...link, href: localeHref(locale, link.href) }));
  return (
    <footer className={theme === "dark" ? "footer always-dark" : "footer"}>
      <div className="wrap">
        <div className="footer-grid">
          <div className="footer-about">
            <Wordmark locale={locale} />
            <p>{format(locale, messages.about)}</p>
            <ButtonLink href={localeHref(locale, "/equipment-servicing")} variant="outline">
              {format(locale, messages.scheduleService)}{" "}
              <Voice of={messages.scheduleService} locale={locale} />
            </ButtonLink>
          </div>
          <nav aria-label={format(locale, messages.footerNavigation)}>
            <FooterHeading of={messages.explore} locale={locale} />
            <FooterLinks links={anchors} locale={locale} />
          </nav>
          <nav aria-label={format(locale, messages.legalNavigation)}>
            <FooterHeading of={messages.information} locale={locale} />
            <FooterLinks links={legal} locale={locale} />
          </nav>
          <Contact company={company} locale={locale} />
        </div>
        <Particulars {...props} />
      </div>
    </footer>
  );
}

function FooterHeading({ of, locale }: { of: Message } & Pick<ShellProps, "locale">) {
  return (
    <h2>
      {format(locale, of)} <Voice of={of} locale={locale} />
    </h2>
  );
}

function FooterLinks({
  links,
  locale,
}: { links: readonly NavigationLink<string>[] } & Pick<ShellProps, "locale">) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{format(locale, link.label)}</a>
        </li>
      ))}
    </ul>
  );
}

/** Nothing of an empty setting is shown; nothing at all when all are empty. */
function Contact({ company, locale }: { company: ShellCompany } & Pick<ShellProps, "locale">) {
  const { address, phone, email, openingHours, social = [] } = company;
  if (!address && !phone && !email && !openingHours && social.length === 0) return null;
  return (
    <div>
      <FooterHeading of={messages.findUs} locale={locale} />
      {address && <address>{address}</address>}
      <ul>
        {phone && (
          <li>
            <a href={telHref(phone)}>{phone}</a>
          </li>
        )}
        {email && (
          <li>
            <a href={mailtoHref(email)}>{email}</a>
          </li>
        )}
        {social.map(({ name, url }) => (
          <li key={url}>
            <ExternalLink href={url}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
      {openingHours && <p className="footer-hours">{openingHours}</p>}
    </div>
  );
}

function Particulars({ company, locale, year }: FooterProps) {
  const name = company.legalName || company.name || "ItsShowTime";
  const { companyNumber, vatNumber, weeeNumber, registeredOffice, beingWoundUp, shareCapital } = company;
  return (
    <div className="footer-end">
      <span>{format(locale, messages.rights, { year: String(year), company: name })}</span>
      {beingWoundUp && <span>{format(locale, registered.beingWoundUp)}</span>}
      {companyNumber && <span>{format(locale, messages.companyNumber, { number: companyNumber })}</span>}
      {vatNumber && <span>{format(locale, messages.vatNumber, { number: vatNumber })}</span>}
      {weeeNumber && <span>{format(locale, messages.weeeNumber, { number: weeeNumber })}</span>}
      {registeredOffice && (
        <span>{format(locale, messages.registeredOffice, { address: oneLine(registeredOffice) })}</span>
      )}
      {shareCapital && <span>{format(locale, registered.shareCapital, { amount: shareCapital })}</span>}
    </div>
  );
}
