import { localeHref } from "#app/i18n/locale.ts";
import * as errors from "#app/i18n/messages/errors.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";

/** What stands at an address where there is nothing. */
export function NotFound() {
  const t = useT();
  const locale = useLocale();
  return (
    <div className="wrap section">
      <p className="display">{t(errors.notFoundCode)}</p>
      <h1>
        {t(errors.notFound)} <Companion of={errors.notFound} />
      </h1>
      <p>
        <a href={localeHref(locale, "/")}>{t(errors.returnHome)}</a>
      </p>
    </div>
  );
}
