import { useLocation } from "react-router";
import { localeHref } from "#app/i18n/locale.ts";
import * as session from "#app/i18n/messages/account/session.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";

/** Says that this page's person is gone: signed out, or another one (`name`) in their place. */
export function SessionBanner({ name }: { name: string | null }) {
  const t = useT();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const login = `/auth?${new URLSearchParams({ return: `${pathname}${search}` })}` as const;
  return (
    <div className="session-banner">
      <AlertBanner>
        <p>{name === null ? t(session.signedOutElsewhere) : t(session.signedInElsewhere, { name })}</p>
        <p>
          {name === null ? (
            <ButtonLink
              variant="outline"
              small
              href={localeHref(locale, login)}
              target="_blank"
              rel="noopener"
            >
              {t(session.logInNewTab)}
            </ButtonLink>
          ) : (
            <Button variant="outline" small onClick={() => window.location.reload()}>
              {t(session.reload)}
            </Button>
          )}
        </p>
      </AlertBanner>
    </div>
  );
}
