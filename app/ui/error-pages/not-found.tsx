import { localeHref } from "#app/i18n/locale.ts";
import * as errors from "#app/i18n/messages/ui/errors.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "../button.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { GhostLight } from "./ghost-light.tsx";

/** What is at an address where there is nothing. */
export function NotFound() {
  const t = useT();
  const locale = useLocale();
  return (
    <GhostLight sign={t(errors.notFoundCode)}>
      <h1 className="step-4">
        <VisuallyHidden>{t(errors.notFoundCode)} </VisuallyHidden>
        {t(errors.notFound)} <Companion of={errors.notFound} />
      </h1>
      <p>
        <ButtonLink href={localeHref(locale, "/")}>{t(errors.returnHome)}</ButtonLink>
      </p>
    </GhostLight>
  );
}
