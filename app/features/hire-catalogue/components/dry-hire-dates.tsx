import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-catalogue.ts";
import * as rider from "#app/i18n/messages/hire/rider.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { NO_DATES } from "../hire-dates.ts";
import { DateFields } from "./date-fields.tsx";

/** The dates on the page of dry hire, and the way into the catalogue. */
export function DryHireDates() {
  const t = useT();
  const locale = useLocale();
  const path = localeHref(locale, "/dry-hire/browse");
  return (
    <section className="hire-entry" aria-label={t(messages.dates)}>
      <form method="get" action={path} className="wrap hire-entry-form" data-basket-dates="">
        {/* Other dates than those of the hire basket would change them: its script fills these in. */}
        <DateFields typed={NO_DATES} />
        <SubmitButton>
          {t(messages.check)} <Companion of={messages.check} />
        </SubmitButton>
        <p className="hire-entry-links">
          <a className="link" href={path}>
            {t(messages.openCatalogue)}
          </a>
          <a className="link" href={localeHref(locale, "/dry-hire/rider")}>
            {t(rider.link)}
          </a>
        </p>
      </form>
    </section>
  );
}
