import { formatDate } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as words from "#app/i18n/messages/withdrawal.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { addMs } from "#app/lib/clock.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { WithdrawalObstacle } from "../withdrawals.ts";

/** Why there is nothing to withdraw from, and where to turn. */
export function NoWithdrawal({ obstacle }: { obstacle: WithdrawalObstacle }) {
  const t = useT();
  const locale = useLocale();
  const contact = (
    <ButtonLink variant="outline" href={localeHref(locale, "/contact")}>
      {t(words.contact)}
    </ButtonLink>
  );
  switch (obstacle.kind) {
    case "no-contract":
      return <Notice title={t(words.notYetTitle)}>{t(words.notYetText)}</Notice>;
    case "nothing-left":
      return <Notice title={t(words.nothingLeftTitle)} action={contact} />;
    case "period-over":
      return (
        <Notice title={t(words.overTitle)} action={contact}>
          {t(words.overText, { date: formatDate(locale, addMs(obstacle.endedAt, -1)) })}
        </Notice>
      );
  }
}
