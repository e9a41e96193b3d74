import { formatDayTime } from "#app/i18n/dates.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/account/deletion.ts";
import { type Translate, useLocale, useT } from "#app/i18n/use-t.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import type { Affected } from "../affected.ts";

interface AffectedListProps {
  readonly title: Message;
  readonly affected: readonly Affected[];
  readonly children?: React.ReactNode;
}

/** What the deletion of an account leaves or ends, each with the link to its page; nothing where there is none. */
export function AffectedList({ title, affected, children }: AffectedListProps) {
  const t = useT();
  const locale = useLocale();
  if (affected.length === 0) return null;
  return (
    <section className="stack-3">
      <CompanionHeading level={2} of={title} className="step-1" />
      {children}
      <ul>
        {affected.map((one) => (
          <li key={one.token}>
            <a className="link" href={hrefOf(locale, one)}>
              {nameOf(t, locale, one)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function hrefOf(locale: Locale, { kind, token }: Affected) {
  if (kind === "hire") return localeHref(locale, `/dry-hire/hire/${token}`);
  if (kind === "quote") return localeHref(locale, `/dry-hire/quote/${token}`);
  return localeHref(locale, `/shop/orders/${token}`);
}

function nameOf(t: Translate, locale: Locale, one: Affected): string {
  const { number } = one;
  switch (one.kind) {
    case "hire":
      return t(messages.hire, {
        number,
        from: formatDayTime(locale, one.from),
        to: formatDayTime(locale, one.to),
      });
    case "quote":
      return t(messages.quote, { number });
    case "order":
      return t(messages.order, { number });
    case "unpaid-order":
      return t(messages.unpaidOrder, { number });
  }
}
