import { formatDate } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/withdrawal.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { lastDayOf } from "#app/lib/time/irish-time.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { WithdrawalObstacle } from "../withdrawals.ts";

/** Why there is nothing to withdraw from, and where to turn. */
export function NoWithdrawal({ obstacle }: { obstacle: WithdrawalObstacle }) {
  const t = useT();
  const locale = useLocale();
  const contact = (
    <ButtonLink variant="outline" href={localeHref(locale, "/contact")}>
      {t(messages.contact)}
    </ButtonLink>
  );
  switch (obstacle.kind) {
    case "no-contract":
      return <Banner title={t(messages.notYetTitle)}>{t(messages.notYetText)}</Banner>;
    case "at-counter":
      return (
        <Banner title={t(messages.atCounterTitle)} action={contact}>
          {t(messages.atCounterText)}
        </Banner>
      );
    case "nothing-left":
      return <Banner title={t(messages.nothingLeftTitle)} action={contact} />;
    case "period-over":
      return (
        <Banner title={t(messages.overTitle)} action={contact}>
          {t(messages.overText, { date: formatDate(locale, lastDayOf(obstacle.endedAt)) })}
        </Banner>
      );
  }
}
