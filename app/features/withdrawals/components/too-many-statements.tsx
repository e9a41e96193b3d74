import { localeHref } from "#app/i18n/locale.ts";
import { contact } from "#app/i18n/messages/shop/withdrawal.ts";
import * as messages from "#app/i18n/messages/shop/withdrawal-limit.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { minutesIn } from "#app/lib/time/clock.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";

/** The statement was not stored: its network has sent too many. Says when to confirm it again, and other ways. */
export function TooManyStatements({ retryAfter }: { readonly retryAfter: number }) {
  const t = useT();
  return (
    <div tabIndex={-1} data-problem="">
      <AlertBanner
        title={t(messages.title)}
        action={
          <ButtonLink variant="outline" href={localeHref(useLocale(), "/contact")}>
            {t(contact)}
          </ButtonLink>
        }
      >
        {t(messages.text, { n: minutesIn(retryAfter) })}
      </AlertBanner>
    </div>
  );
}
