import { formatDate, formatDateTime } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as words from "#app/i18n/messages/withdrawal.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { addMs } from "#app/lib/clock.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { OrderWithdrawalFacts } from "../withdrawals.ts";

/** The function to withdraw, as long as it is there, and what has been stated. */
export function OrderWithdrawal({ facts }: { facts: OrderWithdrawalFacts }) {
  const t = useT();
  const locale = useLocale();
  const { token, possible, periodEndsAt, statements } = facts;
  if (!possible && statements.length === 0) return null;
  return (
    <section className="order-withdrawal" aria-labelledby="withdrawal">
      <h2 id="withdrawal">
        {t(words.noticeTitle)}
        <Companion of={words.noticeTitle} />
      </h2>
      {statements.map((receipt) => (
        <p key={receipt.token}>
          {t(words.statedOn, { date: formatDateTime(locale, receipt.receivedAt) })}{" "}
          {receipt.state === "refunded" && t(words.stateRefunded)}
          {receipt.state === "refused" && t(words.stateRefused, { note: receipt.note ?? "" })}{" "}
          <a className="link" href={localeHref(locale, `/withdraw/${receipt.token}`)}>
            {t(words.seeReceipt)}
          </a>
        </p>
      ))}
      {possible && (
        <>
          <p>
            {t(words.noticeText)}{" "}
            {periodEndsAt
              ? t(words.untilDate, { date: formatDate(locale, addMs(periodEndsAt, -1)) })
              : t(words.untilUnknown)}
          </p>
          <p className="order-withdrawal-ways">
            <ButtonLink variant="solid" href={localeHref(locale, `/shop/orders/${token}/withdraw`)}>
              {t(words.withdrawHere)}
            </ButtonLink>
            <a className="link" href={localeHref(locale, "/returns")}>
              {t(words.moreAbout)}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
