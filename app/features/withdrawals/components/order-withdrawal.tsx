import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/withdrawal.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { lastDayOf } from "#app/lib/time/irish-time.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { OrderWithdrawalFacts } from "../withdrawals.ts";

/** In the head of an order: that its buyer has withdrawn, and by when the money comes back. */
export function WithdrawnLine({ hasLeft, statements }: Pick<OrderWithdrawalFacts, "hasLeft" | "statements">) {
  const t = useT();
  const locale = useLocale();
  const open = statements.find(({ state }) => state === "open");
  if (!open) return null;
  return (
    <p className="order-status-line">
      <StateWord state="warn">
        {t(messages.withdrawalOf, { date: formatDate(locale, open.receivedAt) })}
      </StateWord>
      <span>
        {t(hasLeft ? messages.sendBackFirst : messages.paidBackBy, {
          date: formatDate(locale, lastDayOf(open.refundDueAt)),
        })}
      </span>
    </p>
  );
}

/** The function to withdraw, as long as it is there, and what has been stated. */
export function OrderWithdrawal({ facts }: { facts: OrderWithdrawalFacts }) {
  const t = useT();
  const locale = useLocale();
  const { token, possible, periodEndsAt, hasLeft, statements } = facts;
  if (!possible && statements.length === 0) return null;
  return (
    <section className="order-withdrawal" aria-labelledby="withdrawal">
      <CompanionHeading level={2} of={messages.announcementTitle} id="withdrawal" />
      {statements.map((receipt) => (
        <p key={receipt.token}>
          {t(messages.statedOn, { date: formatDateTime(locale, receipt.receivedAt) })}{" "}
          {receipt.state === "refunded" && t(messages.stateRefunded)}{" "}
          {receipt.state === "refunded" && hasLeft && t(messages.nextSendIfAny)}
          {receipt.state === "refused" && t(messages.stateRefused, { note: receipt.note ?? "" })}{" "}
          <a className="link" href={localeHref(locale, `/withdraw/${receipt.token}`)}>
            {t(messages.seeReceipt)}
          </a>
        </p>
      ))}
      {possible && (
        <>
          <p>
            {t(messages.announcementText)}{" "}
            {periodEndsAt
              ? t(messages.untilDate, { date: formatDate(locale, lastDayOf(periodEndsAt)) })
              : t(messages.untilUnknown)}
          </p>
          <p className="order-withdrawal-ways">
            <ButtonLink variant="solid" href={localeHref(locale, `/shop/orders/${token}/withdraw`)}>
              {t(messages.withdrawHere)}
            </ButtonLink>
            <a className="link" href={localeHref(locale, "/returns")}>
              {t(messages.moreAbout)}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
